import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BEGINNING, carryKeys, carryOn, copyFacts, type Fact, type Link } from '#libs/event-sourcing';
import { identify } from '../log-identity';
import type { OpenLog } from '../open-log';
import { logFileIn } from '../open-stores';
import { bytesOf, chained } from '../sealing';
import { inTransaction, openDatabase } from '../sqlite';
import type { BackupFolder, OnStep, WholeBackup } from './backup-folder';
import { factsIn, type OnBytes, wrongWith } from './check-backup';
import { restoringIn } from './half-restored';
import { keysIn } from './keys-text';
import type { Manifest, Part } from './manifest';

const ROWS = 1_000;
const OURS = 0o600;

export type OnRestoring = (stage: 'checked' | 'restored', done: number, share: number) => void;

export type Restoring = Readonly<{
  source: BackupFolder;
  backup: WholeBackup;
  /** The data directory. */
  folder: string;
  /** Opens the log that the facts go to: the file in `folder` when that is there, or what a server has. */
  open: () => OpenLog;
  /** Whether that is the file. */
  isFile: boolean;
  onRestoring?: OnRestoring;
  onStep?: OnStep;
}>;

/**
 * Puts a town into a data directory that has nothing in it, and its log there too, as it was, or behind nothing on a server. All
 * of the backup is read before anything is written. Throws an Error with a sentence; a directory that has something, but not
 * all, says so until it is emptied.
 */
export const restore = async (restoring: Restoring): Promise<void> => {
  const { source, backup, folder, open, isFile, onRestoring = () => {}, onStep = () => {} } = restoring;
  const { manifest } = backup;
  refuseFull(folder);
  if (!isFile) await refuseFullLog(open);
  const onBytes: OnBytes = (done, all) => onRestoring('checked', done, all === 0 ? 1 : done / all);
  const [wrong] = await wrongWith(source, manifest, onBytes);
  if (wrong) throw new Error(`${backup.name} is not whole, and nothing was restored. ${wrong}`);
  const disk = new Disk(onStep);
  disk.write(restoringIn(folder), [`${backup.name}\n`]);
  disk.sync(folder);
  for (const file of manifest.files) await disk.copy(source, file, join(folder, file.path));
  const told = counting(manifest, onRestoring);
  if (isFile) await writeLog(logFileIn(folder), source, manifest, disk, told);
  await recordTheRest(open, source, manifest, isFile, told);
  disk.sync(folder);
  disk.remove(restoringIn(folder));
  disk.sync(folder);
};

const refuseFull = (folder: string) => {
  const [there] = existsSync(folder) ? readdirSync(folder) : [];
  if (there)
    throw new Error(`${folder} is not empty: ${there} is there. Nothing is overwritten: name a new folder, or move it away.`);
  mkdirSync(folder, { recursive: true });
};

const refuseFullLog = async (open: () => OpenLog) => {
  // In no data directory yet: opening one leaves files there.
  const { store, close } = open();
  try {
    if ((await store.head()) !== BEGINNING) throw new Error('The log on the server is not empty. Nothing is overwritten.');
  } finally {
    await close();
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

/** The keys of persons, how far reactors had come, and on a server the facts. */
const recordTheRest = async (
  open: () => OpenLog,
  source: BackupFolder,
  manifest: Manifest,
  areThere: boolean,
  told: Counting,
) => {
  const { all, destroyed } = keysIn(await textOf(source, manifest.keys));
  const log = open();
  try {
    const facts = () => copyFacts(parsed(factsIn(source, manifest.facts)), log.store, (_, done) => told(done), log.atOnce);
    await carryOn(manifest.reactors, log, () =>
      carryKeys(all, log.keys, async () => (areThere ? undefined : facts()), destroyed),
    );
    await log.chain.seal();
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

/** What is restored is on the disk before anybody says so, and for nobody else to read. */
class Disk {
  constructor(readonly step: OnStep) {}

  write(file: string, pieces: Iterable<string | Uint8Array>) {
    this.step('write');
    const handle = openSync(file, 'wx', OURS);
    for (const piece of pieces) writeSync(handle, piece as string);
    fsyncSync(handle);
    closeSync(handle);
  }

  async copy(source: BackupFolder, part: Part, file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.step('write');
    const handle = openSync(file, 'wx', OURS);
    try {
      for await (const piece of source.read(part)) writeSync(handle, piece);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }

  sync(folder: string) {
    this.step('sync');
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  }

  remove(file: string) {
    this.step('remove');
    rmSync(file);
  }
}
