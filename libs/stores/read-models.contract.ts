import { BEGINNING, type Build, type Builds, type Parked, positionOf, projection, type ReadModels } from '#libs/event-sourcing';

type Fruit = { name: string; weight: number; day?: string; ripe?: boolean };

const fruits = projection<Fruit, { type: 'Picked'; data: Fruit }>({
  name: 'fruits',
  version: 1,
  key: ({ data }) => data.name,
  indexed: ['weight', 'day', 'ripe'],
  on: { Picked: (_, { data }) => data },
});

export type ReadSideStores = { readModels: ReadModels; builds: Builds };

/** What every read side must do. Each adapter's spec calls this with a way to open an empty one. */
export const readModelsContract = (open: () => Promise<ReadSideStores>) => {
  let readModels: ReadModels;
  let builds: Builds;
  beforeEach(async () => {
    ({ readModels, builds } = await open());
  });
  afterEach(async () => {
    await readModels.close();
    await builds.close();
  });

  const write = (build: Build, documents: Record<string, Fruit | null>, at: number, parked: Parked[] = []) =>
    builds.write([{ build, documents: new Map(Object.entries(documents)), parked, position: positionOf(at) }]);

  const current = async (build: Build) => (await builds.list()).find(({ id }) => id === build.id)!;

  const grown = async (documents: Record<string, Fruit | null>, at = 1, model = fruits) => {
    const build = await builds.begin(model);
    await write(build, documents, at);
    await builds.finish(build);
    return current(build);
  };

  const served = async (documents: Record<string, Fruit | null>, at = 1) => {
    const build = await grown(documents, at);
    await builds.switchTo(build);
    return current(build);
  };

  const apple = { name: 'apple', weight: 180, day: '2026-11-20' };
  const berry = { name: 'berry', weight: 3, day: '2026-11-21' };
  const melon = { name: 'melon', weight: 2000 };

  it('knows nothing before a build is live', async () => {
    await grown({ apple });
    expect(await readModels.get(fruits, 'apple')).toBeUndefined();
    expect(await readModels.find(fruits)).toEqual([]);
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
    expect(await readModels.find(fruits, { weight: { gte: 3, lt: 2000 } }, { sort: 'weight', limit: 1 })).toEqual([berry]);
    expect(await readModels.find(fruits, { day: { eq: '2026-11-20' } })).toEqual([apple]);
    expect(await readModels.find(fruits, {}, { after: 'apple', limit: 1 })).toEqual([berry]);
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
    expect(readModels.revision(fruits)).toBe(before);
    await write(await current(build), { berry }, 3);
    expect(readModels.revision(fruits)).not.toBe(before);
  });

  it('writes the documents of several builds and their checkpoints in one step, or nothing', async () => {
    const stale = await served({ apple }, 1);
    const other = await builds.begin({ ...fruits, name: 'vegetables' });
    await write(stale, { berry }, 2);

    const both = [stale, other].map((build) => ({
      build,
      documents: new Map([['melon', melon]]),
      parked: [],
      position: positionOf(3),
    }));
    expect(await builds.write(both)).toBe(false);
    expect(await readModels.get(fruits, 'melon')).toBeUndefined();
    expect((await current(other)).position).toBe(BEGINNING);
  });

  it('serves the old build while a new one grows, then the new one at once', async () => {
    await served({ apple });
    const next = await grown({ berry }, 2);
    expect(await readModels.find(fruits)).toEqual([apple]);
    expect(await builds.switchTo(next)).toBe(true);
    expect(await readModels.find(fruits)).toEqual([berry]);
    expect((await builds.list()).map(({ state }) => state).toSorted()).toEqual(['live', 'previous']);
  });

  it('never switches to a build that is further behind than what is live', async () => {
    await served({ apple }, 5);
    expect(await builds.switchTo(await grown({ berry }, 4))).toBe(false);
    expect(await builds.switchTo(await grown({ berry }, 4, { ...fruits, version: 2 }))).toBe(false);
    expect(await readModels.find(fruits)).toEqual([apple]);
  });

  it('never switches to a build that is gone, so that something always answers', async () => {
    await served({ apple });
    const abandoned = await grown({ berry }, 2);
    await builds.begin(fruits);
    expect(await builds.switchTo(abandoned)).toBe(false);
    await builds.finish(abandoned);
    expect(await readModels.find(fruits)).toEqual([apple]);
  });

  it('takes a second switch to the same build for the first', async () => {
    await served({ apple }, 1);
    const next = await grown({ berry }, 2);
    expect([await builds.switchTo(next), await builds.switchTo(next)]).toEqual([true, true]);
    expect(await readModels.find(fruits)).toEqual([berry]);
    expect((await builds.list()).map(({ state }) => state).toSorted()).toEqual(['live', 'previous']);
  });

  it('can switch back to the previous build', async () => {
    await served({ apple }, 1);
    await served({ berry }, 2);
    const previous = (await builds.list()).find(({ state }) => state === 'previous')!;
    await write(previous, { melon }, 2);
    await builds.switchTo(await current(previous));
    expect(await readModels.find(fruits)).toEqual([apple, melon]);
  });

  it('begins a build anew when an earlier one was not finished', async () => {
    const abandoned = await grown({ apple });
    const build = await builds.begin(fruits);
    expect(await builds.documents(build, ['apple'])).toEqual(new Map());
    expect(await write(abandoned, { berry }, 2)).toBe(false);
  });

  it('pages through a build by key', async () => {
    const build = await grown({ apple, berry, melon });
    expect(await builds.page(build, '', 2)).toEqual([
      ['apple', apple],
      ['berry', berry],
    ]);
    expect(await builds.page(build, 'berry', 2)).toEqual([['melon', melon]]);
    expect(await builds.documents(build, ['berry', 'pear'])).toEqual(new Map([['berry', berry]]));
  });

  it('remembers what is parked, and why', async () => {
    const parking = { key: 'pear', position: positionOf(1), reason: 'worm' };
    const build = await builds.begin(fruits);
    await write(build, {}, 1, [parking]);
    expect(await builds.parked(build)).toEqual([parking]);
  });
};
