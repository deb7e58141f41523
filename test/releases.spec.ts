import { rmSync } from 'node:fs';
import { type EventSaved, preferences, SaveEvent } from '#libs/domain';
import { ada } from '#libs/domain/testing';
import { projection } from '#libs/event-sourcing';
import { preferences as preferencesModel } from '#projections';
import { type AProcess, eventually, followToTheEnd, issued, newFolder, processIn } from './fixtures/a-process';

/** A read model that both releases know alike. */
const saves = projection<{ saved: number[] }, EventSaved>({
  name: 'saves',
  version: 1,
  key: ({ data }) => data.key,
  on: { EventSaved: (document = { saved: [] }, { data }) => ({ saved: [...document.saved, data.eventId] }) },
});

const release = (version: number) => [{ ...preferencesModel, version }, saves];

describe('two releases side by side', () => {
  let folder: string;
  let older: AProcess;
  let newer: AProcess;
  const [first, second] = [
    { ...preferencesModel, version: 101 },
    { ...preferencesModel, version: 102 },
  ];
  beforeEach(async () => {
    folder = newFolder();
    older = processIn(folder, { models: release(101) });
    newer = processIn(folder, { models: release(102) });
  });
  afterEach(async () => {
    for (const { worker, close } of [older, newer]) {
      await worker.stop();
      await close();
    }
    rmSync(folder, { recursive: true });
  });

  const save = (eventId: number, by = older, how = eventually) =>
    by.streams.handle(preferences, new SaveEvent({ key: ada, eventId }, how()));
  const savedIn = async ({ readModels }: AProcess, model: typeof preferencesModel) => (await readModels.get(model, ada))?.saved;
  const liveVersions = async () =>
    (await older.builds.list())
      .filter(({ projection, state }) => projection === 'preferences' && state === 'live')
      .map(({ version }) => version);

  it('build each version once, however often they take turns', async () => {
    const begun = [older, newer].map(({ builds }) => jest.spyOn(builds, 'begin'));
    for (let turn = 1; turn <= 4; turn++) {
      await save(turn);
      const inTurn = turn % 2 ? older : newer;
      inTurn.worker.start();
      await inTurn.projector.isBuilt();
      expect(await inTurn.projector.caughtUpTo(await inTurn.store.head())).toBe(true);
      await inTurn.worker.stop();
    }
    expect(begun.map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
    expect(await liveVersions()).toEqual([101, 102]);
  });

  it('read what is theirs, and each shows what either wrote', async () => {
    for (const { worker, projector } of [older, newer]) {
      worker.start();
      await projector.isBuilt();
    }
    await save(1, older, issued);
    expect(await savedIn(older, first)).toEqual([1]);
    await save(2, newer, issued);
    expect(await savedIn(newer, second)).toEqual([1, 2]);
    await older.projector.caughtUpTo(await older.store.head());
    expect(await savedIn(older, first)).toEqual([1, 2]);
  });

  it('do not wait for what the other builds, nor for what is being built for the first time', async () => {
    await followToTheEnd(older);
    older.worker.start();
    await save(1, older, issued);
    const looks = jest.spyOn(newer.builds, 'list');
    expect(await newer.projector.caughtUpTo(await newer.store.head())).toBe(true);
    expect(looks).toHaveBeenCalledTimes(1);
    expect(await newer.projector.seen()).toBeNull();
    expect(await newer.readModels.get(saves, ada)).toMatchObject({ saved: [1] });
    await expect(savedIn(newer, second)).rejects.toThrow('preferences is being built');
  });

  it('share the work: when the older one ends, the newer one keeps up what both read', async () => {
    older.worker.start();
    await older.projector.isBuilt();
    newer.worker.start();
    await newer.projector.isBuilt();
    await older.worker.stop();
    await save(1, newer, issued);
    expect(await savedIn(newer, second)).toEqual([1]);
    expect(await newer.readModels.get(saves, ada)).toMatchObject({ saved: [1] });
  });

  it('leave the version before where it is, for who goes back, and not the one before that', async () => {
    await followToTheEnd(older);
    await followToTheEnd(newer);
    const third = processIn(folder, { models: release(103) });
    await followToTheEnd(third);
    expect(await liveVersions()).toEqual([102, 103]);
    await third.close();
  });
});
