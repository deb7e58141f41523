import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ChainHead,
  type ChainLink,
  copyFacts,
  type Fact,
  factLine,
  factsOf,
  transferKeys,
  transferReactors,
} from '#libs/event-sourcing';
import { storeSeals } from '../file-log-chain';
import { setLogId } from '../log-identity';
import { fromHex, prepareChain } from '../log-sealer';
import { makeFolder } from '../make-folder';
import type { OpenLog } from '../open-log';
import { chainFileIn, logFileIn } from '../open-stores';
import { inTransaction, openDatabase } from '../sqlite';
import type { BackupFolder, BeforeDiskStep, WholeBackup } from './backup-folder';
import { checkBackup, type OnByteProgress, readBackupFacts } from './check-backup';
import { DurableDisk } from './durable-disk';
import { parseKeysText } from './keys-text';
import type { BackupPart, Manifest } from './manifest';
import { restoreMarkerIn } from './restore-marker';

const ROWS_PER_TRANSACTION = 1_000;

export type OnRestoreProgress = (stage: 'checked' | 'restored', done: number, share: number) => void;

export type RestoreOptions = Readonly<{
  source: BackupFolder;
  backup: WholeBackup;
  folder: string;
  /** The log to restore to, with its keys and other stores. */
  open: (folder: string) => OpenLog;
  isFile: boolean;
  onRestoring?: OnRestoreProgress;
  onStep?: BeforeDiskStep;
}>;

/**
 * Restores into an empty data directory. The log goes there too, unchanged, or to a server whose log is empty, is the rest of an
 * interrupted restore, or is the complete log with newer facts. Reads the whole backup first. Returns the head, which differs on
 * another server because positions do. Throws an Error with a sentence; an incomplete directory refuses to start.
 */
export const restoreBackup = async (restoring: RestoreOptions): Promise<ChainHead> => {
  const { source, backup, folder, open, isFile, onRestoring = () => {}, onStep = () => {} } = restoring;
  const { manifest } = backup;
  requireEmptyFolder(folder);
  const onBytes: OnByteProgress = (done, all) => onRestoring('checked', done, all === 0 ? 1 : done / all);
  const [flaw] = (await checkBackup(source, manifest, onBytes)).flaws;
  if (flaw) throw new Error(`${backup.name} is not whole, and nothing was restored. ${flaw}`);
  const { areThere, isSameLog } = isFile ? FILE_LOG_STATE : await compareServerLog(open, source, manifest);
  const disk = new DurableDisk(onStep);
  disk.write(restoreMarkerIn(folder), [`${backup.name}\n`]);
  disk.sync(folder);
  for (const file of manifest.files) await disk.copy(source, file, join(folder, file.path));
  const counter = countFacts(manifest, onRestoring);
  if (isFile) await writeLog(logFileIn(folder), source, manifest, disk, counter);
  if (isSameLog && areThere && !isFile) await writeSeals(chainFileIn(folder), source, manifest);
  const head = await restoreRest(() => open(folder), source, manifest, areThere, counter);
  disk.sync(folder);
  disk.remove(restoreMarkerIn(folder));
  disk.sync(folder);
  return head;
};

const requireEmptyFolder = (folder: string) => {
  const [there] = existsSync(folder) ? readdirSync(folder) : [];
  if (there)
    throw new Error(`${folder} is not empty: ${there} is there. Nothing is overwritten: name a new folder, or move it away.`);
  makeFolder(folder);
};

/** `isSameLog`: it is the very log that was backed up. */
type ServerLogState = Readonly<{ areThere: boolean; isSameLog: boolean }>;
const FILE_LOG_STATE: ServerLogState = { areThere: true, isSameLog: true };

/** Throws an Error with a sentence if the server has other facts. */
const compareServerLog = async (
  open: RestoreOptions['open'],
  source: BackupFolder,
  { log, facts }: Manifest,
): Promise<ServerLogState> => {
  // Opening a log creates files, so a temporary folder is used before anything is restored.
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'almanac-restoring-'));
  const { store, close } = open(temporaryFolder);
  const backedUp = parseLinks(readBackupFacts(source, facts));
  try {
    const isSameLog = (await store.id()) === log.id;
    for await (const there of factsOf(store, await store.head())) {
      const { value: fact } = await backedUp.next();
      if (!fact) return { isSameLog, areThere: true };
      if (factLine(fact) !== factLine(there))
        throw new Error('The log on the server has other facts than this backup. Nothing is overwritten.');
    }
    return { isSameLog, areThere: (await backedUp.next()).done === true };
  } finally {
    await backedUp.return(undefined);
    await close();
    rmSync(temporaryFolder, { recursive: true });
  }
};

type FactCounter = (facts: number) => void;

const countFacts =
  ({ log: { facts: all } }: Manifest, onRestoring: OnRestoreProgress): FactCounter =>
  (facts) =>
    onRestoring('restored', facts, all === 0 ? 1 : facts / all);

/** Writes facts with their original positions and seals, so the log keeps its heads. */
const writeLog = async (
  file: string,
  source: BackupFolder,
  { log, facts }: Manifest,
  disk: DurableDisk,
  counter: FactCounter,
) => {
  disk.write(file, []);
  const database = openDatabase(file, 'FULL');
  try {
    inTransaction(database, () => {
      setLogId(database, log.id);
      prepareChain(database);
      database.prepare('UPDATE chain SET begins = ?').run(Number(log.begins));
    });
    const insert = database.prepare('INSERT INTO events (position, stream, revision, event, seal) VALUES (?, ?, ?, ?, ?)');
    let [page, written]: [ChainLink[], number] = [[], 0];
    const record = () => {
      disk.step('write');
      inTransaction(database, () => {
        for (const { position, text, seal } of page) {
          const { stream, revision } = JSON.parse(text) as Fact;
          insert.run(Number(position), stream, revision, text, seal && fromHex(seal));
        }
      });
      written += page.length;
      page = [];
      counter(written);
    };
    for await (const link of readBackupFacts(source, facts)) {
      page.push(link);
      if (page.length >= ROWS_PER_TRANSACTION) record();
    }
    record();
  } finally {
    database.close();
  }
};

const writeSeals = async (file: string, source: BackupFolder, { log, facts }: Manifest) => {
  const seals = [];
  for await (const { position, seal } of readBackupFacts(source, facts)) if (seal !== null) seals.push({ position, head: seal });
  storeSeals(file, log.id, seals);
};

const restoreRest = async (
  open: () => OpenLog,
  source: BackupFolder,
  manifest: Manifest,
  areThere: boolean,
  counter: FactCounter,
): Promise<ChainHead> => {
  const { all, destroyed } = parseKeysText(await readPartText(source, manifest.keys));
  const log = open();
  try {
    const facts = () =>
      copyFacts(
        parseLinks(readBackupFacts(source, manifest.facts)),
        log.store,
        (_, done) => counter(done),
        log.maxConcurrentAppends,
      );
    await transferReactors(manifest.reactors, log, () =>
      transferKeys(all, log.keys, async () => (areThere ? undefined : facts()), destroyed),
    );
    return await log.chain.seal();
  } finally {
    await log.close();
  }
};

async function* parseLinks(links: AsyncIterable<ChainLink>): AsyncGenerator<Fact, undefined> {
  for await (const { text } of links) {
    const { stream, revision, id, type, data, metadata } = JSON.parse(text) as Fact;
    yield { stream, revision, id, type, data, metadata };
  }
}

const readPartText = async (source: BackupFolder, part: BackupPart): Promise<string> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of source.read(part)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
};
