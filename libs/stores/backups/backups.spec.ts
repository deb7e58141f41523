import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { BEGINNING, type EventStore, NO_STREAM } from '#libs/event-sourcing';
import { type OpenLog, openLog } from '../open-log';
import { type BackupOptions, backUp } from './back-up';
import { BackupFolder, type BeforeDiskStep, type WholeBackup } from './backup-folder';
import { checkBackup } from './check-backup';
import { restoreBackup } from './restore';
import { unfinishedRestoreMessage } from './restore-marker';

const NOW = '2026-11-20T12:00:00.000Z';
const metadata = { actor: 'ada', time: NOW, commandId: 'c', correlationId: 'r' };

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-backups-'));
  folders.push(folder);
  return folder;
};

const open = (folder: string) => openLog(folder, { folder, mongo: undefined });

const within = async <T>(folder: string, work: (log: OpenLog) => Promise<T>): Promise<T> => {
  const log = open(folder);
  try {
    return await work(log);
  } finally {
    await log.close();
  }
};

const record = (folder: string, facts: number) =>
  within(folder, ({ store }) =>
    store.append(
      `thing-${randomUUID().replaceAll('-', '')}`,
      Array.from({ length: facts }, (_, nth) => ({ id: randomUUID(), type: 'Happened', data: { nth, text: 'é"\\' }, metadata })),
      NO_STREAM,
    ),
  );

const factsIn = async (store: EventStore) => (await store.readAll(BEGINNING, 10_000)).facts;

const backedUp = (folder: string, target: BackupFolder, about: Partial<BackupOptions> = {}) =>
  within(folder, (log) => backUp({ log, folder, target, now: NOW, ...about }));

const restored = (source: BackupFolder, backup: WholeBackup, folder: string, onStep?: BeforeDiskStep) =>
  restoreBackup({ source, backup, folder, open: () => open(folder), isFile: true, ...(onStep && { onStep }) });

class PowerCut extends Error {}

const failingAt = (nth: number): BeforeDiskStep => {
  let steps = 0;
  return () => {
    steps += 1;
    if (steps === nth) throw new PowerCut();
  };
};

const pages = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });

describe('Backups of a town', () => {
  it('are each all that was recorded by then, whichever step of making one the disk goes at', () =>
    fc.assert(
      fc.asyncProperty(pages, fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 5, maxLength: 5 }), async (all, faults) => {
        const [folder, place] = [newFolder(), newFolder()];
        writeFileSync(join(folder, 'town.json'), '{}');
        const countByName = new Map<string, number>();
        for (const [nth, facts] of all.entries()) {
          await record(folder, facts);
          const count = all.slice(0, nth + 1).reduce((sum, one) => sum + one, 0);
          try {
            countByName.set((await backedUp(folder, new BackupFolder(place, failingAt(faults[nth]!)))).name, count);
          } catch (error) {
            if (!(error instanceof PowerCut)) throw error;
          }
          const target = new BackupFolder(place);
          for (const { name, manifest } of target.backups()) {
            expect(await checkBackup(target, manifest!)).toEqual({ flaws: [], flawCount: 0 });
            // A backup that failed in its very last steps may exist, and is complete then.
            if (countByName.has(name)) expect(manifest!.log.facts).toBe(countByName.get(name));
          }
          expect(target.backups().map(({ name }) => name)).toEqual(expect.arrayContaining([...countByName.keys()]));
        }
        const last = await backedUp(folder, new BackupFolder(place));
        expect(readdirSync(place).filter((name) => name.startsWith('half-'))).toEqual([]);
        const anew = newFolder();
        await restored(new BackupFolder(place), last, anew);
        const facts = await within(folder, ({ store }) => factsIn(store));
        expect(await within(anew, ({ store }) => factsIn(store))).toEqual(facts);
        expect(readFileSync(join(anew, 'town.json'), 'utf8')).toBe('{}');
      }),
      { numRuns: 15 },
    ));

  it('are found out by any byte that is another', () =>
    fc.assert(
      fc.asyncProperty(pages, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 255 }), async (all, which, where, flip) => {
        const [folder, place] = [newFolder(), newFolder()];
        for (const facts of all) await record(folder, facts);
        const target = new BackupFolder(place);
        await backedUp(folder, target);
        const files = [
          ...readdirSync(place).filter((name) => name.endsWith('.backup')),
          ...readdirSync(join(place, 'parts')).map((part) => join('parts', part)),
        ];
        const file = join(place, files[which % files.length]!);
        const bytes = readFileSync(file);
        bytes[where % bytes.length]! ^= flip;
        writeFileSync(file, bytes);
        const wrong = await Promise.all(
          target.backups().map(async ({ manifest }) => (manifest ? (await checkBackup(target, manifest)).flaws : ['unreadable'])),
        );
        expect(wrong.flat()).not.toEqual([]);
      }),
      { numRuns: 40 },
    ));

  it('are put back whole, or what is there says that it is not, whichever step the disk goes at', () =>
    fc.assert(
      fc.asyncProperty(pages, fc.integer({ min: 1, max: 30 }), async (all, fault) => {
        const [folder, place] = [newFolder(), newFolder()];
        writeFileSync(join(folder, 'jwt-secret'), 'secret');
        for (const facts of all) await record(folder, facts);
        const source = new BackupFolder(place);
        const backup = await backedUp(folder, source);
        const anew = newFolder();
        const isWhole = await restored(source, backup, anew, failingAt(fault)).then(
          () => true,
          (error) => (error instanceof PowerCut ? false : Promise.reject(error)),
        );
        if (isWhole) expect(unfinishedRestoreMessage(anew)).toBeUndefined();
        const isSaidWhole = existsSync(join(anew, 'events.db')) && !unfinishedRestoreMessage(anew);
        if (isSaidWhole)
          expect(await within(anew, ({ store }) => factsIn(store))).toEqual(await within(folder, ({ store }) => factsIn(store)));
        else expect(isWhole).toBe(false);
      }),
      { numRuns: 30 },
    ));

  it('have what a link in the data directory stands for, and nothing of themselves where they lie in it', async () => {
    const [folder, elsewhere, anew] = [newFolder(), newFolder(), newFolder()];
    await record(folder, 3);
    writeFileSync(join(elsewhere, 'mounted.json'), '{}');
    symlinkSync(join(elsewhere, 'mounted.json'), join(folder, 'town.json'));
    symlinkSync(join(elsewhere, 'gone'), join(folder, 'broken'));
    const target = new BackupFolder(join(folder, 'kept', 'backups'));
    await backedUp(folder, target);
    const second = await backedUp(folder, target);
    expect(second.manifest.files.map(({ path }) => path)).toEqual(['town.json']);
    await restored(target, second, anew);
    expect(readFileSync(join(anew, 'town.json'), 'utf8')).toBe('{}');
  });

  it('have what a linked folder holds, by whatever way, and are not made where a link leads round in a circle', async () => {
    const [folder, elsewhere, anew] = [newFolder(), newFolder(), newFolder()];
    await record(folder, 3);
    mkdirSync(join(elsewhere, 'sent'));
    writeFileSync(join(elsewhere, 'sent', 'letter.eml'), 'Dear Anna');
    symlinkSync(elsewhere, join(folder, 'outbox'));
    const target = new BackupFolder(newFolder());
    symlinkSync(target.folder, join(folder, 'backups'));
    const made = await backedUp(folder, target);
    expect(made.manifest.files.map(({ path }) => path)).toEqual([join('outbox', 'sent', 'letter.eml')]);
    await restored(target, made, anew);
    expect(readFileSync(join(anew, 'outbox', 'sent', 'letter.eml'), 'utf8')).toBe('Dear Anna');

    for (const [round, at] of [
      [folder, join(folder, 'itself')],
      [join(folder, '..'), join(folder, 'above')],
      [elsewhere, join(elsewhere, 'sent', 'back')],
    ] as const) {
      symlinkSync(round, at);
      await expect(backedUp(folder, target)).rejects.toThrow('is a link to a folder that contains it');
      rmSync(at);
    }
    expect(target.backups()).toHaveLength(1);
  });

  it('are told apart by which was made last: not by a clock that ran ahead, nor by how far a log had come before it was restored', async () => {
    const [folder, anew] = [newFolder(), newFolder()];
    const target = new BackupFolder(newFolder());
    const newest = () => target.wholeBackups().at(-1)!.name;
    await record(folder, 3);
    const first = await backedUp(folder, target);
    await record(folder, 20);
    const ahead = await backedUp(folder, target, { now: '2027-11-20T12:00:00.000Z' });
    await record(folder, 1);
    const back = await backedUp(folder, target, { now: NOW.replace(':00:00', ':01:00') });
    expect(newest()).toBe(back.name);
    expect(back).toMatchObject({ copied: 1, anew: undefined });

    await restored(target, first, anew);
    await record(anew, 5);
    const other = await backedUp(anew, target, { now: NOW.replace(':00:00', ':02:00') });
    expect(other).toMatchObject({ copied: 8, anew: `This log does not continue the log in ${back.name}.` });
    expect(newest()).toBe(other.name);
    expect(await backedUp(anew, target, { retention: { keep: 2 } })).toMatchObject({
      copied: 0,
      dropped: [back.name, ahead.name, first.name],
    });
  });

  it('stay while somebody reads them, who need not wait for one that is being made', async () => {
    const folder = newFolder();
    const target = new BackupFolder(newFolder());
    const keepOne = () => backedUp(folder, target, { retention: { keep: 1 } });
    await record(folder, 3);
    const first = await keepOne();
    await record(folder, 3);
    const second = await target.withReadLock(async () => {
      const made = await keepOne();
      expect(made).toMatchObject({ dropped: [], kept: [first.name] });
      expect(await target.withReadLock(() => checkBackup(target, first.manifest))).toEqual({ flaws: [], flawCount: 0 });
      return made;
    });
    expect(await keepOne()).toMatchObject({ dropped: [second.name, first.name], kept: [] });
  });

  it('are not read while old ones go', async () => {
    const place = newFolder();
    let reading: Promise<unknown> | undefined;
    const target = new BackupFolder(place, (step) => {
      if (step === 'remove') reading ??= new BackupFolder(place).withReadLock(async () => 'read').catch(({ message }) => message);
    });
    const folder = newFolder();
    for (const _ of [1, 2]) {
      await record(folder, 1);
      await backedUp(folder, target, { retention: { keep: 1 } });
    }
    expect(await reading).toBe(`Another process is deleting old backups in ${place}: try again.`);
  });

  it('are not made into the data directory itself', async () => {
    const folder = newFolder();
    await record(folder, 3);
    await expect(backedUp(folder, new BackupFolder(folder))).rejects.toThrow(`${folder} is the data directory itself`);
    expect(existsSync(join(folder, 'parts'))).toBe(false);
  });

  it('are not made, nor waited for, where no folder can be', async () => {
    const town = newFolder();
    await record(town, 1);
    const target = new BackupFolder('/proc/nowhere/backups');
    await expect(backedUp(town, target)).rejects.toThrow("no such file or directory, mkdir '/proc/nowhere'");
  });

  it('are made by one at a time', async () => {
    const [folder, place] = [newFolder(), newFolder()];
    await record(folder, 3);
    const target = new BackupFolder(place);
    await target.withWriteLock(async () => {
      await expect(backedUp(folder, new BackupFolder(place))).rejects.toThrow(
        `Another backup is being made in ${place}: try again when it is done.`,
      );
    });
  });
});
