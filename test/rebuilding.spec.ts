/** @engines order small */

import { rmSync } from 'node:fs';
import { preferences, SaveEvent } from '#libs/domain';
import { ada } from '#libs/domain/testing';
import { type Build, EventStore, LEASE_SECONDS, positionOf } from '#libs/event-sourcing';
import { counts } from '#projections';
import { Commands } from '../apps/api/src/commands/commands';
import { type RebuildNote, RebuildNotes } from '../apps/api/src/operations/rebuild-notes';
import { progressAfter, Rebuilding } from '../apps/api/src/operations/rebuilding';
import { type Almanac, aDataDirectory, openAlmanac } from './app';
import { type AProcess, eventually, followToTheEnd, newFolder, processIn } from './fixtures/a-process';
import { type Staff, staff } from './operator';
import { register } from './publishing';

describe('The process that runs requested rebuilds', () => {
  let folder: string;
  let town: AProcess;
  let notes: RebuildNotes;
  let rebuilding: Rebuilding;
  beforeEach(async () => {
    folder = newFolder();
    town = processIn(folder);
    notes = new RebuildNotes(town.notes);
    rebuilding = new Rebuilding(town.store, town.builds, notes, town.leases);
    await followToTheEnd(town);
  });
  afterEach(async () => {
    await town.close();
    rmSync(folder, { recursive: true });
  });

  const asked = (about: Partial<RebuildNote> = {}): RebuildNote => ({
    ...{ id: 'one', projection: counts.name, version: counts.version, dryRun: false },
    ...{ state: 'asked', askedAt: '2026-11-20T12:00:00.000Z', ...about },
  });
  const unfinished = async () => (await town.builds.list()).filter(({ state }: Build) => state === 'building');

  it('does nothing without a request', async () => {
    expect(await rebuilding.step()).toBe(false);
  });

  it('runs one at a time, the oldest request first', async () => {
    await notes.put(asked());
    await notes.put(asked({ id: 'two', projection: 'places', version: 1, askedAt: '2026-11-20T11:00:00.000Z' }));
    expect(await rebuilding.step()).toBe(true);
    expect([(await notes.of('places'))!.state, (await notes.of('counts'))!.state]).toEqual(['compared', 'asked']);
    expect([await rebuilding.step(), await rebuilding.step()]).toEqual([true, false]);
  });

  it('keeps a folded build for an operator, and nothing of a dry run', async () => {
    await notes.put(asked());
    await rebuilding.step();
    const [built] = await unfinished();
    expect(await notes.of('counts')).toMatchObject({
      state: 'compared',
      build: built!.id,
      outcome: { differing: 0, lacking: 0 },
    });
    await notes.put(asked({ id: 'two', dryRun: true }));
    await rebuilding.step();
    expect([(await notes.of('counts'))!.build, await unfinished()]).toEqual([undefined, []]);
  });

  it('stops where it is told to, and leaves nothing behind', async () => {
    await notes.put(asked());
    await notes.askToStop(asked());
    await rebuilding.step();
    expect(await notes.of('counts')).toEqual(asked({ state: 'stopped' }));
    expect([await unfinished(), await notes.isToStop(asked())]).toEqual([[], false]);
  });

  it('leaves it to another process where this one ends', async () => {
    await town.streams.handle(preferences, new SaveEvent({ key: ada, eventId: 1 }, eventually()));
    await followToTheEnd(town);
    await notes.put(asked());
    const begin = town.builds.begin.bind(town.builds);
    jest.spyOn(town.builds, 'begin').mockImplementationOnce((...what) => {
      rebuilding.end();
      return begin(...what);
    });
    await rebuilding.step();
    expect([await notes.of('counts'), await unfinished()]).toEqual([asked(), []]);
    expect(await rebuilding.step()).toBe(false);
    await new Rebuilding(town.store, town.builds, notes, town.leases).step();
    expect(await notes.of('counts')).toMatchObject({ state: 'compared' });
  });

  it('gives way to another rebuild of the same read model, and takes neither its build nor later requests', async () => {
    await town.streams.handle(preferences, new SaveEvent({ key: ada, eventId: 1 }, eventually()));
    await followToTheEnd(town);
    await notes.put(asked());
    const begin = town.builds.begin.bind(town.builds);
    const another = asked({ id: 'two', state: 'folding' });
    let theirs: Build;
    jest.spyOn(town.builds, 'begin').mockImplementationOnce(async (...what) => {
      const ours = await begin(...what);
      theirs = await begin(...what);
      await notes.put(another);
      return ours;
    });
    await rebuilding.step();
    expect(await notes.of('counts')).toEqual(another);
    expect((await unfinished()).map(({ id }) => id)).toEqual([theirs!.id]);
  });

  it('reports a rebuild whose process has ended, and does not start it again by itself', async () => {
    await town.builds.begin(counts, await town.store.id());
    await notes.put(asked({ state: 'folding' }));
    expect(await rebuilding.step()).toBe(false);
    expect(await notes.of('counts')).toEqual(
      asked({ state: 'failed', failure: 'The process that was folding it has ended. Request it again.' }),
    );
    expect(await unfinished()).toEqual([]);
  });

  it('leaves alone a rebuild of the command line', async () => {
    await town.leases.acquire(`rebuild ${counts.name} ${counts.version}`, 'the command line', LEASE_SECONDS);
    const theirs = await town.builds.begin(counts, await town.store.id());
    await notes.put(asked({ state: 'folding' }));
    expect(await rebuilding.step()).toBe(false);
    await notes.put(asked({ id: 'two' }));
    await rebuilding.step();
    const failure = 'counts is being rebuilt by another process. Wait until that is done, or stop it first.';
    expect(await notes.of('counts')).toEqual(asked({ id: 'two', state: 'failed', failure }));
    expect((await unfinished()).map(({ id }) => id)).toEqual([theirs.id]);
  });

  it('says why it could not, and goes on with the next', async () => {
    await notes.put(asked({ projection: 'dreams' }));
    await rebuilding.step();
    expect(await notes.of('dreams')).toMatchObject({ state: 'failed', failure: 'This release has no such projection.' });
    await notes.put(asked());
    jest.spyOn(town.builds, 'begin').mockRejectedValueOnce(new Error('The disk is full'));
    await rebuilding.step();
    expect(await notes.of('counts')).toEqual(asked({ state: 'failed', failure: 'Error: The disk is full' }));
  });
});

describe('The progress of a rebuild', () => {
  it('is estimated from the time it took so far', () => {
    const at = (events: number, position: number, head = 400) => ({
      events,
      position: positionOf(position),
      head: positionOf(head),
    });
    expect(progressAfter(2, at(90, 100))).toEqual({
      facts: 90,
      position: '100',
      head: '400',
      share: 0.25,
      rate: 45,
      secondsLeft: 6,
    });
    expect(progressAfter(0, at(0, 0))).toMatchObject({ share: 0, rate: 0, secondsLeft: 0 });
    expect(progressAfter(0, at(0, 0, 0))).toMatchObject({ share: 1, secondsLeft: 0 });
  });
});

describe('Where one process answers and another keeps the read models up', () => {
  let answering: Almanac;

  beforeAll(async () => {
    const ALMANAC_DATA_DIR = aDataDirectory();
    await openAlmanac({ ALMANAC_DATA_DIR, ALMANAC_ROLE: 'projector' });
    answering = await openAlmanac({ ALMANAC_DATA_DIR, ALMANAC_ROLE: 'api' });
  });

  it('a promotion is put on record if the first attempt stopped before that', async () => {
    const olive = await staff(answering, 'oona@example.com');
    await olive.says('projections/places/rebuild', { dryRun: false }).expect(204);
    const notes = answering.app.get(RebuildNotes, { strict: false });
    await folded(olive, 'places');
    const commands = answering.app.get(Commands, { strict: false });
    jest.spyOn(commands, 'issueWithoutWaiting').mockRejectedValueOnce(new Error('The process is killed'));
    const wish = { reason: 'To be sure.', confirm: 'places' };
    await olive.says('projections/places/promote', wish).expect(500);
    await olive.says('projections/places/promote', wish).expect(204);
    const deed = (await answering.app.get(EventStore).read('operations-town')).at(-1)!;
    expect([deed.type, deed.data.projection, deed.data.reason]).toEqual(['ProjectionRebuilt', 'places', 'To be sure.']);
    expect(await notes.of('places')).toBeUndefined();
  });

  it('an operator asks the API, the projector folds, and the build serves when she promotes it', async () => {
    await register(answering, 'Moorestown Library');
    const olive = await staff(answering);
    await olive.says('projections/organizations/rebuild', { dryRun: false }).expect(204);
    await folded(olive, 'organizations');
    const wish = { reason: 'To be sure.', confirm: 'organizations' };
    await olive.says('projections/organizations/promote', wish).expect(204);
    expect(await standing(olive, 'organizations')).toMatchObject({ canSwitchBack: true });
    expect(await answering.read<object[]>('/api/organizations')).toHaveLength(1);
  });
});

type Overview = { projections: { name: string; rebuild?: { state: string }; canSwitchBack: boolean }[] };

const standing = async (operator: Staff, projection: string) =>
  (await operator.get<Overview>('projections')).projections.find(({ name }) => name === projection)!;

/** Asked over the wire: whoever asks a file again and again leaves nobody else a turn. */
const folded = async (operator: Staff, projection: string) => {
  while ((await standing(operator, projection)).rebuild?.state !== 'compared');
};
