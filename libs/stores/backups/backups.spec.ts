import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { BEGINNING, type EventStore, NO_STREAM } from '#libs/event-sourcing';
import { type OpenLog, openLog } from '../open-log';
import { backUp } from './back-up';
import { BackupFolder, type OnStep, type WholeBackup } from './backup-folder';
import { wrongWith } from './check-backup';
import { halfRestored } from './half-restored';
import { restore } from './restore';

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

/** Does something with the log of a town, and closes it. */
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

const factsIn = async (store: EventStore) => (await store.readAll(BEGINNING, 10_000)).events;

const backedUp = (folder: string, target: BackupFolder) => within(folder, (log) => backUp({ log, folder, target, now: NOW }));

const restored = (source: BackupFolder, backup: WholeBackup, folder: string, onStep?: OnStep) =>
  restore({ source, backup, folder, open: () => open(folder), isFile: true, ...(onStep && { onStep }) });

class PowerCut extends Error {}

/** The disk goes, or is full, before its nth step. */
const failingAt = (nth: number): OnStep => {
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
        const said = new Map<string, number>();
        for (const [nth, facts] of all.entries()) {
          await record(folder, facts);
          const count = all.slice(0, nth + 1).reduce((sum, one) => sum + one, 0);
          try {
            said.set((await backedUp(folder, new BackupFolder(place, failingAt(faults[nth]!)))).name, count);
          } catch (error) {
            if (!(error instanceof PowerCut)) throw error;
          }
          const target = new BackupFolder(place);
          for (const { name, manifest } of target.backups()) {
            expect(await wrongWith(target, manifest!)).toEqual([]);
            // One that broke off in its very last steps may be there all the same: it is whole then.
            if (said.has(name)) expect(manifest!.log.facts).toBe(said.get(name));
          }
          expect(target.backups().map(({ name }) => name)).toEqual(expect.arrayContaining([...said.keys()]));
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
          target.backups().map(async ({ manifest }) => (manifest ? wrongWith(target, manifest) : ['unreadable'])),
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
        if (isWhole) expect(halfRestored(anew)).toBeUndefined();
        const isSaidWhole = existsSync(join(anew, 'events.db')) && !halfRestored(anew);
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

  it('are not made into the data directory itself', async () => {
    const folder = newFolder();
    await record(folder, 3);
    await expect(backedUp(folder, new BackupFolder(folder))).rejects.toThrow(`${folder} is the data directory itself`);
    expect(existsSync(join(folder, 'parts'))).toBe(false);
  });

  it('are made by one at a time', async () => {
    const [folder, place] = [newFolder(), newFolder()];
    await record(folder, 3);
    const target = new BackupFolder(place);
    await target.alone(async () => {
      await expect(backedUp(folder, new BackupFolder(place))).rejects.toThrow(
        `Another backup is being made in ${place}: call this again when it is done.`,
      );
    });
  });
});
