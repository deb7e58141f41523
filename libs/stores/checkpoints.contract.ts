import { type Checkpoints, positionOf } from '#libs/event-sourcing';

/** `open` returns empty ones. */
export const checkpointsContract = (open: () => Promise<Checkpoints>) => {
  let checkpoints: Checkpoints;
  beforeEach(async () => {
    checkpoints = await open();
  });
  afterEach(() => checkpoints.close());

  const place = (nth: number) => ({ log: 'log', position: positionOf(nth), fact: `fact-${nth}` });
  const save = (from: number | null, to: number, token = 1) =>
    checkpoints.save('letters', from === null ? null : positionOf(from), place(to), token);

  it('know nothing of a reactor before its first fact', async () => {
    expect(await checkpoints.get('letters')).toBeNull();
    await save(null, 7);
    expect(await checkpoints.get('letters')).toEqual(place(7));
    expect(await checkpoints.get('calls')).toBeNull();
  });

  it('tell which reactors have a place', async () => {
    expect(await checkpoints.reactors()).toEqual([]);
    for (const reactor of ['letters', 'calls']) await checkpoints.save(reactor, null, place(7), 1);
    expect((await checkpoints.reactors()).toSorted()).toEqual(['calls', 'letters']);
  });

  it('move on from where a reactor is, and from nowhere else', async () => {
    expect(await save(3, 7)).toBe(false);
    expect(await save(null, 7)).toBe(true);
    expect(await save(null, 8)).toBe(false);
    expect(await save(3, 8)).toBe(false);
    expect(await checkpoints.get('letters')).toEqual(place(7));
    expect(await save(7, 8)).toBe(true);
    expect(await checkpoints.get('letters')).toEqual(place(8));
  });

  it('never move back', async () => {
    await save(null, 7);
    expect(await save(7, 6, 2)).toBe(false);
    expect(await checkpoints.get('letters')).toEqual(place(7));
  });

  it('refuse whoever held the lease before, also where the next has done nothing but come', async () => {
    await save(null, 7, 4);
    expect(await save(7, 7, 5)).toBe(true);
    expect(await save(7, 8, 4)).toBe(false);
    expect(await save(7, 8, 5)).toBe(true);
    expect(await checkpoints.get('letters')).toEqual(place(8));
  });

  const parked = (nth: number, about: object = {}) => ({
    ...{ reactor: 'letters', position: positionOf(nth), stream: 'thing-1', reason: 'no stamps', attempts: 1, due: 7 },
    ...about,
  });

  it('remember facts that were put aside, in log order, until they were reacted to', async () => {
    await checkpoints.park(parked(10), 1);
    await checkpoints.park(parked(9, { due: null }), 1);
    await checkpoints.park(parked(10, { attempts: 2 }), 1);
    expect(await checkpoints.parked()).toEqual([parked(9, { due: null }), parked(10, { attempts: 2 })]);
    await checkpoints.unpark('letters', positionOf(9));
    expect(await checkpoints.parked()).toEqual([parked(10, { attempts: 2 })]);
  });

  it('note something else of a fact only while it is put aside', async () => {
    expect(await checkpoints.updateParked(parked(9), 1)).toBe(false);
    await checkpoints.park(parked(9), 1);
    expect(await checkpoints.updateParked(parked(9, { attempts: 2, due: null }), 1)).toBe(true);
    expect(await checkpoints.parked()).toEqual([parked(9, { attempts: 2, due: null })]);
    await save(null, 7, 2);
    expect(await checkpoints.updateParked(parked(9), 1)).toBe(false);
    await checkpoints.unpark('letters', positionOf(9));
    expect(await checkpoints.updateParked(parked(9), 2)).toBe(false);
    expect(await checkpoints.parked()).toEqual([]);
  });

  it('let nobody put a fact aside who held the lease before', async () => {
    await save(null, 7, 5);
    await checkpoints.park(parked(8), 4);
    expect(await checkpoints.parked()).toEqual([]);
    await checkpoints.park(parked(8), 5);
    expect(await checkpoints.parked()).toEqual([parked(8)]);
  });

  it('let one move on of all who do at once', async () => {
    for (const from of [null, 7]) {
      const saved = await Promise.all(Array.from({ length: 10 }, () => save(from, from === null ? 7 : 8)));
      expect(saved.filter(Boolean)).toHaveLength(1);
    }
  });
};
