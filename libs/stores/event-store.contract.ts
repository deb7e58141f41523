import { randomUUID } from 'node:crypto';
import {
  AppendTooLarge,
  BEGINNING,
  type EventStore,
  MAX_APPEND_BYTES,
  type NewEvent,
  NO_STREAM,
  NothingToAppend,
  type Position,
  positionOf,
  type Recorded,
  RevisionConflict,
} from '#libs/event-sourcing';

const fact = (i: number, data: object = { i }): NewEvent => ({
  id: randomUUID(),
  type: 'Happened',
  data,
  metadata: { actor: 'ada', time: '2026-11-20T12:00:00.000Z', commandId: 'c', correlationId: 'r' },
});
const facts = (n: number) => Array.from({ length: n }, (_, i) => fact(i));
const numbers = (events: readonly Recorded[]) => events.map(({ data }) => data.i);
const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id);

/** `open` returns a store that nobody else writes to; it may contain facts. */
export const eventStoreContract = (open: () => Promise<EventStore>) => {
  let store: EventStore;
  let began: Position;
  let named: (name: string | number) => string;
  beforeEach(async () => {
    store = await open();
    began = await store.head();
    const test = randomUUID();
    named = (name) => `thing-${test}-${name}`;
  });
  afterEach(() => store.close());

  const readOn = async (limit: number) => {
    const pages: (readonly Recorded[])[] = [];
    for (let page = { position: began, isEnd: false }; !page.isEnd; ) {
      const { facts, ...next } = await store.readAll(page.position, limit);
      expect(facts.length).toBeLessThanOrEqual(limit);
      expect(next.isEnd || next.position > page.position).toBe(true);
      if (facts.length > 0) expect(next.position >= facts.at(-1)!.position).toBe(true);
      pages.push(facts);
      page = next;
    }
    return pages;
  };

  it('reads back what was appended, in order and with its metadata', async () => {
    const [first, second] = facts(2) as [NewEvent, NewEvent];
    const position = await store.append(named(1), [first, second], NO_STREAM);

    const read = await store.read(named(1));
    expect(read).toMatchObject([
      { ...first, stream: named(1), revision: 0 },
      { ...second, stream: named(1), revision: 1, position },
    ]);
  });

  it.each([
    ['names of fields with dots and dollars', { 'a.b': 1, $set: { '$.x': null }, __proto: 'p', '': 'empty' }],
    ['nested lists, numbers and nothing', { list: [[1.5, -0.25], [], [{ deep: [true, false, null] }]], large: 2 ** 53 - 1 }],
    ['every kind of letter', { text: 'Bücherei 🏛️ „Lesen“ \u2028 \u0000 \\ " 漢字 שלום' }],
  ])('keeps %s as they are', async (_what, data) => {
    await store.append(named(1), [fact(0, data)], NO_STREAM);
    expect((await store.read(named(1)))[0]!.data).toEqual(data);
  });

  it('takes any letters for the name of a stream', async () => {
    const names = ['Bücherei', '漢字', '🏛️', 'a b/c?d#e%20', 'Ä'.repeat(80)].map(named);
    for (const name of names) await store.append(name, [fact(0, { name })], NO_STREAM);
    for (const name of names) expect(await store.read(name)).toMatchObject([{ stream: name, data: { name } }]);
  });

  it('has nothing to tell of a stream that does not exist', async () => {
    expect(await store.read(named(1))).toEqual([]);
    expect(await store.read(named(1), { direction: 'backwards', from: 5, limit: 1 })).toEqual([]);
  });

  it('reads on from a revision, backwards, and only so many', async () => {
    await store.append(named(1), facts(5), NO_STREAM);
    expect(numbers(await store.read(named(1), { from: 3 }))).toEqual([3, 4]);
    expect(numbers(await store.read(named(1), { from: 5 }))).toEqual([]);
    expect(numbers(await store.read(named(1), { direction: 'backwards' }))).toEqual([4, 3, 2, 1, 0]);
    expect(numbers(await store.read(named(1), { direction: 'backwards', from: 2, limit: 2 }))).toEqual([2, 1]);
    expect(numbers(await store.read(named(1), { limit: 2 }))).toEqual([0, 1]);
  });

  it('reads a stream of any length, either way', async () => {
    for (let n = 0; n < 5; n++) await store.append(named(1), facts(500), n * 500 - 1);
    const read = await store.read(named(1));
    expect(read.map(({ revision }) => revision)).toEqual(Array.from({ length: 2_500 }, (_, i) => i));
    expect(ids(await store.read(named(1), { direction: 'backwards' }))).toEqual(ids(read).toReversed());
    expect(await store.read(named(1), { limit: 1_200, from: 1_250 })).toEqual(read.slice(1_250, 2_450));
  });

  it('refuses an append to a stream that has moved on, and records nothing of it', async () => {
    await store.append(named(1), facts(1), NO_STREAM);
    await expect(store.append(named(1), facts(1), NO_STREAM)).rejects.toThrow(RevisionConflict);
    await expect(store.append(named(1), facts(1), 5)).rejects.toThrow(RevisionConflict);
    await expect(store.append(named(2), facts(1), 0)).rejects.toThrow(RevisionConflict);
    expect(await store.read(named(1))).toHaveLength(1);
    expect(await store.read(named(2))).toEqual([]);
  });

  it('refuses an append behind another fact than the one that is there', async () => {
    const [first, second] = facts(2) as [NewEvent, NewEvent];
    await store.append(named(1), [first], { revision: NO_STREAM, fact: undefined });
    await expect(store.append(named(1), [second], { revision: 0, fact: randomUUID() })).rejects.toThrow(RevisionConflict);
    expect(await store.read(named(1))).toHaveLength(1);
    const position = await store.append(named(1), [second], { revision: 0, fact: first.id });
    expect(await store.append(named(1), [second], { revision: 0, fact: first.id })).toBe(position);
    expect(await store.read(named(1))).toMatchObject([first, second]);
  });

  it('refuses to append nothing, whatever is expected', async () => {
    for (const expected of [NO_STREAM, 5]) await expect(store.append(named(1), [], expected)).rejects.toThrow(NothingToAppend);
  });

  it('takes an append repeated with the same ids for the same append', async () => {
    const events = facts(2);
    const position = await store.append(named(1), events, NO_STREAM);
    await store.append(named(1), facts(1), 1);
    expect(await store.append(named(1), events, NO_STREAM)).toBe(position);
    expect(await store.read(named(1))).toHaveLength(3);
  });

  it('lets exactly one of twenty racing first appends win', async () => {
    const racing = await Promise.allSettled(Array.from({ length: 20 }, () => store.append(named(1), facts(2), NO_STREAM)));
    expect(racing.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await store.read(named(1))).toHaveLength(2);
  });

  it('records an append of just under 1 MiB, and one of over 1 MiB not at all', async () => {
    const sized = (bytes: number) => fact(0, { text: 'x'.repeat(bytes) });
    await store.append(named(1), [sized(MAX_APPEND_BYTES - 1_000)], NO_STREAM);
    expect((await store.read(named(1)))[0]!.data.text).toHaveLength(MAX_APPEND_BYTES - 1_000);
    await expect(store.append(named(2), [fact(0), sized(MAX_APPEND_BYTES)], NO_STREAM)).rejects.toThrow(AppendTooLarge);
    expect(await store.read(named(2))).toEqual([]);
  });

  it('records what others append at the same time as something that cannot be written down', async () => {
    const [bad, good] = await Promise.allSettled([
      store.append(named(1), [fact(0), fact(0, { amount: 1n })], NO_STREAM),
      store.append(named(2), facts(1), NO_STREAM),
    ]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
    expect(await store.read(named(1))).toEqual([]);
  });

  it('gives every fact of all streams once, in pages, at strictly increasing positions, and says where the end is', async () => {
    for (let n = 0; n < 5; n++) await store.append(named(n), facts(3), NO_STREAM);

    const readFacts = (await readOn(4)).flat();
    expect(readFacts).toHaveLength(15);
    expect(readFacts.map(({ position }) => position)).toEqual([...new Set(readFacts.map(({ position }) => position))].toSorted());
    expect(readFacts.at(-1)!.position).toBe(await store.head());
    expect(await store.readAll(await store.head(), 4)).toMatchObject({ facts: [], isEnd: true });
  });

  it('ends a page early where facts are large, and gives them all the same', async () => {
    const large = { text: 'x'.repeat(500_000) };
    for (let n = 0; n < 6; n++) await store.append(named(n), [fact(n, large), ...facts(49)], NO_STREAM);
    const pages = await readOn(1_000);
    expect([pages.flat().length, pages.length > 1]).toEqual([300, true]);
  });

  it('leaves out no fact of the types that are asked for, nor the last of a page', async () => {
    const typed = (type: string): NewEvent => ({ ...fact(0, { type: 'Named' }), type });
    const types = ['Named', 'Happened', 'Named', 'Happened', 'Happened', 'Named', 'Happened'];
    await store.append(named(1), types.map(typed), NO_STREAM);
    for (const limit of [1, 3, 5, 100]) {
      const whole = await store.readAll(began, limit);
      const { facts, leftOut = 0, ...next } = await store.readAll(began, limit, new Set(['Named']));
      expect([next.position, next.isEnd, facts.length + leftOut]).toEqual([whole.position, whole.isEnd, whole.facts.length]);
      const wanted = whole.facts.filter((one) => one.type === 'Named' || one === whole.facts.at(-1));
      expect(facts.filter((one) => wanted.some(({ id }) => id === one.id))).toEqual(wanted);
    }
  });

  it('tells which fact stands at a position', async () => {
    const [first, second] = facts(2) as [NewEvent, NewEvent];
    const position = await store.append(named(1), [first, second], NO_STREAM);
    expect(await store.at(position)).toMatchObject({ ...second, stream: named(1), revision: 1, position });
    expect(await store.at(BEGINNING)).toBeUndefined();
    expect(await store.at(positionOf(BigInt(position) + 1n))).toBeUndefined();
    expect(await store.at(positionOf(BigInt(position) + 1_000_000_000n))).toBeUndefined();
  });

  it('has an id that stays', async () => {
    const id = await store.id();
    await store.append(named(1), facts(1), NO_STREAM);
    expect(await store.id()).toBe(id);
    expect(id).not.toBe('');
  });

  it('has its head at its last fact, and nothing behind it', async () => {
    expect(await store.readAll(began, 10)).toMatchObject({ facts: [], isEnd: true });
    const position = await store.append(named(1), facts(3), NO_STREAM);
    expect(await store.head()).toBe(position);
    expect(await store.at(position)).toMatchObject({ revision: 2 });
  });

  it('tells watchers that the log has grown, until they stop watching', async () => {
    const grown = Promise.withResolvers<void>();
    let calls = 0;
    const stop = store.watch(() => {
      calls += 1;
      grown.resolve();
    });
    await store.append(named(1), facts(1), NO_STREAM);
    await grown.promise;
    stop();
    const before = calls;
    await store.append(named(2), facts(1), NO_STREAM);
    expect(calls).toBe(before);
  });

  it('finishes what is on its way when it is closed, and refuses what comes later', async () => {
    const onItsWay = store.append(named(1), facts(1), NO_STREAM);
    await store.close();
    await onItsWay;
    await expect(store.append(named(1), facts(1), 0)).rejects.toThrow('not open');
  });
};
