import { KeptStates } from './kept-states';

const known = (state: unknown, commands: readonly string[] = []) => ({
  state,
  revision: 0,
  position: undefined,
  fact: undefined,
  commands: new Set(commands),
});

describe('What is kept of the streams of a town', () => {
  const keptOf = (states: KeptStates, streams: readonly string[]) => streams.filter((stream) => states.of(stream));

  it('never grows beyond its number, whoever comes', () => {
    const states = new KeptStates(100);
    const streams = Array.from({ length: 1_000 }, (_, i) => `preferences-${i}`);
    for (const stream of streams) {
      states.keep(stream, known({}));
      expect(states.of(stream)).toBeDefined();
    }
    expect(keptOf(states, streams).length).toBeLessThanOrEqual(100);
  });

  it('forgets whom nobody has heard of for long, and not who comes every day', () => {
    const states = new KeptStates(10);
    for (let day = 0; day < 100; day++) {
      states.keep('ada', known(day));
      states.keep(`visitor ${day}`, known({}));
    }
    expect(states.of('ada')).toMatchObject({ state: 99 });
    expect(states.of('visitor 1')).toBeUndefined();
  });

  it('never grows beyond its size: many that are small, few that are large', () => {
    const states = new KeptStates(10_000, 100_000);
    const streams = Array.from({ length: 1_000 }, (_, i) => `preferences-${i}`);
    const keep = (state: unknown) => streams.forEach((stream) => void states.keep(stream, known(state)));
    keep({ saved: [1, 2, 3] });
    const small = keptOf(states, streams).length;
    keep({ saved: Array.from({ length: 100 }, (_, i) => i), followed: new Set(['x'.repeat(1_000)]) });
    const large = keptOf(states, streams).length;
    expect(small).toBeGreaterThan(large * 4);
    expect(large).toBeGreaterThan(0);
  });

  it('keeps nothing of a stream that would leave no room for others, by what it holds or by how often it was written to', () => {
    const states = new KeptStates(100, 100_000);
    states.keep('ada', known({}));
    states.keep('library', known(Array.from({ length: 100 }, () => 'x'.repeat(1_000))));
    states.keep(
      'town hall',
      known(
        {},
        Array.from({ length: 1_000 }, (_, i) => `command ${i}`),
      ),
    );
    expect(keptOf(states, ['ada', 'library', 'town hall'])).toEqual(['ada']);
  });
});
