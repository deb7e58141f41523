/** @engines order */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { BEGINNING, ReactorRunner, verifyProjections } from '#libs/event-sourcing';
import { onFiles } from './engines/test-servers';
import { recordCounts, tallies } from './fixtures/tallies';
import { createFolder, openProcess, projectAll, type TownProcess, toReplaceableStore } from './fixtures/town-process';

onFiles.describe('the read models of a log that was restored from an older copy', () => {
  let folder: string;
  let town: TownProcess;
  const open = () => {
    town = openProcess(folder, { models: [tallies] });
    return town;
  };
  beforeEach(async () => {
    folder = createFolder();
    open();
    await recordTimes(900, 'ada');
    const log = new DatabaseSync(join(folder, 'events.db'));
    await backup(log, join(folder, 'copy.db'));
    log.close();
    await recordTimes(100, 'ada');
    await projectAll(town);
    await town.close();
  });
  afterEach(async () => {
    await town.close();
    rmSync(folder, { recursive: true });
  });

  const recordTimes = (times: number, about: string) => recordCounts(town, ...Array.from({ length: times }, () => about));
  const restore = async () => {
    for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `events.db${end}`), { force: true });
    const copy = new DatabaseSync(join(folder, 'copy.db'));
    await backup(copy, join(folder, 'events.db'));
    copy.close();
    return open();
  };
  const readTallies = async () => [await town.readModels.get(tallies, 'ada'), await town.readModels.get(tallies, 'bob')];

  it('are not taken for those of the log that is there, and begin anew, which is told once', async () => {
    const { projector, store } = await restore();
    expect(await projector.shownPosition()).toBeNull();
    await projectAll(town);
    expect(await projector.shownPosition()).toBe(await store.head());
    expect(await readTallies()).toEqual([{ times: 900 }, undefined]);
    expect(town.messages).toEqual(['The read models were folded from another log: tallies are rebuilt.']);
  });

  it.each([50, 100, 150])('begin anew also where %i other facts were recorded before anybody looked', async (times) => {
    await restore();
    await recordTimes(times, 'bob');
    expect(await town.projector.shownPosition()).toBeNull();
    await projectAll(town);
    expect(await readTallies()).toEqual([{ times: 900 }, { times }]);
    expect(await verifyProjections(town, [tallies])).toMatchObject([{ documents: 2, differing: [] }]);
    expect(town.messages).toHaveLength(1);
  });

  it('are not acted on by a reactor, which waits for those of the log that is there', async () => {
    await restore();
    await recordTimes(200, 'bob');
    const read: unknown[] = [];
    const on = { Counted: async () => void read.push(await town.readModels.get(tallies, 'ada')) };
    const reaction = new ReactorRunner(town.store, town.checkpoints, town.projector, { name: 'letters', on });
    const reacting = reaction.step(new Map([['reactor letters', 1]]));
    await projectAll(town);
    await reacting;
    expect(new Set(read.map((tally) => JSON.stringify(tally)))).toEqual(new Set(['{"times":900}']));
  });

  it('go on where they were when the copy had all that they had seen', async () => {
    const { builds } = open();
    const before = await builds.list();
    await recordTimes(10, 'bob');
    await projectAll(town);
    expect((await builds.list()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(await readTallies()).toEqual([{ times: 1_000 }, { times: 10 }]);
    expect(town.messages).toEqual([]);
  });

  it('begin anew where the other log knows no such position', async () => {
    for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `events.db${end}`), { force: true });
    const { store } = open();
    await recordTimes(10, 'bob');
    const picky = openProcess(folder, {
      models: [tallies],
      through: (log) => ({
        ...toReplaceableStore(log),
        readAll: async (after, limit) => {
          if (after !== BEGINNING && !(await store.at(after))) throw new Error('Trying to read from an invalid position.');
          return log.readAll(after, limit);
        },
      }),
    });
    await projectAll(picky);
    expect(await picky.readModels.get(tallies, 'bob')).toEqual({ times: 10 });
    await picky.close();
  });

  it('begin anew with a log that is another altogether', async () => {
    for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `events.db${end}`), { force: true });
    const { projector } = open();
    await recordTimes(1_000, 'bob');
    expect(await projector.shownPosition()).toBeNull();
    await projectAll(town);
    expect(await readTallies()).toEqual([undefined, { times: 1_000 }]);
  });
});
