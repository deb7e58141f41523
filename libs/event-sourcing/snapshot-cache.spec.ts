import { SnapshotCache } from './snapshot-cache';

const createSnapshot = (state: unknown, commands: readonly string[] = []) => ({
  state,
  revision: 0,
  position: undefined,
  fact: undefined,
  commands: new Set(commands),
});

describe('What is kept of the streams of a town', () => {
  const keptOf = (states: SnapshotCache, streams: readonly string[]) => streams.filter((stream) => states.get(stream));

  it('never grows beyond its number, whoever comes', () => {
    const states = new SnapshotCache(100);
    const streams = Array.from({ length: 1_000 }, (_, i) => `preferences-${i}`);
    for (const stream of streams) {
      states.put(stream, createSnapshot({}));
      expect(states.get(stream)).toBeDefined();
    }
    expect(keptOf(states, streams).length).toBeLessThanOrEqual(100);
  });

  it('forgets whom nobody has heard of for long, and not who comes every day', () => {
    const states = new SnapshotCache(10);
    for (let day = 0; day < 100; day++) {
      states.put('ada', createSnapshot(day));
      states.put(`visitor ${day}`, createSnapshot({}));
    }
    expect(states.get('ada')).toMatchObject({ state: 99 });
    expect(states.get('visitor 1')).toBeUndefined();
  });

  it('never grows beyond its size: many that are small, few that are large', () => {
    const states = new SnapshotCache(10_000, 100_000);
    const streams = Array.from({ length: 1_000 }, (_, i) => `preferences-${i}`);
    const keep = (state: unknown) => streams.forEach((stream) => void states.put(stream, createSnapshot(state)));
    keep({ saved: [1, 2, 3] });
    const small = keptOf(states, streams).length;
    keep({ saved: Array.from({ length: 100 }, (_, i) => i), followed: new Set(['x'.repeat(1_000)]) });
    const large = keptOf(states, streams).length;
    expect(small).toBeGreaterThan(large * 4);
    expect(large).toBeGreaterThan(0);
  });

  it('keeps nothing of a stream that would leave no room for others, by what it holds or by how often it was written to', () => {
    const states = new SnapshotCache(100, 100_000);
    states.put('ada', createSnapshot({}));
    states.put('library', createSnapshot(Array.from({ length: 100 }, () => 'x'.repeat(1_000))));
    states.put(
      'town hall',
      createSnapshot(
        {},
        Array.from({ length: 1_000 }, (_, i) => `command ${i}`),
      ),
    );
    expect(keptOf(states, ['ada', 'library', 'town hall'])).toEqual(['ada']);
  });
});
