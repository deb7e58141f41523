import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChainHead, carryKeys, carryOn, copyFacts, type Fact, factsOf, type Link, lineOf } from '#libs/event-sourcing';
import { keepSeals } from '../log-chain-beside';
import { identify } from '../log-identity';
import { makeFolder } from '../make-folder';
import type { OpenLog } from '../open-log';
import { chainFileIn, logFileIn } from '../open-stores';
import { bytesOf, chained } from '../sealing';
import { inTransaction, openDatabase } from '../sqlite';
import type { BackupFolder, OnStep, WholeBackup } from './backup-folder';
import { factsIn, type OnBytes, wrongWith } from './check-backup';
import { Disk } from './disk';
import { restoringIn } from './half-restored';
import { keysIn } from './keys-text';
import type { Manifest, Part } from './manifest';

const ROWS = 1_000;

export type OnRestoring = (stage: 'checked' | 'restored', done: number, share: number) => void;

export type Restoring = Readonly<{
  source: BackupFolder;
  backup: WholeBackup;
  /** The data directory. */
  folder: string;
  /** Opens the log that the facts go to, the file in that folder or what a server has; its keys and all else may be there, too. */
  open: (folder: string) => OpenLog;
  /** Whether that is the file. */
  isFile: boolean;
  onRestoring?: OnRestoring;
  onStep?: OnStep;
}>;

/**
 * Puts a town into a data directory that has nothing in it, and its log there too, as it was, or on a server behind what is there
 * of it: nothing, what a restore left that broke off, or all of it and what came since, where the directory alone was lost. All of
 * the backup is read before anything is written. Answers the head of the log: another one on another server, where facts stand
 * elsewhere. Throws an Error with a sentence; a directory that has something, but not all, says so until it is emptied.
 */
export const restore = async (restoring: Restoring): Promise<ChainHead> => {
  const { source, backup, folder, open, isFile, onRestoring = () => {}, onStep = () => {} } = restoring;
  const { manifest } = backup;
  refuseFull(folder);
  const onBytes: OnBytes = (done, all) => onRestoring('checked', done, all === 0 ? 1 : done / all);
  const [wrong] = await wrongWith(source, manifest, onBytes);
  if (wrong) throw new Error(`${backup.name} is not whole, and nothing was restored. ${wrong}`);
  const { areThere, isSameLog } = isFile ? IN_FILE : await onServer(open, source, manifest);
  const disk = new Disk(onStep);
  disk.write(restoringIn(folder), [`${backup.name}\n`]);
  disk.sync(folder);
  for (const file of manifest.files) await disk.copy(source, file, join(folder, file.path));
  const told = counting(manifest, onRestoring);
  if (isFile) await writeLog(logFileIn(folder), source, manifest, disk, told);
  if (isSameLog && areThere && !isFile) await writeSeals(chainFileIn(folder), source, manifest);
  const head = await recordTheRest(() => open(folder), source, manifest, areThere, told);
  disk.sync(folder);
  disk.remove(restoringIn(folder));
  disk.sync(folder);
  return head;
};

const refuseFull = (folder: string) => {
  const [there] = existsSync(folder) ? readdirSync(folder) : [];
  if (there)
    throw new Error(`${folder} is not empty: ${there} is there. Nothing is overwritten: name a new folder, or move it away.`);
  makeFolder(folder);
};

/** Whether all facts are there when the rest is recorded, and in the very log that they were backed up from. */
type There = Readonly<{ areThere: boolean; isSameLog: boolean }>;
const IN_FILE: There = { areThere: true, isSameLog: true };

/** What of a backup a server has. Throws an Error with a sentence where it has other facts. */
const onServer = async (open: Restoring['open'], source: BackupFolder, { log, facts }: Manifest): Promise<There> => {
  // Opening a log leaves files: not in a data directory in which nothing is restored yet.
  const elsewhere = mkdtempSync(join(tmpdir(), 'almanac-restoring-'));
  const { store, close } = open(elsewhere);
  const backedUp = parsed(factsIn(source, facts));
  try {
    const isSameLog = (await store.id()) === log.id;
    for await (const there of factsOf(store, await store.head())) {
      const { value: fact } = await backedUp.next();
      if (!fact) return { isSameLog, areThere: true };
      if (lineOf(fact) !== lineOf(there))
        throw new Error('The log on the server has other facts than this backup. Nothing is overwritten.');
    }
    return { isSameLog, areThere: (await backedUp.next()).done === true };
  } finally {
    await backedUp.return(undefined);
    await close();
    rmSync(elsewhere, { recursive: true });
  }
};

type Counting = (facts: number) => void;

const counting =
  ({ log: { facts: all } }: Manifest, onRestoring: OnRestoring): Counting =>
  (facts) =>
    onRestoring('restored', facts, all === 0 ? 1 : facts / all);

/** Facts at the positions that they had, with the seals they had: the same log, whose heads go on standing. */
const writeLog = async (file: string, source: BackupFolder, { log, facts }: Manifest, disk: Disk, told: Counting) => {
  disk.write(file, []);
  const database = openDatabase(file, 'FULL');
  try {
    inTransaction(database, () => {
      identify(database, log.id);
      chained(database);
      database.prepare('UPDATE chain SET begins = ?').run(Number(log.begins));
    });
    const insert = database.prepare('INSERT INTO events (position, stream, revision, event, seal) VALUES (?, ?, ?, ?, ?)');
    let [page, written]: [Link[], number] = [[], 0];
    const record = () => {
      disk.step('write');
      inTransaction(database, () => {
        for (const { position, text, seal } of page) {
          const { stream, revision } = JSON.parse(text) as Fact;
          insert.run(Number(position), stream, revision, text, seal && bytesOf(seal));
        }
      });
      written += page.length;
      page = [];
      told(written);
    };
    for await (const link of factsIn(source, facts)) {
      page.push(link);
      if (page.length >= ROWS) record();
    }
    record();
  } finally {
    database.close();
  }
};

/** Of a log that has no room for them. */
const writeSeals = async (file: string, source: BackupFolder, { log, facts }: Manifest) => {
  const seals = [];
  for await (const { position, seal } of factsIn(source, facts)) if (seal !== null) seals.push({ position, head: seal });
  keepSeals(file, log.id, seals);
};

/** The keys of persons, how far reactors had come, and on a server the facts. */
const recordTheRest = async (
  open: () => OpenLog,
  source: BackupFolder,
  manifest: Manifest,
  areThere: boolean,
  told: Counting,
): Promise<ChainHead> => {
  const { all, destroyed } = keysIn(await textOf(source, manifest.keys));
  const log = open();
  try {
    const facts = () => copyFacts(parsed(factsIn(source, manifest.facts)), log.store, (_, done) => told(done), log.atOnce);
    await carryOn(manifest.reactors, log, () =>
      carryKeys(all, log.keys, async () => (areThere ? undefined : facts()), destroyed),
    );
    return await log.chain.seal();
  } finally {
    await log.close();
  }
};

async function* parsed(links: AsyncIterable<Link>): AsyncGenerator<Fact, undefined> {
  for await (const { text } of links) {
    const { stream, revision, id, type, data, metadata } = JSON.parse(text) as Fact;
    yield { stream, revision, id, type, data, metadata };
  }
}

const textOf = async (source: BackupFolder, part: Part): Promise<string> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of source.read(part)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
};
