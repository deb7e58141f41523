/** @engines order */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { catalogueEvent, preferences, SaveEvent } from '#libs/domain';
import { ada } from '#libs/domain/testing';
import {
  BEGINNING,
  type Build,
  type CatchUpProgress,
  type Command,
  logPlaceOf,
  type Projection,
  projection,
  rebuildProjections,
  switchBack,
  verifyProjections,
} from '#libs/event-sourcing';
import { preferences as preferencesModel, projections } from '#projections';
import { checkReadModels } from './fixtures/check-read-models';
import { arbitraryHistory, type HistoryStep } from './fixtures/histories';
import { type Counted, recordCounts, tallies } from './fixtures/tallies';
import {
  commandMetadata,
  createFolder,
  eventualMetadata,
  openProcess,
  projectAll,
  type TownProcess,
  toReplaceableStore,
} from './fixtures/town-process';

describe('a rebuild', () => {
  let folder: string;
  let town: TownProcess;
  const open = (models: readonly Projection<any>[] = projections) => {
    town = openProcess(folder, { models });
    return town;
  };
  beforeEach(() => {
    folder = createFolder();
  });
  afterEach(async () => {
    await town.worker.stop();
    await town.close();
    rmSync(folder, { recursive: true });
  });

  const liveOf = async (name: string) =>
    (await town.builds.list()).find(({ projection, state }) => projection === name && state === 'live')!;
  const spoilt = ({ position: at }: Build, documents: Record<string, unknown>) =>
    new Map(Object.entries(documents).map(([key, document]) => [key, { document, at }]));
  const spoil = async (live: Build, documents: Record<string, unknown>) =>
    town.builds.write([{ build: live, documents: spoilt(live, documents), parked: [], place: live }]);

  it('never fails a reader nor shows less than before, while people go on writing', async () => {
    const { worker, streams, readModels } = open();
    worker.start();
    await town.projector.isBuilt();
    const save = (eventId: number) => streams.handle(preferences, new SaveEvent({ key: ada, eventId }, commandMetadata()));
    for (let eventId = 1; eventId <= 30; eventId++) await save(eventId);

    let rebuilding = true;
    const lengths: number[] = [];
    const reading = (async () => {
      for (; rebuilding; await setImmediate()) lengths.push((await readModels.get(preferencesModel, ada))!.saved.length);
    })();
    const writing = (async () => {
      for (let eventId = 31; rebuilding; eventId++) {
        await save(eventId);
        expect((await readModels.get(preferencesModel, ada))!.saved).toHaveLength(eventId);
      }
    })();
    for (let nth = 0; nth < 5; nth++) await rebuildProjections(town, projections);
    rebuilding = false;
    await Promise.all([reading, writing]);

    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(lengths.at(-1)).toBeGreaterThan(30);
    expect(town.failures).toEqual([]);
  });

  it('in another process never fails a reader nor shows less than before', async () => {
    const { worker, streams, readModels } = open();
    const operator = openProcess(folder);
    worker.start();
    await town.projector.isBuilt();
    await streams.handle(preferences, new SaveEvent({ key: ada, eventId: 0 }, commandMetadata()));

    let rebuilding = true;
    const rebuilds = (async () => {
      for (let nth = 0; nth < 5; nth++) await rebuildProjections(operator, projections);
      rebuilding = false;
    })();
    for (let eventId = 1; rebuilding; eventId++) {
      await streams.handle(preferences, new SaveEvent({ key: ada, eventId }, commandMetadata()));
      expect((await readModels.get(preferencesModel, ada))!.saved).toHaveLength(eventId + 1);
    }
    await rebuilds;
    expect(await verifyProjections(operator, projections)).toEqual(await checkReadModels(operator));
    await operator.close();
  });

  it('names the documents that were not as they should be, and makes them so', async () => {
    const { readModels } = open([tallies]);
    await recordCounts(town, 'ada', 'bob', 'bob', 'cyd');
    await projectAll(town);
    await spoil(await liveOf('tallies'), { bob: { times: 99 }, cyd: null, dan: { times: 1 } });

    const [verified] = await verifyProjections(town, [tallies]);
    expect(verified!.differing.toSorted()).toEqual(['bob', 'cyd', 'dan']);
    expect(await readModels.get(tallies, 'bob')).toEqual({ times: 99 });

    const [rebuilt] = await rebuildProjections(town, [tallies]);
    expect(rebuilt).toMatchObject({ projection: 'tallies', documents: 3 });
    expect(rebuilt!.differing.toSorted()).toEqual(['bob', 'cyd', 'dan']);
    expect(await readModels.find(tallies)).toEqual([{ times: 1 }, { times: 2 }, { times: 1 }]);
    expect((await verifyProjections(town, [tallies]))[0]!.differing).toEqual([]);
  });

  it('does not take for a difference that the live documents are behind, or run ahead', async () => {
    const { step } = open([tallies]);
    await recordCounts(town, 'ada');
    await projectAll(town);
    await recordCounts(town, 'ada', 'bob');
    expect((await verifyProjections(town, [tallies]))[0]!.differing).toEqual([]);

    const ahead = verifyProjections(town, [tallies], async () => {
      await recordCounts(town, 'bob');
      await step();
    });
    expect((await ahead)[0]!.differing).toEqual([]);
  });

  it('leaves nothing behind after verifying', async () => {
    const { builds } = open([tallies]);
    await recordCounts(town, 'ada');
    await projectAll(town);
    const before = await builds.list();
    await verifyProjections(town, [tallies]);
    expect(await builds.list()).toEqual(before);
  });

  it.each(['caught up', 'promoted'])('shows no less than before where whoever %s it was frozen', async (when) => {
    const { store, builds, readModels } = open([tallies]);
    await recordCounts(town, 'ada');
    await projectAll(town);
    const build = await builds.begin(tallies, await store.id());
    await builds.offer(build);

    const late = openProcess(folder, { models: [tallies] });
    const [head, promote] = [await store.head(), late.builds.promote.bind(late.builds)];
    const meanwhile = async () => {
      const at = await recordCounts(town, 'ada');
      const [live, documents] = [await liveOf('tallies'), new Map([['ada', { document: { times: 2 }, at }]])];
      await builds.write([{ build: live, documents, parked: [], place: logPlaceOf(live.log, (await store.at(at))!) }]);
    };
    if (when === 'caught up') jest.spyOn(late.store, 'head').mockImplementationOnce(() => meanwhile().then(() => head));
    else jest.spyOn(late.builds, 'promote').mockImplementationOnce((...what) => meanwhile().then(() => promote(...what)));
    await late.step();
    expect(await readModels.get(tallies, 'ada')).toEqual({ times: 2 });

    await projectAll(late);
    expect([(await liveOf('tallies')).id, await readModels.get(tallies, 'ada')]).toEqual([build.id, { times: 2 }]);
    await late.close();
  });

  it('can be switched back, with the facts recorded since', async () => {
    const { readModels } = open([tallies]);
    expect(await switchBack(town, tallies)).toBe(false);
    await recordCounts(town, 'ada');
    await projectAll(town);
    const first = await liveOf('tallies');
    await rebuildProjections(town, [tallies]);
    await recordCounts(town, 'ada', 'bob');
    await projectAll(town);

    expect(await switchBack(town, tallies)).toBe(true);
    expect((await liveOf('tallies')).id).toBe(first.id);
    expect(await readModels.get(tallies, 'ada')).toEqual({ times: 2 });
    await projectAll(town);
    expect(await verifyProjections(town, [tallies])).toMatchObject([{ documents: 2, differing: [] }]);
  });

  it('that is switched back catches up page by page before it is offered', async () => {
    const { store, builds } = open([tallies]);
    await projectAll(town);
    await rebuildProjections(town, [tallies]);
    for (let i = 0; i < 3; i++) await recordCounts(town, ...Array.from({ length: 1_000 }, (_, nth) => `person-${i}-${nth}`));
    await projectAll(town);
    const [write, load, offer] = [jest.spyOn(builds, 'write'), jest.spyOn(builds, 'load'), jest.spyOn(builds, 'offer')];
    await switchBack(town, tallies);
    expect(offer.mock.calls.map(([{ position }]) => position)).toEqual([await store.head()]);
    // A reader of this build never finds it ahead of its checkpoint.
    const sizes = write.mock.calls.map(([pages]) => pages[0]!.documents.size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000);
    expect(sizes.reduce((all, some) => all + some)).toBe(3_000);
    expect(load).not.toHaveBeenCalled();
  });

  it('that was offered of another log does not take over', async () => {
    const { builds } = open([tallies]);
    await recordCounts(town, 'ada');
    await projectAll(town);
    const before = await builds.list();
    await builds.offer(await builds.begin(tallies, 'another log'));
    await projectAll(town);
    expect(await builds.list()).toEqual(before);
  });

  it('cannot be taken back to a version of which there is no code any more', async () => {
    open([tallies]);
    await projectAll(town);
    const changed = { ...tallies, version: 2 };
    await rebuildProjections(town, [changed]);
    expect(await switchBack(town, changed)).toBe(false);
  });

  it('parks what cannot be folded, and does not forget it when it is taken back', async () => {
    const picky = projection<{ times: number }, Counted>({
      ...tallies,
      on: {
        Counted: (tally, event, key) => {
          if (event.data.about === 'bob' && event.revision === 1) throw new Error('the second is unlucky');
          return tallies.on.Counted(tally, event, key);
        },
      },
    });
    const { builds, readModels } = open([picky]);
    await recordCounts(town, 'ada', 'bob', 'ada');
    await projectAll(town);
    const parked = await builds.parked(await liveOf('tallies'));
    expect(parked).toMatchObject([{ key: 'bob', reason: 'Error: the second is unlucky' }]);

    expect(await rebuildProjections(town, [picky])).toEqual([
      { projection: 'tallies', documents: 1, differing: [], parked: 1, refused: [] },
    ]);
    expect(await builds.parked(await liveOf('tallies'))).toEqual(parked);

    await recordCounts(town, 'bob');
    await switchBack(town, picky);
    expect(await builds.parked(await liveOf('tallies'))).toEqual(parked);
    expect(await readModels.get(tallies, 'bob')).toBeUndefined();

    await rebuildProjections(town, [tallies]);
    expect(await builds.parked(await liveOf('tallies'))).toEqual([]);
    expect(await readModels.get(tallies, 'bob')).toEqual({ times: 2 });
  });

  it('holds only so much in memory, and reads back what it needs', async () => {
    const { builds, readModels } = open([tallies]);
    const people = Array.from({ length: 25_000 }, (_, i) => `person-${i}`);
    for (let i = 0; i < people.length; i += 1_000) await recordCounts(town, ...people.slice(i, i + 1_000));
    await recordCounts(town, ...people.slice(0, 1_000));
    const [written, documentKeys] = [builds.write.bind(builds), new Set<string>()];
    let most = 0;
    jest.spyOn(builds, 'write').mockImplementation((pages) => {
      documentKeys.clear();
      return written(pages);
    });
    const Counted = (...[tally, event, key]: Parameters<typeof tallies.on.Counted>) => {
      most = Math.max(most, documentKeys.add(key).size);
      return tallies.on.Counted(tally, event, key);
    };
    await rebuildProjections(town, [{ ...tallies, on: { Counted } }]);

    // And the documents of the page that exceeded the limit.
    expect(most).toBeLessThanOrEqual(20_000 + 1_000);
    expect(await readModels.find(tallies)).toHaveLength(25_000);
    expect(await readModels.get(tallies, 'person-999')).toEqual({ times: 2 });
    expect(await readModels.get(tallies, 'person-1000')).toEqual({ times: 1 });
  });

  it('writes only a little at a time, so that nobody waits long for the file', async () => {
    const { builds } = open([tallies]);
    for (let i = 0; i < 3; i++) await recordCounts(town, ...Array.from({ length: 1_000 }, (_, nth) => `person-${i}-${nth}`));
    const [load, write] = [jest.spyOn(builds, 'load'), jest.spyOn(builds, 'write')];
    await rebuildProjections(town, [tallies]);
    const sizes = [
      ...load.mock.calls.map(([, documents]) => documents.size),
      ...write.mock.calls.map(([pages]) => pages[0]!.documents.size),
    ];
    expect(Math.max(...sizes)).toBeLessThanOrEqual(250);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(3_000);
  });

  it('is refused when it parks what the live documents show, says which and why, and can be forced', async () => {
    const { builds, readModels } = open([tallies]);
    await recordCounts(town, 'ada', 'bob', 'bob');
    await projectAll(town);
    const forgetful = projection<{ times: number }, Counted>({
      ...tallies,
      on: {
        Counted: (tally, event, key) => {
          if (tally && key === 'bob') throw new Error('nobody counts bob twice');
          return tallies.on.Counted(tally, event, key);
        },
      },
    });
    const live = await liveOf('tallies');

    const [refused] = await rebuildProjections(town, [forgetful]);
    expect(refused).toMatchObject({ parked: 1, refused: [{ key: 'bob', reason: 'Error: nobody counts bob twice' }] });
    expect(await readModels.get(tallies, 'bob')).toEqual({ times: 2 });
    expect(await builds.list()).toEqual([live]);

    const [forced] = await rebuildProjections(town, [forgetful], { force: true });
    expect(forced).toMatchObject({ parked: 1, refused: [] });
    expect(await readModels.get(tallies, 'bob')).toEqual({ times: 1 });
    expect((await rebuildProjections(town, [forgetful]))[0]!.refused).toEqual([]);
  });

  it('is refused where the log has forgotten what the live documents show, says so, and can be forced; folding goes on', async () => {
    const { readModels } = open([tallies]);
    await recordCounts(town, 'ada', 'bob');
    await projectAll(town);
    const scavenged = openProcess(folder, {
      models: [tallies],
      through: (store) => ({
        ...toReplaceableStore(store),
        readAll: async (after, limit) => {
          const page = await store.readAll(after, limit);
          return { ...page, facts: page.facts.filter(({ data, revision }) => data.about !== 'ada' || revision > 0) };
        },
      }),
    });
    await recordCounts(town, 'bob');
    await projectAll(scavenged);
    expect(await readModels.get(tallies, 'bob')).toEqual({ times: 2 });

    const reason = 'The log no longer has all that it was folded from.';
    expect(await verifyProjections(scavenged, [tallies])).toMatchObject([{ differing: ['ada'], forgotten: 1 }]);
    expect(await rebuildProjections(scavenged, [tallies])).toMatchObject([{ forgotten: 1, refused: [{ key: 'ada', reason }] }]);
    expect(await readModels.get(tallies, 'ada')).toEqual({ times: 1 });
    expect(await rebuildProjections(scavenged, [tallies], { force: true })).toMatchObject([{ forgotten: 1, refused: [] }]);
    expect(await readModels.get(tallies, 'ada')).toBeUndefined();

    const next = openProcess(folder, { models: [{ ...tallies, version: 2 }], through: () => scavenged.store });
    await projectAll(next);
    expect(next.messages).toEqual([
      'The log no longer has the beginning of 1 of its streams: those facts are missing from tallies.',
    ]);
    await scavenged.close();
    await next.close();
  });

  it('that is killed between two slices changes nothing of what is read, and the next one begins anew', async () => {
    const { builds, readModels } = open([tallies]);
    for (let i = 0; i < 2; i++) await recordCounts(town, ...Array.from({ length: 1_000 }, (_, nth) => `person-${nth}`));
    await projectAll(town);
    const loaded = builds.load.bind(builds);
    const load = jest.spyOn(builds, 'load');
    for (const slices of [0, 1, 2]) {
      load.mockImplementation((build, documents) =>
        load.mock.calls.length > slices ? Promise.reject(new Error('power cut')) : loaded(build, documents),
      );
      await expect(rebuildProjections(town, [tallies])).rejects.toThrow('power cut');
      load.mockClear();
      expect(await readModels.get(tallies, 'person-1')).toEqual({ times: 2 });
    }
    load.mockRestore();
    expect(await rebuildProjections(town, [tallies])).toMatchObject([{ documents: 1_000, differing: [], parked: 0 }]);
    expect(await readModels.get(tallies, 'person-999')).toEqual({ times: 2 });
  });

  it('says how far it is', async () => {
    open([tallies]);
    await recordCounts(town, ...Array.from({ length: 1_500 }, () => 'ada'));
    const progress: number[] = [];
    const onProgress = ({ facts, position, head }: CatchUpProgress) => {
      progress.push(facts);
      expect(position <= head).toBe(true);
    };
    await rebuildProjections(town, [tallies], { onProgress });
    const page = await town.store.readAll(BEGINNING, 1_000);
    expect(progress).toEqual([page.facts.length, 1_500]);
  });

  it('gives way to a later one of the same read model, and something answers all the while', async () => {
    const { builds, readModels } = open([tallies]);
    await recordCounts(town, ...Array.from({ length: 3_000 }, () => 'ada'));
    await projectAll(town);
    let other: Promise<unknown> | undefined;
    const onProgress = () => {
      other ??= rebuildProjections(town, [tallies]);
    };
    const first = rebuildProjections(town, [tallies], { onProgress });
    await expect(first).rejects.toThrow('Another process is rebuilding tallies');
    expect(await readModels.get(tallies, 'ada')).toEqual({ times: 3_000 });
    await other;
    expect(await readModels.get(tallies, 'ada')).toEqual({ times: 3_000 });
    expect((await builds.list()).map(({ state }) => state).toSorted()).toEqual(['live', 'previous']);
  });

  it('folds the present log, whatever log the live documents were folded from', async () => {
    const { readModels } = open([tallies]);
    await recordCounts(town, 'ada');
    await projectAll(town);
    const another = openProcess(join(folder, 'another'));
    await rebuildProjections({ ...town, store: another.store }, [tallies]);
    expect(await readModels.find(tallies)).toEqual([]);
    expect(await switchBack({ ...town, store: another.store }, tallies)).toBe(false);
    await another.close();
  });

  it('is of no consequence for what is read when it was interrupted', async () => {
    const { builds, readModels } = open([tallies]);
    await recordCounts(town, 'ada');
    await projectAll(town);
    await recordCounts(town, ...Array.from({ length: 1_500 }, () => 'ada'));
    const onProgress = () => Promise.reject(new Error('power cut'));
    const interrupted = rebuildProjections(town, [{ ...tallies, version: 2 }], { onProgress });
    await expect(interrupted).rejects.toThrow('power cut');
    expect(await readModels.get(tallies, 'ada')).toEqual({ times: 1 });
    await projectAll(town);
    expect(await readModels.get(tallies, 'ada')).toEqual({ times: 1_501 });
    await rebuildProjections(town, [{ ...tallies, version: 2 }]);
    expect((await builds.list()).map(({ version, state }) => [version, state])).toEqual([
      [1, 'live'],
      [2, 'live'],
    ]);
  });

  it('keeps its guarantees for readers with eventual consistency', async () => {
    const { streams, readModels } = open();
    await projectAll(town);
    await streams.handle(preferences, new SaveEvent({ key: ada, eventId: 1 }, eventualMetadata()));
    await rebuildProjections(town, projections);
    expect(await readModels.get(preferencesModel, ada)).toMatchObject({ saved: [1] });
  });
});

describe('a rebuild of any history', () => {
  it('gives the same documents as projecting step by step', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryHistory(), async (history) => {
        const folder = createFolder();
        const random = openProcess(folder);
        for (const step of history) await runStep(random, step);
        await projectAll(random);
        expect(await verifyProjections(random, projections)).toEqual(await checkReadModels(random));
        await random.close();
        rmSync(folder, { recursive: true });
      }),
      { numRuns: 12 },
    );
  });
});

const runStep = async (town: TownProcess, step: HistoryStep) => {
  if (step === 'follow') await town.step();
  else if (step === 'rebuild') await rebuildProjections(town, projections);
  else if (step === 'switch back') for (const model of projections) await switchBack(town, model);
  else await town.streams.handle(deciderOf(step), step);
};

const deciderOf = ({ type }: Command) => (type === 'PublishEvent' ? catalogueEvent : preferences) as typeof preferences;
