import { randomUUID } from 'node:crypto';
import {
  AppendTooLarge,
  BEGINNING,
  type EventStore,
  type NewEvent,
  NO_STREAM,
  positionOf,
  type Recorded,
  RevisionConflict,
} from '#libs/event-sourcing';

const fact = (i: number, time = '2026-11-20T12:00:00.000Z'): NewEvent => ({
  id: randomUUID(),
  type: 'Happened',
  data: { i },
  metadata: { actor: 'ada', time, commandId: 'c', correlationId: 'r' },
});
const facts = (n: number) => Array.from({ length: n }, (_, i) => fact(i));
const numbers = (events: readonly Recorded[]) => events.map(({ data }) => data.i);

/** What every event store must do. Each adapter's spec calls this with a way to open an empty one. */
export const eventStoreContract = (open: () => Promise<EventStore>) => {
  let store: EventStore;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  it('reads back what was appended, in order and with its metadata', async () => {
    const [first, second] = facts(2) as [NewEvent, NewEvent];
    const position = await store.append('thing-1', [first, second], NO_STREAM);

    const read = await store.read('thing-1');
    expect(read).toMatchObject([
      { ...first, stream: 'thing-1', revision: 0 },
      { ...second, stream: 'thing-1', revision: 1, position },
    ]);
  });

  it('has nothing to tell of a stream that does not exist', async () => {
    expect(await store.read('thing-1')).toEqual([]);
  });

  it('reads on from a revision, backwards, and only so many', async () => {
    await store.append('thing-1', facts(5), NO_STREAM);
    expect(numbers(await store.read('thing-1', { from: 3 }))).toEqual([3, 4]);
    expect(numbers(await store.read('thing-1', { direction: 'backwards' }))).toEqual([4, 3, 2, 1, 0]);
    expect(numbers(await store.read('thing-1', { direction: 'backwards', from: 2, limit: 2 }))).toEqual([2, 1]);
    expect(numbers(await store.read('thing-1', { limit: 2 }))).toEqual([0, 1]);
  });

  it('refuses an append to a stream that has moved on, and records nothing of it', async () => {
    await store.append('thing-1', facts(1), NO_STREAM);
    await expect(store.append('thing-1', facts(1), NO_STREAM)).rejects.toThrow(RevisionConflict);
    await expect(store.append('thing-1', facts(1), 5)).rejects.toThrow(RevisionConflict);
    expect(await store.read('thing-1')).toHaveLength(1);
  });

  it('refuses an append behind another fact than the one that is there', async () => {
    const [first, second] = facts(2) as [NewEvent, NewEvent];
    await store.append('thing-1', [first], { revision: NO_STREAM, fact: undefined });
    await expect(store.append('thing-1', [second], { revision: 0, fact: randomUUID() })).rejects.toThrow(RevisionConflict);
    expect(await store.read('thing-1')).toHaveLength(1);
    const position = await store.append('thing-1', [second], { revision: 0, fact: first.id });
    expect(await store.append('thing-1', [second], { revision: 0, fact: first.id })).toBe(position);
    expect(await store.read('thing-1')).toMatchObject([first, second]);
  });

  it('takes an append repeated with the same ids for the same append', async () => {
    const events = facts(2);
    const position = await store.append('thing-1', events, NO_STREAM);
    await store.append('thing-1', facts(1), 1);
    expect(await store.append('thing-1', events, NO_STREAM)).toBe(position);
    expect(await store.read('thing-1')).toHaveLength(3);
  });

  it('lets exactly one of twenty racing first appends win', async () => {
    const racing = await Promise.allSettled(Array.from({ length: 20 }, () => store.append('thing-1', facts(2), NO_STREAM)));
    expect(racing.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await store.read('thing-1')).toHaveLength(2);
  });

  it('records an append of over 1 MiB not at all', async () => {
    const large = { ...fact(0), data: { text: 'x'.repeat(1024 * 1024) } };
    await expect(store.append('thing-1', [fact(0), large], NO_STREAM)).rejects.toThrow(AppendTooLarge);
    expect(await store.read('thing-1')).toEqual([]);
  });

  it('records what others append at the same time as something that cannot be written down', async () => {
    const unwritable = { ...fact(0), data: { amount: 1n } };
    const [bad, good] = await Promise.allSettled([
      store.append('thing-1', [fact(0), unwritable], NO_STREAM),
      store.append('thing-2', facts(1), NO_STREAM),
    ]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
    expect(await store.read('thing-1')).toEqual([]);
  });

  it('gives every fact of all streams once, in pages, at strictly increasing positions, and says where the end is', async () => {
    for (let n = 0; n < 5; n++) await store.append(`thing-${n}`, facts(3), NO_STREAM);

    const seen: Recorded[] = [];
    for (let page = { position: BEGINNING, isEnd: false }; !page.isEnd; ) {
      const { events, ...next } = await store.readAll(page.position, 4);
      expect(events.length).toBeLessThanOrEqual(4);
      expect(next.isEnd || next.position > page.position).toBe(true);
      seen.push(...events);
      page = next;
    }
    expect(seen).toHaveLength(15);
    expect(seen.map(({ position }) => position)).toEqual([...new Set(seen.map(({ position }) => position))].toSorted());
    expect(seen.at(-1)!.position).toBe(await store.head());
    expect(await store.readAll(await store.head(), 4)).toMatchObject({ events: [], isEnd: true });
  });

  it('ends a page early where facts are large, and gives them all the same', async () => {
    const large = { text: 'x'.repeat(500_000) };
    const appended = async (n: number) => store.append(`thing-${n}`, [n % 50 ? fact(n) : { ...fact(n), data: large }], NO_STREAM);
    await Promise.all(Array.from({ length: 600 }, (_, n) => appended(n)));
    let [seen, pages] = [0, 0];
    for (let page = { position: BEGINNING, isEnd: false }; !page.isEnd; pages++) {
      const { events, ...next } = await store.readAll(page.position, 1_000);
      seen += events.length;
      page = next;
    }
    expect([seen, pages > 1]).toEqual([600, true]);
  });

  it('tells which fact stands at a position', async () => {
    const [first, second] = facts(2) as [NewEvent, NewEvent];
    const position = await store.append('thing-1', [first, second], NO_STREAM);
    expect(await store.at(position)).toMatchObject({ ...second, stream: 'thing-1', revision: 1, position });
    expect(await store.at(BEGINNING)).toBeUndefined();
    expect(await store.at(positionOf(BigInt(position) + 1n))).toBeUndefined();
  });

  it('has an id that stays', async () => {
    const id = await store.id();
    await store.append('thing-1', facts(1), NO_STREAM);
    expect(await store.id()).toBe(id);
    expect(id).not.toBe('');
  });

  it('begins before its first fact', async () => {
    expect(await store.head()).toBe(BEGINNING);
    expect(await store.readAll(BEGINNING, 10)).toEqual({ events: [], position: BEGINNING, isEnd: true });
  });

  it('tells watchers that the log has grown, until they stop watching', async () => {
    const grown = Promise.withResolvers<void>();
    let calls = 0;
    const stop = store.watch(() => {
      calls += 1;
      grown.resolve();
    });
    await store.append('thing-1', facts(1), NO_STREAM);
    await grown.promise;
    stop();
    const before = calls;
    await store.append('thing-2', facts(1), NO_STREAM);
    expect(calls).toBe(before);
  });
};
