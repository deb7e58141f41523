import { setImmediate } from 'node:timers/promises';
import {
  BEGINNING,
  type Build,
  type Builds,
  DocumentRefused,
  MAX_DOCUMENT_BYTES,
  NotBuilt,
  type ParkedKey,
  positionOf,
  projection,
  type ReadModels,
} from '#libs/event-sourcing';

type Fruit = { name: string; weight: number; day?: string; ripe?: boolean };

const fruits = projection<Fruit, { type: 'Picked'; data: Fruit }>({
  name: 'fruits',
  version: 1,
  key: ({ data }) => data.name,
  indexed: ['weight', 'day', 'ripe'],
  on: { Picked: (_, { data }) => data },
});

export type ReadSideStores = { readModels: ReadModels; builds: Builds };

/** `open` returns an empty store as seen by two processes. */
export const readModelsContract = (open: () => Promise<readonly [ReadSideStores, ReadSideStores]>) => {
  let readModels: ReadModels;
  let builds: Builds;
  let other: ReadSideStores;
  beforeEach(async () => {
    [{ readModels, builds }, other] = await open();
  });
  afterEach(async () => {
    for (const stores of [{ readModels, builds }, other]) {
      await stores.readModels.close();
      await stores.builds.close();
    }
  });

  const place = (nth: number) => ({ log: 'log', position: positionOf(nth), fact: `fact-${nth}` });
  const writtenAt = (nth: number, documents: Record<string, Fruit | null>) =>
    new Map(Object.entries(documents).map(([key, document]) => [key, { document, at: positionOf(nth) }]));
  const write = async (build: Build, documents: Record<string, Fruit | null>, at: number, parked: ParkedKey[] = []) =>
    (await builds.write([{ build, documents: writtenAt(at, documents), parked, place: place(at) }]))[0];

  const current = async (build: Build) => (await builds.list()).find(({ id }) => id === build.id)!;

  const grown = async (documents: Record<string, Fruit | null>, at = 1, model = fruits) => {
    const build = await builds.begin(model, 'log');
    await write(build, documents, at);
    return current(build);
  };

  const liveOf = async ({ name, version } = fruits) =>
    (await builds.list()).find((one) => one.projection === name && one.version === version && one.state === 'live');

  const served = async (documents: Record<string, Fruit | null>, at = 1, model = fruits) => {
    const build = await grown(documents, at, model);
    await builds.promote(build, await liveOf(model));
    return current(build);
  };

  const names = (found: readonly Fruit[]) => found.map(({ name }) => name);

  const apple = { name: 'apple', weight: 180, day: '2026-11-20' };
  const berry = { name: 'berry', weight: 3, day: '2026-11-21' };
  const melon = { name: 'melon', weight: 2000 };

  it('parks a document, ends that, and parks it again by another fact', async () => {
    const build = await grown({ apple }, 1);
    const parked = (nth: number) => ({ key: 'apple', position: positionOf(nth), reason: `fact ${nth}` });
    const page = async (nth: number, more: ParkedKey[], unparked: ParkedKey[] = []) => {
      const written = { build: await current(build), documents: new Map(), parked: more, unparked, place: place(nth) };
      expect(await builds.write([written])).toEqual([true]);
      return builds.parked(build);
    };
    expect(await page(3, [parked(2)])).toEqual([parked(2)]);
    const [behind] = (await builds.documents(await current(build), ['apple'])).values();
    expect(behind!.at < positionOf(2)).toBe(true);
    expect(await page(5, [parked(4)], [parked(2)])).toEqual([parked(4)]);
    expect(await page(7, [], [parked(4)])).toEqual([]);
    expect(await other.builds.parked(build)).toEqual([]);
  });

  it('says so as long as nothing is live', async () => {
    await grown({ apple });
    await expect(readModels.get(fruits, 'apple')).rejects.toThrow(NotBuilt);
    await expect(readModels.find(fruits)).rejects.toThrow('fruits is being built');
    await expect(readModels.getMany(fruits, ['apple'])).rejects.toThrow(NotBuilt);
    expect(readModels.revision(fruits)).toBe('');
  });

  it('answers a document by its key', async () => {
    await served({ apple });
    expect(await readModels.get(fruits, 'apple')).toEqual(apple);
    expect(await readModels.get(fruits, 'pear')).toBeUndefined();
  });

  it('finds by indexed fields, in order, from a key on, and only so many', async () => {
    await served({ apple, berry, melon });
    expect(await readModels.find(fruits)).toEqual([apple, berry, melon]);
    expect(await readModels.find(fruits, {}, { sort: 'weight' })).toEqual([berry, apple, melon]);
    expect(await readModels.find(fruits, { weight: { gte: 180 } })).toEqual([apple, melon]);
    expect(await readModels.count(fruits, { weight: { gte: 180 } })).toBe(2);
    expect(await readModels.find(fruits, { weight: { gte: 3, lt: 2000 } }, { sort: 'weight', limit: 1 })).toEqual([berry]);
    expect(await readModels.find(fruits, { day: { eq: '2026-11-20' } })).toEqual([apple]);
    expect(await readModels.find(fruits, {}, { after: 'apple', limit: 1 })).toEqual([berry]);
    expect(await readModels.find(fruits, {}, { limit: 0 })).toEqual([]);
  });

  it('answers many documents in the order of their keys', async () => {
    await served({ apple, berry, melon });
    expect(await readModels.getMany(fruits, ['melon', 'pear', 'apple', 'melon'])).toEqual([melon, undefined, apple, melon]);
    expect(await readModels.getMany(fruits, [])).toEqual([]);
  });

  it('finds what has one of several values', async () => {
    await served({ apple, berry, melon });
    expect(await readModels.find(fruits, { weight: { in: [3, 2000, 5] } })).toEqual([berry, melon]);
    expect(await readModels.find(fruits, { weight: { in: [] } })).toEqual([]);
    expect(await readModels.find(fruits, { day: { in: ['2026-11-20', '2026-11-21'] } }, { sort: 'weight' })).toEqual([
      berry,
      apple,
    ]);
  });

  it('finds by what is true or not', async () => {
    const [red, green] = [
      { ...apple, ripe: true },
      { ...berry, ripe: false },
    ];
    await served({ apple: red, berry: green, melon });
    expect(await readModels.find(fruits, { ripe: { eq: true } })).toEqual([red]);
    expect(await readModels.find(fruits, { ripe: { eq: false } })).toEqual([green]);
    expect(await readModels.find(fruits, { ripe: { in: [true, false] } })).toEqual([red, green]);
  });

  it('pages through what is sorted, over equal values and missing ones', async () => {
    const all = {
      a: { name: 'a', weight: 2 },
      b: { name: 'b', weight: 1 },
      c: { name: 'c', weight: 2 },
      d: { name: 'd', weight: 1 },
    };
    await served({ ...all, x: { ...apple, name: 'x', weight: 3 }, y: { ...berry, name: 'y', weight: 4 } });
    const pages = async <F extends 'weight' | 'day'>(sort: F) => {
      const names: string[] = [];
      for (let after: readonly [Fruit[F], string] | undefined; ; ) {
        const [next] = await readModels.find(fruits, {}, { sort, limit: 1, ...(after && { after }) } as never);
        if (!next) return names.join('');
        names.push(next.name);
        after = [next[sort], next.name];
      }
    };
    expect(await pages('weight')).toBe('bdacxy');
    expect(await pages('day')).toBe('abcdxy');
  });

  it('takes nothing for a value that is missing, wherever it is asked for', async () => {
    const pear = { name: 'pear', weight: 4, day: null } as unknown as Fruit;
    await served({ apple, berry, melon, pear });
    const found = async (where: object, how: object = {}) => names(await readModels.find(fruits, where, how));
    for (const nothing of [null, undefined]) {
      expect(await found({ day: { eq: nothing } })).toEqual(['melon', 'pear']);
      expect(await found({ day: { in: [nothing, apple.day] } })).toEqual(['apple', 'melon', 'pear']);
      expect(await found({ day: { gte: nothing } })).toEqual([]);
      expect(await found({ day: { lt: nothing } })).toEqual([]);
      expect(await found({}, { sort: 'day', after: [nothing, 'melon'] })).toEqual(['pear', 'apple', 'berry']);
    }
  });

  it('keeps documents and keys as they are', async () => {
    const strange = {
      name: '$where.the "heart" is',
      weight: 1.5,
      'a.b': { $set: [[1, [2, null]], [], { '': true }] },
      text: 'ü 🍏 \u0000 \u2028',
      large: 'x'.repeat(1024 * 1024),
    };
    const keys = ['🍏 ünï', "it's", 'a.b$c', ' ', '%_'];
    await served(Object.fromEntries(keys.map((key) => [key, strange])));
    for (const key of keys) expect(await readModels.get(fruits, key)).toEqual(strange);
    expect(await readModels.getMany(fruits, keys)).toEqual(keys.map(() => strange));
  });

  it('keeps a document of just under 8 MiB, and refuses one of over 8 MiB, by its key, and all that is written with it', async () => {
    const sized = (bytes: number) => ({ name: 'x'.repeat(bytes), weight: 1 });
    const [most, tooMuch] = [sized(MAX_DOCUMENT_BYTES - 1_000), sized(MAX_DOCUMENT_BYTES)];
    const live = await served({ apple: most });
    expect((await readModels.get(fruits, 'apple'))!.name).toHaveLength(most.name.length);

    const refused = (build: Build) => expect.objectContaining({ constructor: DocumentRefused, build: build.id, key: 'melon' });
    const other = await builds.begin({ ...fruits, name: 'vegetables' }, 'log');
    const pages = [
      { build: other, documents: writtenAt(2, { berry }), parked: [], place: place(2) },
      { build: live, documents: writtenAt(2, { berry, melon: tooMuch }), parked: [], place: place(2) },
    ];
    await expect(builds.write(pages)).rejects.toEqual(refused(live));
    expect([await current(live), await current(other)]).toEqual([live, other]);
    await expect(builds.load(other, writtenAt(2, { berry, melon: tooMuch }))).rejects.toEqual(refused(other));
    expect(await builds.write([pages[0]!])).toEqual([true]);
  });

  it('lets nobody ask for what is no text, no number and neither true nor false', async () => {
    const strange = [{ $x: 1 }, ['2026-11-20'], null, 1 / 0];
    const documents = strange.map((day, i) => [`fruit ${i}`, { name: `fruit ${i}`, weight: 1, day } as unknown as Fruit]);
    await served({ ...Object.fromEntries(documents), berry });
    expect(await readModels.get(fruits, 'fruit 0')).toEqual({ name: 'fruit 0', weight: 1, day: { $x: 1 } });
    expect(names(await readModels.find(fruits, {}, { sort: 'day' }))).toEqual([...documents.map(([name]) => name), 'berry']);
    expect(names(await readModels.find(fruits, { day: { gte: '' } }))).toEqual(['berry']);
    expect(names(await readModels.find(fruits, { day: { eq: '2026-11-20' } }))).toEqual([]);
  });

  it('refuses to look for what has no index', async () => {
    await served({ apple });
    await expect(readModels.find(fruits, { name: { eq: 'apple' } })).rejects.toThrow('fruits has no index on name');
  });

  it('removes a document that a fold removed', async () => {
    const build = await served({ apple, berry });
    await write(build, { apple: null }, 2);
    expect(await readModels.find(fruits)).toEqual([berry]);
  });

  it('changes its revision when a document changed, and not when only the checkpoint moved', async () => {
    const build = await served({ apple }, 1);
    const before = readModels.revision(fruits);
    await write(build, {}, 2);
    await builds.list();
    expect(readModels.revision(fruits)).toBe(before);
    await write(await current(build), { berry }, 3);
    await builds.list();
    expect(readModels.revision(fruits)).not.toBe(before);
  });

  it('writes each page whole or not at all, and remembers the place of each', async () => {
    const moved = await served({ apple }, 1);
    const other = await builds.begin({ ...fruits, name: 'vegetables' }, 'log');
    await write(moved, { berry }, 2);

    const both = [moved, other].map((build) => ({ build, documents: writtenAt(3, { melon }), parked: [], place: place(3) }));
    expect(await builds.write(both)).toEqual([false, true]);
    expect(await readModels.get(fruits, 'melon')).toBeUndefined();
    expect(await current(moved)).toMatchObject(place(2));
    expect(await current(other)).toMatchObject(place(3));
    expect(await builds.write(both)).toEqual([false, false]);
  });

  it('begins a build empty, at the beginning of its log, under an id of its own', async () => {
    const [one, other] = [await builds.begin(fruits, 'log'), await builds.begin({ ...fruits, version: 2 }, 'log')];
    expect(one).toMatchObject({ log: 'log', position: BEGINNING, projection: 'fruits', version: 1, state: 'building' });
    expect(one.id).not.toBe(other.id);
    expect(await builds.list()).toEqual([one, other]);
  });

  it('serves the live build while a new one grows, then the new one at once', async () => {
    const live = await served({ apple });
    const next = await grown({ berry }, 2);
    expect(await readModels.find(fruits)).toEqual([apple]);
    expect(await builds.promote(next, live)).toBe(true);
    expect(await readModels.find(fruits)).toEqual([berry]);
    expect((await builds.list()).map(({ state }) => state).toSorted()).toEqual(['live', 'previous']);
  });

  it('promotes only over what the promoter believes to be live', async () => {
    const first = await served({ apple });
    const next = await grown({ berry }, 2);
    expect(await builds.promote(next, undefined)).toBe(false);
    expect(await builds.promote(next, next)).toBe(false);
    expect(await readModels.find(fruits)).toEqual([apple]);
    expect([await builds.promote(next, first), await builds.promote(next, first)]).toEqual([true, true]);
    expect(await readModels.find(fruits)).toEqual([berry]);
    expect((await builds.list()).map(({ state }) => state).toSorted()).toEqual(['live', 'previous']);
  });

  it('promotes over nothing that has moved since the promoter looked: it may show more', async () => {
    const live = await served({ apple });
    const next = await grown({ apple }, 1);
    await write(live, { berry }, 2);
    expect(await builds.promote(next, live)).toBe(false);
    expect(await readModels.find(fruits)).toEqual([apple, berry]);
    expect(await builds.promote(next, await current(live))).toBe(true);
  });

  it('never promotes a build that is gone, so that something always answers', async () => {
    const live = await served({ apple });
    const [abandoned, discarded] = [await grown({ berry }, 2), await grown({ berry }, 2)];
    await builds.discard(discarded);
    for (const gone of [abandoned, discarded]) expect(await builds.promote(gone, live)).toBe(false);
    expect(await readModels.find(fruits)).toEqual([apple]);
  });

  it('never discards a build whose state has changed, so that something always answers', async () => {
    const building = await grown({ apple });
    expect(await builds.promote(building, undefined)).toBe(true);
    expect(await builds.discard(building)).toBe(false);
    expect(await readModels.find(fruits)).toEqual([apple]);
    const next = await grown({ berry }, 2);
    await builds.offer(next);
    expect(await builds.discard(next)).toBe(false);
    const offered = (await builds.list()).find(({ id }) => id === next.id)!;
    expect([await builds.discard(offered), await builds.discard(offered)]).toEqual([true, false]);
  });

  it('lets each version have a live build of its own', async () => {
    const second = { ...fruits, version: 2 };
    await served({ apple }, 1);
    await expect(readModels.find(second)).rejects.toThrow(NotBuilt);
    await served({ berry }, 1, second);
    await builds.begin(second, 'log');
    expect([await readModels.find(fruits), await readModels.find(second)]).toEqual([[apple], [berry]]);
    expect((await builds.list()).map(({ version, state }) => [version, state])).toEqual([
      [1, 'live'],
      [2, 'live'],
      [2, 'building'],
    ]);
  });

  it('can promote the previous build again', async () => {
    await served({ apple }, 1);
    const live = await served({ berry }, 2);
    const previous = (await builds.list()).find(({ state }) => state === 'previous')!;
    await write(previous, { melon }, 2);
    await builds.promote(await current(previous), live);
    expect(await readModels.find(fruits)).toEqual([apple, melon]);
    expect((await builds.list()).map(({ id, state }) => [id, state]).toSorted()).toEqual(
      [
        [previous.id, 'live'],
        [live.id, 'previous'],
      ].toSorted(),
    );
  });

  it('offers a build until it is promoted', async () => {
    const live = await served({ apple });
    const next = await grown({ berry }, 2);
    await builds.offer(next);
    expect(await current(next)).toMatchObject({ state: 'offered' });
    await builds.promote(next, live);
    await builds.offer(live);
    expect([await current(live), await current(next)]).toMatchObject([{ state: 'offered' }, { state: 'live' }]);
  });

  it('begins a build anew when an earlier one was not finished', async () => {
    const abandoned = await grown({ apple });
    const build = await builds.begin(fruits, 'log');
    expect(await builds.documents(build, ['apple'])).toEqual(new Map());
    expect(await write(abandoned, { berry }, 2)).toBe(false);
    await builds.load(abandoned, writtenAt(2, { berry }));
    expect(await builds.list()).toEqual([build]);
  });

  it('is loaded a little at a time, and only then moves', async () => {
    const live = await served({ melon });
    const build = await builds.begin(fruits, 'log');
    await builds.load(build, writtenAt(1, { apple }));
    await builds.load(build, writtenAt(2, { berry }));
    expect((await current(build)).position).toBe(BEGINNING);
    await write(build, {}, 2);
    await builds.promote(build, live);
    expect(await readModels.find(fruits)).toEqual([apple, berry]);
  });

  it('pages through a build by key, and counts it', async () => {
    const build = await grown({ apple, berry, melon });
    expect(await builds.page(build, '', 2)).toEqual([
      ['apple', apple],
      ['berry', berry],
    ]);
    expect(await builds.page(build, 'berry', 2)).toEqual([['melon', melon]]);
    expect(await builds.documents(build, ['berry', 'pear'])).toEqual(writtenAt(1, { berry }));
    expect(await builds.count(build)).toBe(3);
    await write(build, { berry: null }, 2);
    expect(await builds.count(build)).toBe(2);
  });

  it('remembers what is parked, and why', async () => {
    const parking = { key: 'pear', position: positionOf(1), reason: 'worm' };
    const build = await builds.begin(fruits, 'log');
    await write(build, {}, 1, [parking]);
    expect(await builds.parked(build)).toEqual([parking]);
  });

  it('is sure of what is not parked, and of nothing else, until that is over', async () => {
    const sure = (key: string) => Promise.all([readModels, other.readModels].map((one) => one.getUnlessParked(fruits, key)));
    const build = await served({ apple, berry });
    const parking = { key: 'apple', position: positionOf(2), reason: 'worm' };
    const page = async (nth: number, documents: Record<string, Fruit>, parked: ParkedKey[], unparked: ParkedKey[] = []) => {
      const written = { build: await current(build), documents: writtenAt(nth, documents), parked, unparked, place: place(nth) };
      expect(await builds.write([written])).toEqual([true]);
    };
    await page(2, {}, [parking]);
    expect([await sure('apple'), await sure('berry'), await sure('melon')]).toEqual([
      [undefined, undefined],
      [berry, berry],
      [undefined, undefined],
    ]);
    expect(await readModels.get(fruits, 'apple')).toEqual(apple);
    await page(3, { apple: { ...apple, weight: 90 } }, [], [parking]);
    expect(await sure('apple')).toEqual(Array(2).fill({ ...apple, weight: 90 }));
  });

  it('keeps of a document what JSON would keep', async () => {
    await served({ apple: { ...apple, day: undefined } as unknown as Fruit });
    const fruit = await readModels.get(fruits, 'apple');
    expect(fruit).toStrictEqual({ name: 'apple', weight: 180 });
    expect(await readModels.find(fruits, {}, { sort: 'day' })).toStrictEqual([fruit]);
  });

  it('is the same in every process, and moves its revision in each that looks', async () => {
    const build = await served({ apple });
    expect(await other.builds.list()).toEqual(await builds.list());
    const before = other.readModels.revision(fruits);
    await write(build, { berry }, 2);
    expect(await other.readModels.find(fruits)).toEqual([apple, berry]);
    await other.builds.list();
    expect(other.readModels.revision(fruits)).not.toBe(before);
  });

  it('moves its revision by itself in a process where nobody looks', async () => {
    const build = await served({ apple });
    await other.builds.list();
    const before = other.readModels.revision(fruits);
    await write(build, { berry }, 2);
    while (other.readModels.revision(fruits) === before) await setImmediate();
  });

  it('names every document that changed since a revision, or says that it does not know', async () => {
    const live = await served({ apple }, 1);
    await other.builds.list();
    const before = other.readModels.revision(fruits);
    await write(live, { berry }, 2);
    await write(await current(live), {}, 3);
    await write(await current(live), { apple: null, melon }, 4);
    await other.builds.list();
    expect([undefined, ['berry', 'apple', 'melon']]).toContainEqual(await other.readModels.changesSince(fruits, before));
    await builds.promote(await grown({ apple }), await current(live));
    await other.builds.list();
    expect(await other.readModels.changesSince(fruits, before)).toBeUndefined();
  });

  it('moves its revision when another build takes over', async () => {
    const live = await served({ apple });
    const [next, before] = [await grown({ apple }), readModels.revision(fruits)];
    await builds.promote(next, live);
    await builds.list();
    expect(readModels.revision(fruits)).not.toBe(before);
  });

  it('lets one win of two that are promoted at once, in whichever process', async () => {
    await served({ apple });
    let live = await served({ apple, berry });
    for (let nth = 0; nth < 5; nth++) {
      const previous = (await builds.list()).find(({ state }) => state === 'previous')!;
      const next = await grown({ berry, melon });
      const won = await Promise.all([builds.promote(previous, live), other.builds.promote(next, live)]);
      expect(won.toSorted()).toEqual([false, true]);
      live = (await liveOf())!;
      expect(live.id).toBe(won[0] ? previous.id : next.id);
      expect((await other.builds.list()).filter(({ state }) => state === 'previous')).toHaveLength(1);
    }
  });

  it('lets one go on of two that begin at once, in whichever process', async () => {
    const begun = await Promise.all([builds, other.builds, builds, other.builds].map((one) => one.begin(fruits, 'log')));
    const [left, ...others] = await builds.list();
    expect(others).toEqual([]);
    const written = await Promise.all(begun.map((build) => write(build, { apple }, 1)));
    expect(written).toEqual(begun.map(({ id }) => id === left!.id));
  });

  it('lets one write of those who write behind the same place, in whichever process', async () => {
    const build = await served({ apple });
    const pages = [{ build, documents: writtenAt(2, { berry }), parked: [], place: place(2) }];
    const written = await Promise.all([builds, other.builds, builds, other.builds].map((one) => one.write(pages)));
    expect(written.flat().toSorted()).toEqual([false, false, false, true]);
  });

  it('fails nobody who reads, and shows nobody less, while one build replaces another', async () => {
    let live = await served({ apple, berry });
    let isReplacing = true;
    const replacing = (async () => {
      for (let nth = 0; nth < 8; nth++) live = await served({ apple, berry });
      isReplacing = false;
    })();
    const answers: Fruit[][] = [];
    while (isReplacing) answers.push(await other.readModels.find(fruits));
    await replacing;
    expect(answers).toEqual(answers.map(() => [apple, berry]));
    expect(await liveOf()).toEqual(live);
  });
};
