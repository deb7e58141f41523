/** @engines order small */

import { rmSync } from 'node:fs';
import { preferences, SaveEvent } from '#libs/domain';
import { ada } from '#libs/domain/testing';
import { type Build, EventStore, positionOf } from '#libs/event-sourcing';
import { counts } from '#projections';
import { Commands } from '../apps/api/src/commands/commands';
import { type RebuildNote, RebuildNotes } from '../apps/api/src/operations/rebuild-notes';
import { RebuildRunner, toRebuildProgress } from '../apps/api/src/operations/rebuild-runner';
import { Rebuilds } from '../apps/api/src/operations/rebuilds';
import type { Clock } from '../apps/api/src/settings/clock';
import { type Almanac, createDataDirectory, openAlmanac } from './app';
import { createFolder, eventualMetadata, openProcess, projectAll, type TownProcess } from './fixtures/town-process';
import { holdLeaseElsewhere } from './hold-lease-elsewhere';
import { registerOrganization } from './publishing';
import { createStaff, type Staff } from './staff';

describe('The process that runs requested rebuilds', () => {
  let folder: string;
  let town: TownProcess;
  let notes: RebuildNotes;
  let rebuilding: RebuildRunner;
  beforeEach(async () => {
    folder = createFolder();
    town = openProcess(folder);
    notes = new RebuildNotes(town.notes);
    rebuilding = new RebuildRunner(town.store, town.builds, notes, town.leases);
    await projectAll(town);
  });
  afterEach(async () => {
    await town.close();
    rmSync(folder, { recursive: true });
  });

  const toRebuildNote = (about: Partial<RebuildNote> = {}): RebuildNote => ({
    ...{ id: 'one', projection: counts.name, version: counts.version, dryRun: false },
    ...{ state: 'asked', askedAt: '2026-11-20T12:00:00.000Z', ...about },
  });
  const unfinished = async () => (await town.builds.list()).filter(({ state }: Build) => state === 'building');

  it('does nothing without a request', async () => {
    expect(await rebuilding.step()).toBe(false);
  });

  it('runs one at a time, the oldest request first', async () => {
    await notes.put(toRebuildNote());
    await notes.put(toRebuildNote({ id: 'two', projection: 'places', version: 1, askedAt: '2026-11-20T11:00:00.000Z' }));
    expect(await rebuilding.step()).toBe(true);
    expect([(await notes.get('places'))!.state, (await notes.get('counts'))!.state]).toEqual(['compared', 'asked']);
    expect([await rebuilding.step(), await rebuilding.step()]).toEqual([true, false]);
  });

  it('keeps a folded build for an operator, and nothing of a dry run', async () => {
    await notes.put(toRebuildNote());
    await rebuilding.step();
    const [built] = await unfinished();
    expect(await notes.get('counts')).toMatchObject({
      state: 'compared',
      build: built!.id,
      outcome: { differing: 0, lacking: 0 },
    });
    await notes.put(toRebuildNote({ id: 'two', dryRun: true }));
    await rebuilding.step();
    expect([(await notes.get('counts'))!.build, await unfinished()]).toEqual([undefined, []]);
  });

  it('stops where it is told to, and leaves nothing behind', async () => {
    await notes.put(toRebuildNote());
    await notes.requestStop(toRebuildNote());
    await rebuilding.step();
    expect(await notes.get('counts')).toEqual(toRebuildNote({ state: 'stopped' }));
    expect([await unfinished(), await notes.isStopRequested(toRebuildNote())]).toEqual([[], false]);
  });

  it('leaves it to another process where this one ends', async () => {
    await town.streams.handle(preferences, new SaveEvent({ key: ada, eventId: 1 }, eventualMetadata()));
    await projectAll(town);
    await notes.put(toRebuildNote());
    const begin = town.builds.begin.bind(town.builds);
    jest.spyOn(town.builds, 'begin').mockImplementationOnce((...what) => {
      rebuilding.end();
      return begin(...what);
    });
    await rebuilding.step();
    expect([await notes.get('counts'), await unfinished()]).toEqual([toRebuildNote(), []]);
    expect(await rebuilding.step()).toBe(false);
    await new RebuildRunner(town.store, town.builds, notes, town.leases).step();
    expect(await notes.get('counts')).toMatchObject({ state: 'compared' });
  });

  it('gives way to another rebuild of the same read model, and takes neither its build nor later requests', async () => {
    await town.streams.handle(preferences, new SaveEvent({ key: ada, eventId: 1 }, eventualMetadata()));
    await projectAll(town);
    await notes.put(toRebuildNote());
    const begin = town.builds.begin.bind(town.builds);
    const another = toRebuildNote({ id: 'two', state: 'folding' });
    let otherBuild: Build;
    jest.spyOn(town.builds, 'begin').mockImplementationOnce(async (...what) => {
      const ours = await begin(...what);
      otherBuild = await begin(...what);
      await notes.put(another);
      return ours;
    });
    await rebuilding.step();
    expect(await notes.get('counts')).toEqual(another);
    expect((await unfinished()).map(({ id }) => id)).toEqual([otherBuild!.id]);
  });

  it('reports a rebuild whose process has ended, and does not start it again by itself', async () => {
    await town.builds.begin(counts, await town.store.id());
    await notes.put(toRebuildNote({ state: 'folding' }));
    expect(await rebuilding.step()).toBe(false);
    expect(await notes.get('counts')).toEqual(
      toRebuildNote({ state: 'failed', failure: 'The process that was folding it has ended. Request it again.' }),
    );
    expect(await unfinished()).toEqual([]);
  });

  it('leaves alone a rebuild of the command line', async () => {
    const release = holdLeaseElsewhere(`rebuild ${counts.name} ${counts.version}`);
    const otherBuild = await town.builds.begin(counts, await town.store.id());
    await notes.put(toRebuildNote({ state: 'folding' }));
    expect(await rebuilding.step()).toBe(false);
    await notes.put(toRebuildNote({ id: 'two' }));
    await rebuilding.step();
    const failure = 'counts is being rebuilt by another process. Wait until that is done, or stop it first.';
    release();
    expect(await notes.get('counts')).toEqual(toRebuildNote({ id: 'two', state: 'failed', failure }));
    expect((await unfinished()).map(({ id }) => id)).toEqual([otherBuild.id]);
  });

  it('says why it could not, and goes on with the next', async () => {
    await notes.put(toRebuildNote({ projection: 'dreams' }));
    await rebuilding.step();
    expect(await notes.get('dreams')).toMatchObject({ state: 'failed', failure: 'This release has no such projection.' });
    await notes.put(toRebuildNote());
    jest.spyOn(town.builds, 'begin').mockRejectedValueOnce(new Error('The disk is full'));
    await rebuilding.step();
    expect(await notes.get('counts')).toEqual(toRebuildNote({ state: 'failed', failure: 'Error: The disk is full' }));
  });
});

describe('An operator', () => {
  let folder: string;
  let town: TownProcess;
  let notes: RebuildNotes;
  let recorded: string[];
  let rebuilds: Rebuilds;
  beforeEach(async () => {
    folder = createFolder();
    town = openProcess(folder);
    notes = new RebuildNotes(town.notes);
    recorded = [];
    const commands = { issueWithoutWaiting: async (_: string, kind: { name: string }) => void recorded.push(kind.name) };
    const clock = { now: () => '2026-11-20T12:00:00.000Z' };
    rebuilds = new Rebuilds(
      ...([commands as unknown as Commands, clock as Clock, notes] as const),
      ...([town.builds, town.store, town.leases] as const),
    );
    await projectAll(town);
  });
  afterEach(async () => {
    await town.close();
    rmSync(folder, { recursive: true });
  });

  const rebuild = async () => {
    await rebuilds.request(counts, false, 'olive');
    await new RebuildRunner(town.store, town.builds, notes, town.leases).step();
    const { build } = (await notes.get('counts'))!;
    return (await town.builds.list()).find(({ id }) => id === build)!;
  };
  const stateOf = async ({ id }: Build) => (await town.builds.list()).find((build) => build.id === id)?.state;
  const stop = () => rebuilds.stop(counts, 'A mistake', 'olive');

  it('discards a compared build', async () => {
    const build = await rebuild();
    await stop();
    expect([await stateOf(build), (await notes.get('counts'))!.state]).toEqual([undefined, 'stopped']);
  });

  it('can neither discard nor overtake a build whose promotion has begun, also if it broke off, but promote it', async () => {
    const build = await rebuild();
    await town.builds.offer(build);
    recorded.length = 0;
    await expect(stop()).rejects.toThrow('The new build of counts is being promoted');
    await expect(rebuilds.runAsOnlyBuilder([counts], async () => {})).rejects.toThrow('A new build of counts waits');
    expect([await stateOf(build), (await notes.get('counts'))!.state, recorded]).toEqual(['offered', 'compared', []]);
    await rebuilds.promote(counts, { reason: 'To be sure.' }, 'olive');
    expect([await stateOf(build), await notes.get('counts'), recorded]).toEqual(['live', undefined, ['RecordRebuild']]);
  });

  it('cannot discard a build that is live already, but not on record', async () => {
    const build = await rebuild();
    const live = (await town.builds.list()).find(({ projection, state }) => projection === 'counts' && state === 'live');
    await town.builds.promote(build, live);
    await expect(stop()).rejects.toThrow('The new build of counts is being promoted');
    expect([await stateOf(build), (await notes.get('counts'))!.state]).toEqual(['live', 'compared']);
  });

  it('leaves no request to stop behind, once the note is gone', async () => {
    await rebuilds.request(counts, false, 'olive');
    await stop();
    await rebuilds.request(counts, false, 'olive');
    await stop();
    await rebuilds.dismiss(counts);
    expect(await town.notes.all('rebuild')).toEqual(new Map());
  });
});

describe('The progress of a rebuild', () => {
  it('is estimated from the time it took so far', () => {
    const at = (facts: number, position: number, head = 400) => ({
      facts,
      position: positionOf(position),
      head: positionOf(head),
    });
    expect(toRebuildProgress(2, at(90, 100))).toEqual({
      facts: 90,
      position: '100',
      head: '400',
      share: 0.25,
      rate: 45,
      secondsLeft: 6,
    });
    expect(toRebuildProgress(0, at(0, 0))).toMatchObject({ share: 0, rate: 0, secondsLeft: 0 });
    expect(toRebuildProgress(0, at(0, 0, 0))).toMatchObject({ share: 1, secondsLeft: 0 });
  });
});

describe('Where one process answers and another keeps the read models up', () => {
  let answering: Almanac;

  beforeAll(async () => {
    const ALMANAC_DATA_DIR = createDataDirectory();
    await openAlmanac({ ALMANAC_DATA_DIR, ALMANAC_ROLE: 'projector' });
    answering = await openAlmanac({ ALMANAC_DATA_DIR, ALMANAC_ROLE: 'api' });
  });

  it('a promotion is put on record if the first attempt stopped before that', async () => {
    const olive = await createStaff(answering, 'oona@example.com');
    await olive.post('projections/places/rebuild', { dryRun: false }).expect(204);
    const notes = answering.app.get(RebuildNotes, { strict: false });
    await waitUntilCompared(olive, 'places');
    const commands = answering.app.get(Commands, { strict: false });
    jest.spyOn(commands, 'issueWithoutWaiting').mockRejectedValueOnce(new Error('The process is killed'));
    const request = { reason: 'To be sure.', confirm: 'places' };
    await olive.post('projections/places/promote', request).expect(500);
    await olive.post('projections/places/promote', request).expect(204);
    const deed = (await answering.app.get(EventStore).read('operations-town')).at(-1)!;
    expect([deed.type, deed.data.projection, deed.data.reason]).toEqual(['ProjectionRebuilt', 'places', 'To be sure.']);
    expect(await notes.get('places')).toBeUndefined();
  });

  it('an operator asks the API, the projector folds, and the build serves when she promotes it', async () => {
    await registerOrganization(answering, 'Moorestown Library');
    const olive = await createStaff(answering);
    await olive.post('projections/organizations/rebuild', { dryRun: false }).expect(204);
    await waitUntilCompared(olive, 'organizations');
    const request = { reason: 'To be sure.', confirm: 'organizations' };
    await olive.post('projections/organizations/promote', request).expect(204);
    expect(await statusOf(olive, 'organizations')).toMatchObject({ canSwitchBack: true });
    expect(await answering.read<object[]>('/api/organizations')).toHaveLength(1);
  });
});

type Overview = { projections: { name: string; rebuild?: { state: string }; canSwitchBack: boolean }[] };

const statusOf = async (operator: Staff, projection: string) =>
  (await operator.get<Overview>('projections')).projections.find(({ name }) => name === projection)!;

/** Polled over HTTP: polling the file in a tight loop would starve the other process. */
const waitUntilCompared = async (operator: Staff, projection: string) => {
  while ((await statusOf(operator, projection)).rebuild?.state !== 'compared');
};
