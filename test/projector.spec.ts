/** @engines order */

import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { FollowOrganizations, hashedKey, preferences, SaveEvent } from '#libs/domain';
import { ada } from '#libs/domain/testing';
import {
  type DomainEvent,
  type EventStore,
  NO_STREAM,
  type Position,
  Projector,
  projection,
  rebuildProjections,
  requireDocument,
} from '#libs/event-sourcing';
import { preferences as preferencesModel } from '#projections';
import {
  commandMetadata,
  createFolder,
  eventualMetadata,
  openProcess,
  projectAll,
  readLog,
  type TownProcess,
  toReplaceableStore,
} from './fixtures/town-process';

type Bought = DomainEvent<'Bought', { fruit: string; pieces: number }>;

const baskets = projection<{ pieces: number }, Bought>({
  name: 'baskets',
  version: 1,
  key: ({ data }) => data.fruit.toLowerCase(),
  on: {
    Bought: (basket = { pieces: 0 }, { data }) => {
      if (data.pieces < 0) throw new Error('Nobody buys less than nothing');
      return { pieces: basket.pieces + data.pieces };
    },
  },
});

const totals = projection<{ bought: number }, Bought>({
  name: 'total',
  version: 1,
  key: () => 'all',
  on: { Bought: (all = { bought: 0 }) => ({ bought: all.bought + 1 }) },
});

const TOO_MANY_PIECES = 10 * 2 ** 20;

const oversizedHeaps = projection<{ heap: string }, Bought>({
  name: 'heaps',
  version: 1,
  key: ({ data }) => data.fruit,
  on: { Bought: (basket = { heap: '' }, { data }) => ({ heap: basket.heap + 'o'.repeat(data.pieces) }) },
});

describe('the projector', () => {
  let folder: string;
  const opened: TownProcess[] = [];
  const open = (...how: Parameters<typeof openProcess> extends [string, ...infer Rest] ? Rest : never) => {
    const one = openProcess(folder, ...how);
    opened.push(one);
    return one;
  };
  const running = async (...how: Parameters<typeof open>) => {
    const one = open(...how);
    one.worker.start();
    await one.projector.isBuilt();
    return one;
  };
  beforeEach(() => {
    folder = createFolder();
  });
  afterEach(async () => {
    await Promise.all(opened.map(({ worker }) => worker.stop()));
    for (const one of opened.splice(0)) await one.close();
    rmSync(folder, { recursive: true });
  });

  let bought = 0;
  const buy = ({ store }: TownProcess, ...purchases: (readonly [fruit: unknown, pieces: number])[]) => {
    const { consistency: _, ...metadata } = commandMetadata();
    const facts = purchases.map(([fruit, pieces]) => ({
      id: randomUUID(),
      type: 'Bought',
      data: { fruit, pieces },
      metadata,
    }));
    bought += 1;
    return store.append(`market-${bought}`, facts, NO_STREAM);
  };

  it('lets everybody read what they wrote as soon as they are answered', async () => {
    const { streams, readModels } = await running();
    for (let eventId = 1; eventId <= 20; eventId++) {
      await streams.handle(preferences, new SaveEvent({ key: ada, eventId }, commandMetadata()));
      expect((await readModels.get(preferencesModel, ada))!.saved).toHaveLength(eventId);
    }
  });

  it('lets many at once read what they wrote', async () => {
    const { streams, readModels } = await running();
    const people = Array.from({ length: 50 }, (_, i) => hashedKey(`person-${i}`));
    const documents = people.map(async (key) => {
      await streams.handle(preferences, new SaveEvent({ key, eventId: 1 }, commandMetadata()));
      return readModels.get(preferencesModel, key);
    });
    expect((await Promise.all(documents)).every((person) => person?.saved[0] === 1)).toBe(true);
  });

  it('lets Ada read what she wrote also where it runs in another process', async () => {
    await running();
    const { streams, readModels } = open();
    await streams.handle(preferences, new SaveEvent({ key: ada, eventId: 1 }, commandMetadata()));
    expect(await readModels.get(preferencesModel, ada)).toMatchObject({ saved: [1] });
  });

  it('says so when its patience ends before the read models are there', async () => {
    const alone = open();
    await projectAll(alone);
    const position = await buy(alone, ['apple', 1]);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      const caughtUp = alone.projector.caughtUpTo(position);
      await jest.advanceTimersByTimeAsync(61_000);
      expect(await caughtUp).toBe(false);
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is waited for beyond the time-out as long as the read models make progress', async () => {
    const slowly = (store: EventStore) => ({
      ...toReplaceableStore(store),
      readAll: (after: Position) => store.readAll(after, 1),
    });
    const slow = open({ models: [baskets], through: slowly as (store: EventStore) => EventStore });
    await projectAll(slow);
    const position = await buy(slow, ['apple', 1], ['pear', 2], ['plum', 3], ['fig', 4], ['quince', 5]);
    const impatient = new Projector(slow.store, slow.builds, [baskets], () => {}, 0);
    expect(await impatient.showsEventually(position)).toBe(false);

    const list = slow.builds.list.bind(slow.builds);
    let moves = 0;
    slow.builds.list = async () => {
      const before = await list();
      moves += 1;
      slow.builds.list = list;
      await slow.step();
      slow.builds.list = moving;
      return before;
    };
    const moving = slow.builds.list;
    expect(await impatient.showsEventually(position)).toBe(true);
    expect(moves).toBeGreaterThan(5);
  });

  it('reads the state of the read models once for all waiting calls', async () => {
    const waiting = open({ models: [baskets] });
    await projectAll(waiting);
    const position = await buy(waiting, ['apple', 1]);
    const list = waiting.builds.list.bind(waiting.builds);
    let [looks, underway, most] = [0, 0, 0];
    waiting.builds.list = async () => {
      looks += 1;
      if (looks <= 100) return list();
      underway += 1;
      most = Math.max(most, underway);
      await setImmediate();
      underway -= 1;
      return list();
    };
    const caughtUp = Promise.all(Array.from({ length: 100 }, () => waiting.projector.caughtUpTo(position)));
    await projectAll(waiting);
    expect(await caughtUp).toEqual(Array.from({ length: 100 }, () => true));
    // After their first read the 100 waiting calls share one at a time; the projector has its own.
    expect(most).toBeLessThanOrEqual(2);
  });

  it('tells everybody who waits when it cannot look', async () => {
    const broken = open();
    await projectAll(broken);
    const position = await buy(broken, ['apple', 1]);
    const list = broken.builds.list.bind(broken.builds);
    let looks = 0;
    broken.builds.list = async () => {
      looks += 1;
      if (looks > 2) throw new Error('the disk is gone');
      return list();
    };
    const waiting = await Promise.allSettled([broken.projector.caughtUpTo(position), broken.projector.caughtUpTo(position)]);
    expect(waiting.map((one) => one.status === 'rejected' && one.reason.message)).toEqual([
      'the disk is gone',
      'the disk is gone',
    ]);
  });

  it('parks only the document that a fact cannot be folded into, and goes on with all others', async () => {
    const market = open({ models: [baskets, totals] });
    await projectAll(market);
    market.worker.start();
    await buy(market, ['apple', 2], ['melon', 1], ['apple', -1], ['apple', 5], ['melon', 1]);
    await market.projector.caughtUpTo(await buy(market, ['apple', 1], ['berry', 3]));

    expect(await market.readModels.get(baskets, 'apple')).toEqual({ pieces: 2 });
    expect(await market.readModels.get(baskets, 'melon')).toEqual({ pieces: 2 });
    expect(await market.readModels.get(baskets, 'berry')).toEqual({ pieces: 3 });
    expect(await market.readModels.get(totals, 'all')).toEqual({ bought: 7 });
    expect(market.failures).toEqual([]);

    const build = (await market.builds.list()).find(({ projection }) => projection === 'baskets')!;
    const third = (await readLog(market.store))[2]!;
    expect(await market.builds.parked(build)).toEqual([
      { key: 'apple', position: third.position, reason: 'Error: Nobody buys less than nothing' },
    ]);
  });

  it('parks only the document that has grown too large to be kept, while it is shown and while it is built', async () => {
    const market = open({ models: [oversizedHeaps] });
    await projectAll(market);
    market.worker.start();
    await market.projector.caughtUpTo(await buy(market, ['apple', TOO_MANY_PIECES / 2], ['melon', 1]));
    await market.projector.caughtUpTo(await buy(market, ['apple', TOO_MANY_PIECES / 2], ['melon', 1]));
    const position = await buy(market, ['apple', 1], ...Array.from({ length: 300 }, (_, i) => [`berry ${i}`, 1] as const));
    await market.projector.caughtUpTo(position);
    await market.worker.stop();

    expect(await market.readModels.get(oversizedHeaps, 'apple')).toEqual({ heap: 'o'.repeat(TOO_MANY_PIECES / 2) });
    expect(await market.readModels.get(oversizedHeaps, 'melon')).toEqual({ heap: 'oo' });
    const anew = { ...oversizedHeaps, version: 2 };
    await projectAll(open({ models: [anew] }));
    expect(await market.readModels.getMany(anew, ['apple', 'melon', 'berry 0'])).toEqual([
      { heap: 'o'.repeat(TOO_MANY_PIECES / 2) },
      { heap: 'oo' },
      { heap: 'o' },
    ]);
    const parked = (await market.builds.list()).map((build) => market.builds.parked(build));
    const tooLarge = { key: 'apple', position: expect.any(String), reason: expect.stringContaining('the limit is 8388608') };
    expect(await Promise.all(parked)).toEqual([[tooLarge], [tooLarge]]);
    expect(market.failures).toEqual([]);
  });

  it('leaves out a skipped fact that made a document too large, in every later build too', async () => {
    const market = open({ models: [oversizedHeaps] });
    await buy(market, ['apple', TOO_MANY_PIECES / 2]);
    const position = await buy(market, ['apple', TOO_MANY_PIECES / 2]);
    await projectAll(market);
    await buy(market, ['apple', 1]);
    await projectAll(market);
    const data = { projection: 'heaps', key: 'apple', position, failure: 'It is too large.', reason: 'Nobody eats so many.' };
    const { consistency: _, ...metadata } = commandMetadata();
    await market.store.append('market-skipped', [{ id: randomUUID(), type: 'FoldSkipped', data, metadata }], NO_STREAM);
    await projectAll(market);
    expect((await market.readModels.get(oversizedHeaps, 'apple'))!.heap).toHaveLength(TOO_MANY_PIECES / 2 + 1);

    expect(await rebuildProjections(market, [oversizedHeaps])).toMatchObject([{ differing: [], parked: 0, refused: [] }]);
    expect((await market.readModels.get(oversizedHeaps, 'apple'))!.heap).toHaveLength(TOO_MANY_PIECES / 2 + 1);
  });

  it('parks each fact that does not tell whom it is about, and goes on', async () => {
    const market = open({ models: [baskets, totals] });
    await projectAll(market);
    market.worker.start();
    await buy(market, [null, 1], ['melon', 1], [null, 2]);
    await market.projector.caughtUpTo(await buy(market, ['melon', 1]));

    expect(await market.readModels.get(baskets, 'melon')).toEqual({ pieces: 2 });
    expect(await market.readModels.get(totals, 'all')).toEqual({ bought: 4 });
    const build = (await market.builds.list()).find(({ projection }) => projection === 'baskets')!;
    const [first, , third] = await readLog(market.store);
    expect((await market.builds.parked(build)).map(({ key }) => key)).toEqual([
      `fact ${first!.position}`,
      `fact ${third!.position}`,
    ]);
  });

  it('has nothing to do where there is nothing to project', async () => {
    const empty = open({ models: [] });
    await buy(empty, ['apple', 1]);
    expect(await empty.step()).toBe(false);
  });

  it('builds a changed version by itself while the release before serves the old one, and the other read models go on', async () => {
    const before = open({ models: [baskets, totals] });
    await buy(before, ...Array.from({ length: 1_500 }, () => ['apple', 1] as [string, number]));
    await buy(before, ...Array.from({ length: 1_500 }, () => ['apple', 1] as [string, number]));
    await projectAll(before);

    const inDozens = projection<{ pieces: number; dozens: number }, Bought>({
      ...baskets,
      version: 2,
      on: {
        Bought: (basket = { pieces: 0, dozens: 0 }, { data }) => {
          const pieces = basket.pieces + data.pieces;
          return { pieces, dozens: Math.floor(pieces / 12) };
        },
      },
    });
    const during: unknown[] = [];
    let unseen = true;
    const after = open({
      models: [inDozens, totals],
      through: (store) => ({
        ...toReplaceableStore(store),
        readAll: async (position, limit) => {
          const page = await store.readAll(position, limit);
          if (during.length === 0) await buy(before, ['apple', 1]);
          unseen &&= (await after.projector.shownPosition()) === null;
          await expect(after.readModels.get(inDozens, 'apple')).rejects.toThrow('baskets is being built');
          during.push(await before.readModels.get(baskets, 'apple'), await after.readModels.get(totals, 'all'));
          return page;
        },
      }),
    });
    await after.step();

    expect(unseen).toBe(true);
    expect(await after.projector.shownPosition()).toBe(await after.store.head());
    expect(new Set(during.map((each) => JSON.stringify(each)))).toEqual(
      new Set(['{"pieces":3000}', '{"bought":3000}', '{"bought":3001}']),
    );
    expect(await after.readModels.get(inDozens, 'apple')).toEqual({ pieces: 3_001, dozens: 250 });
    expect((await after.builds.list()).map(({ projection, version, state }) => `${projection} ${version} ${state}`)).toEqual([
      'baskets 1 live',
      'baskets 2 live',
      'total 1 live',
    ]);
  });

  it('writes nothing of a page with which another process overtook it', async () => {
    const gate = Promise.withResolvers<void>();
    const slow = open({
      models: [baskets],
      through: (store) => ({
        ...toReplaceableStore(store),
        readAll: async (position, limit) => {
          const page = await store.readAll(position, limit);
          await gate.promise;
          return page;
        },
      }),
    });
    const fast = open({ models: [baskets] });
    await projectAll(fast);
    await buy(fast, ['apple', 1]);
    const overtaken = slow.step();
    await projectAll(fast);
    await buy(fast, ['apple', 1]);
    await projectAll(fast);
    gate.resolve();
    await overtaken;

    expect(await slow.readModels.get(baskets, 'apple')).toEqual({ pieces: 2 });
    expect(await slow.projector.shownPosition()).toBe(await slow.store.head());
    await buy(fast, ['apple', 1]);
    await projectAll(slow);
    expect(await slow.readModels.get(baskets, 'apple')).toEqual({ pieces: 3 });
  });

  it('goes on after pages of the log that hold no facts of the town', async () => {
    const strange = open({
      models: [baskets],
      through: (store) => ({
        ...toReplaceableStore(store),
        readAll: async (after, limit) => {
          const [place, between] = after.split('+') as [Position, string?];
          return between ? store.readAll(place, limit) : { facts: [], position: `${place}+1` as Position, isEnd: false };
        },
      }),
    });
    await projectAll(strange);
    await buy(strange, ['apple', 1]);
    await projectAll(strange);
    await buy(strange, ['apple', 1]);
    await projectAll(strange);
    expect(await strange.readModels.get(baskets, 'apple')).toEqual({ pieces: 2 });
  });

  it('removes a document whose fold says so, and parks facts about what is not there', async () => {
    const stock = projection<{ pieces: number }, Bought>({
      ...baskets,
      on: { Bought: (basket, { data }) => (data.pieces === 0 ? requireDocument(basket) && null : { pieces: data.pieces }) },
    });
    const market = open({ models: [stock] });
    await buy(market, ['apple', 1], ['apple', 0], ['melon', 0], ['melon', 3]);
    await projectAll(market);
    expect(await market.readModels.find(stock)).toEqual([]);
    expect(await market.builds.parked((await market.builds.list())[0]!)).toMatchObject([{ key: 'melon' }]);
  });

  it('shows follows in every read model that is about them at once', async () => {
    const { streams, readModels } = await running();
    const request = { key: ada, wished: ['4' as const], tree: { 4: [41] } };
    await streams.handle(preferences, new FollowOrganizations(request, commandMetadata()));
    expect((await readModels.get(preferencesModel, ada))!.followed).toEqual(['4', '4/41']);
  });

  it('is behind for as long as nobody follows', async () => {
    const alone = open();
    await projectAll(alone);
    const before = await alone.projector.shownPosition();
    await alone.streams.handle(preferences, new SaveEvent({ key: ada, eventId: 1 }, eventualMetadata()));
    expect(await alone.projector.shownPosition()).toBe(before);
    await projectAll(alone);
    expect(await alone.projector.shownPosition()).toBe(await alone.store.head());
  });
});
