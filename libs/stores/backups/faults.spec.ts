import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { checkChain, NO_STREAM } from '#libs/event-sourcing';
import { openLog } from '../open-log';
import { backUp } from './back-up';
import { BackupFolder, type OnStep } from './backup-folder';
import { wrongWith } from './check-backup';
import { halfRestored } from './half-restored';
import { restore } from './restore';

const NOW = '2026-11-20T12:00:00.000Z';
const metadata = { actor: 'ada', time: NOW, commandId: 'c', correlationId: 'r' };

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-backup-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** From its nth step on the disk does nothing any more, as for who is killed; or that step alone fails, as on a full disk. */
const failing = (at: number, isKilled: boolean): OnStep => {
  let step = 0;
  return () => {
    step += 1;
    if (step === at || (isKilled && step > at)) throw new Error('ENOSPC');
  };
};

const aTown = async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'jwt-secret'), 'secret');
  const log = openLog(folder, { folder });
  await log.keys.made('somebody');
  let nth = 0;
  const grow = async (facts: number) => {
    for (let i = 0; i < facts; i += 1) {
      nth += 1;
      await log.store.append(`thing-${nth}`, [{ id: randomUUID(), type: 'Happened', data: { nth }, metadata }], NO_STREAM);
    }
  };
  return { folder, log, grow };
};

const steps = fc.integer({ min: 1, max: 30 });

describe('A backup', () => {
  it('that is broken off anywhere is none, leaves those before whole, and is made the next time', () =>
    fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (at, isKilled) => {
        const { folder, log, grow } = await aTown();
        const to = newFolder();
        const target = new BackupFolder(to);
        await grow(5);
        await backUp({ log, folder, target, now: NOW });
        await grow(4);
        const done = await backUp({
          ...{ log, folder, now: NOW, retention: { keep: 1 } },
          target: new BackupFolder(to, failing(at, isKilled)),
        }).then(
          () => true,
          () => false,
        );
        expect(target.backups().length).toBeGreaterThan(0);
        for (const { manifest } of target.backups()) expect(await wrongWith(target, manifest!)).toEqual([]);
        if (done) expect(target.wholeOnes().at(-1)!.manifest.log.facts).toBe(9);
        await backUp({ log, folder, target, now: NOW, retention: { keep: 1 } });
        expect(target.backups().map(({ manifest }) => manifest!.log.facts)).toEqual([9]);
        expect(readdirSync(to).filter((name) => name.startsWith('half-'))).toEqual([]);
        await log.close();
      }),
      { numRuns: 40 },
    ));

  it('is restored whole, or the folder says that it is not', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), fc.boolean(), async (at, isKilled) => {
        const { folder, log, grow } = await aTown();
        const source = new BackupFolder(newFolder());
        await grow(7);
        await backUp({ log, folder, target: source, now: NOW });
        const head = await log.chain.head();
        await log.close();
        const there = join(newFolder(), 'data');
        const [backup] = source.wholeOnes();
        await restore({
          ...{ source, backup: backup!, folder: there, isFile: true },
          open: () => openLog(there, { folder: there }),
          onStep: failing(at, isKilled),
        }).catch(() => {});
        if (!existsSync(there) || readdirSync(there).length === 0 || halfRestored(there)) return;
        const restored = openLog(there, { folder: there });
        expect(await checkChain(restored, [head])).toMatchObject({ sealed: 7, flaws: [] });
        expect((await restored.keys.all()).has('somebody')).toBe(true);
        await restored.close();
      }),
      { numRuns: 40 },
    ));
});
