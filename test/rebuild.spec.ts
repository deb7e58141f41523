import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { catalogueEvent, preferences, SaveEvent } from '#libs/domain';
import { ada } from '#libs/domain/testing';
import {
  type Build,
  type Command,
  type DomainEvent,
  NO_STREAM,
  type Projection,
  projection,
  rebuild,
  switchBack,
  verify,
} from '#libs/event-sourcing';
import { EmbeddedEventStore } from '#libs/stores';
import { preferences as preferencesModel, projections } from '#projections';
import { type AProcess, eventually, followToTheEnd, issued, newFolder, processIn } from './fixtures/a-process';
import { type Happening, histories } from './fixtures/histories';
import { sound } from './fixtures/soundness';

type Counted = DomainEvent<'Counted', { about: string }>;

const tallies = projection<{ times: number }, Counted>({
  name: 'tallies',
  version: 1,
  key: ({ data }) => data.about,
  on: { Counted: (tally = { times: 0 }) => ({ times: tally.times + 1 }) },
});

describe('a rebuild', () => {
  let folder: string;
  let town: AProcess;
  const open = (models: readonly Projection<any>[] = projections) => {
    town = processIn(folder, { models });
    return town;
  };
  beforeEach(() => {
    folder = newFolder();
  });
  afterEach(async () => {
    await town.worker.stop();
    await town.close();
    rmSync(folder, { recursive: true });
  });

  let streams = 0;
  const count = ({ store }: AProcess, ...abouts: string[]) => {
    const { consistency: _, ...metadata } = issued();
    streams += 1;
    const facts = abouts.map((about) => ({ id: crypto.randomUUID(), type: 'Counted', data: { about }, metadata }));
    return store.append(`count-${streams}`, facts, NO_STREAM);
  };
  const liveOf = async (name: string) =>
    (await town.builds.list()).find(({ projection, state }) => projection === name && state === 'live')!;
  const spoil = async (live: Build, documents: Record<string, unknown>) =>
    town.builds.write([{ build: live, documents: new Map(Object.entries(documents)), parked: [], position: live.position }]);

  it('never fails a reader nor shows less than before, while people go on writing', async () => {
    const { worker, streams, readModels, store, builds } = open();
    worker.start();
    const save = (eventId: number) => streams.handle(preferences, new SaveEvent({ key: ada, eventId }, issued()));
    for (let eventId = 1; eventId <= 30; eventId++) await save(eventId);

    let rebuilding = true;
    const seen: number[] = [];
    const reading = (async () => {
      for (; rebuilding; await setImmediate()) seen.push((await readModels.get(preferencesModel, ada))!.saved.length);
    })();
    const writing = (async () => {
      for (let eventId = 31; rebuilding; eventId++) {
        await save(eventId);
        expect((await readModels.get(preferencesModel, ada))!.saved).toHaveLength(eventId);
      }
    })();
    for (let nth = 0; nth < 5; nth++) await rebuild(store, builds, projections);
    rebuilding = false;
    await Promise.all([reading, writing]);

    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBeGreaterThan(30);
    expect(town.failures).toEqual([]);
  });

  it('in another process never fails a reader nor shows less than before', async () => {
    const { worker, streams, readModels } = open();
    const operator = processIn(folder);
    worker.start();
    await streams.handle(preferences, new SaveEvent({ key: ada, eventId: 0 }, issued()));

    let rebuilding = true;
    const rebuilds = (async () => {
      for (let nth = 0; nth < 5; nth++) await rebuild(operator.store, operator.builds, projections);
      rebuilding = false;
    })();
    for (let eventId = 1; rebuilding; eventId++) {
      await streams.handle(preferences, new SaveEvent({ key: ada, eventId }, issued()));
      expect((await readModels.get(preferencesModel, ada))!.saved).toHaveLength(eventId + 1);
    }
    await rebuilds;
    expect(await verify(operator.store, operator.builds, projections)).toEqual(await sound(operator));
    await operator.close();
  });

  it('names the documents that were not as they should be, and makes them so', async () => {
    const { store, builds, readModels } = open([tallies]);
    await count(town, 'ada', 'bob', 'bob', 'cyd');
    await followToTheEnd(town);
    await spoil(await liveOf('tallies'), { bob: { times: 99 }, cyd: null, dan: { times: 1 } });

    const [verified] = await verify(store, builds, [tallies]);
    expect(verified!.differing.toSorted()).toEqual(['bob', 'cyd', 'dan']);
    expect(await readModels.get(tallies, 'bob')).toEqual({ times: 99 });

    const [rebuilt] = await rebuild(store, builds, [tallies]);
    expect(rebuilt).toMatchObject({ projection: 'tallies', documents: 3 });
    expect(rebuilt!.differing.toSorted()).toEqual(['bob', 'cyd', 'dan']);
    expect(await readModels.find(tallies)).toEqual([{ times: 1 }, { times: 2 }, { times: 1 }]);
    expect((await verify(store, builds, [tallies]))[0]!.differing).toEqual([]);
  });

  it('does not take for a difference that the live documents are behind, or run ahead', async () => {
    const { store, builds, projector } = open([tallies]);
    await count(town, 'ada');
    await followToTheEnd(town);
    await count(town, 'ada', 'bob');
    expect((await verify(store, builds, [tallies]))[0]!.differing).toEqual([]);

    const ahead = verify(store, builds, [tallies], async () => {
      await count(town, 'bob');
      await projector.step();
    });
    expect((await ahead)[0]!.differing).toEqual([]);
  });

  it('leaves nothing behind after verifying', async () => {
    const { store, builds } = open([tallies]);
    await count(town, 'ada');
    await followToTheEnd(town);
    const before = await builds.list();
    await verify(store, builds, [tallies]);
    expect(await builds.list()).toEqual(before);
  });

  it('can be taken back, and what happened since is there', async () => {
    const { store, builds, readModels } = open([tallies]);
    expect(await switchBack(store, builds, tallies)).toBe(false);
    await count(town, 'ada');
    await followToTheEnd(town);
    const first = await liveOf('tallies');
    await rebuild(store, builds, [tallies]);
    await count(town, 'ada', 'bob');
    await followToTheEnd(town);

    expect(await switchBack(store, builds, tallies)).toBe(true);
    expect((await liveOf('tallies')).id).toBe(first.id);
    expect(await readModels.get(tallies, 'ada')).toEqual({ times: 2 });
    await followToTheEnd(town);
    expect(await verify(store, builds, [tallies])).toMatchObject([{ documents: 2, differing: [] }]);
  });

  it('cannot be taken back to a version of which there is no code any more', async () => {
    const { store, builds } = open([tallies]);
    await followToTheEnd(town);
    const changed = { ...tallies, version: 2 };
    await rebuild(store, builds, [changed]);
    expect(await switchBack(store, builds, changed)).toBe(false);
  });

  it('parks what cannot be folded, and does not forget it when it is taken back', async () => {
    const picky = projection<{ times: number }, Counted>({
      ...tallies,
      on: {
        Counted: (tally, event, key) => {
          if (event.position.endsWith('2')) throw new Error('the second is unlucky');
          return tallies.on.Counted(tally, event, key);
        },
      },
    });
    const { store, builds, readModels } = open([picky]);
    await count(town, 'ada', 'bob', 'ada');
    await followToTheEnd(town);
    const parked = await builds.parked(await liveOf('tallies'));
    expect(parked).toMatchObject([{ key: 'bob', reason: 'Error: the second is unlucky' }]);

    expect(await rebuild(store, builds, [picky])).toEqual([{ projection: 'tallies', documents: 1, differing: [], parked: 1 }]);
    expect(await builds.parked(await liveOf('tallies'))).toEqual(parked);

    await count(town, 'bob');
    await switchBack(store, builds, picky);
    expect(await builds.parked(await liveOf('tallies'))).toEqual(parked);
    expect(await readModels.get(tallies, 'bob')).toBeUndefined();

    await rebuild(store, builds, [tallies]);
    expect(await builds.parked(await liveOf('tallies'))).toEqual([]);
    expect(await readModels.get(tallies, 'bob')).toEqual({ times: 2 });
  });

  it('holds only so much in memory, and reads back what it needs', async () => {
    const { store, builds, readModels } = open([tallies]);
    const people = Array.from({ length: 25_000 }, (_, i) => `person-${i}`);
    for (let i = 0; i < people.length; i += 1_000) await count(town, ...people.slice(i, i + 1_000));
    await count(town, ...people.slice(0, 1_000));
    const write = jest.spyOn(builds, 'write');
    await rebuild(store, builds, [tallies]);

    const written = write.mock.calls.map(([pages]) => pages[0]!.documents.size);
    expect(Math.max(...written)).toBeLessThanOrEqual(21_000);
    expect(written.reduce((sum, documents) => sum + documents)).toBeGreaterThan(25_000);
    expect(await readModels.find(tallies)).toHaveLength(25_000);
    expect(await readModels.get(tallies, 'person-999')).toEqual({ times: 2 });
    expect(await readModels.get(tallies, 'person-1000')).toEqual({ times: 1 });
  });

  it('says how far it is', async () => {
    const { store, builds } = open([tallies]);
    await count(town, ...Array.from({ length: 1_500 }, () => 'ada'));
    const progress: number[] = [];
    await rebuild(store, builds, [tallies], ({ events, position, head }) => {
      progress.push(events);
      expect(position <= head).toBe(true);
    });
    expect(progress).toEqual([1_000, 1_500]);
  });

  it('gives way to a later one of the same read model, and something answers all the while', async () => {
    const { store, builds, readModels } = open([tallies]);
    await count(town, ...Array.from({ length: 3_000 }, () => 'ada'));
    await followToTheEnd(town);
    let other: Promise<unknown> | undefined;
    const first = rebuild(store, builds, [tallies], () => {
      other ??= rebuild(store, builds, [tallies]);
    });
    await expect(first).rejects.toThrow('Another process is rebuilding tallies');
    expect(await readModels.get(tallies, 'ada')).toEqual({ times: 3_000 });
    await other;
    expect(await readModels.get(tallies, 'ada')).toEqual({ times: 3_000 });
    expect((await builds.list()).map(({ state }) => state).toSorted()).toEqual(['live', 'previous']);
  });

  it('refuses a log that is shorter than what the live documents have seen', async () => {
    const { builds } = open([tallies]);
    await count(town, 'ada');
    await followToTheEnd(town);
    const another = new EmbeddedEventStore(join(folder, 'another.db'));
    await expect(rebuild(another, builds, [tallies])).rejects.toThrow('tallies was built from a longer log than this one');
    await another.close();
  });

  it('is of no consequence for what is read when it was interrupted', async () => {
    const { store, builds, readModels } = open([tallies]);
    await count(town, 'ada');
    await followToTheEnd(town);
    await count(town, ...Array.from({ length: 1_500 }, () => 'ada'));
    const interrupted = rebuild(store, builds, [{ ...tallies, version: 2 }], () => Promise.reject(new Error('power cut')));
    await expect(interrupted).rejects.toThrow('power cut');
    expect(await readModels.get(tallies, 'ada')).toEqual({ times: 1 });
    await followToTheEnd(town);
    expect(await readModels.get(tallies, 'ada')).toEqual({ times: 1_501 });
    await rebuild(store, builds, [tallies]);
    expect((await builds.list()).map(({ state }) => state).toSorted()).toEqual(['live', 'previous']);
  });

  it('keeps its promises for those who only look eventually', async () => {
    const { streams, store, builds, readModels } = open();
    await followToTheEnd(town);
    await streams.handle(preferences, new SaveEvent({ key: ada, eventId: 1 }, eventually()));
    await rebuild(store, builds, projections);
    expect(await readModels.get(preferencesModel, ada)).toMatchObject({ saved: [1] });
  });
});

describe('a rebuild of any history', () => {
  it('finds what was followed step by step, whatever happened', async () => {
    await fc.assert(
      fc.asyncProperty(histories(), async (history) => {
        const folder = newFolder();
        const random = processIn(folder);
        for (const happening of history) await go(random, happening);
        await followToTheEnd(random);
        expect(await verify(random.store, random.builds, projections)).toEqual(await sound(random));
        await random.close();
        rmSync(folder, { recursive: true });
      }),
      { numRuns: 12 },
    );
  }, 30_000);
});

const go = async ({ projector, store, builds, streams }: AProcess, happening: Happening) => {
  if (happening === 'follow') await projector.step();
  else if (happening === 'rebuild') await rebuild(store, builds, projections);
  else if (happening === 'switch back') for (const model of projections) await switchBack(store, builds, model);
  else await streams.handle(deciderOf(happening), happening);
};

const deciderOf = ({ type }: Command) => (type === 'PublishEvent' ? catalogueEvent : preferences) as typeof preferences;
