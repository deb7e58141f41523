import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  BEGINNING,
  ChainCheck,
  type ChainHead,
  type ChainLink,
  firstSeal,
  linksBetween,
  type Position,
  readReactorProgress,
} from '#libs/event-sourcing';
import type { OpenLog } from '../open-log';
import type { BackupFolder, WholeBackup } from './backup-folder';
import { checkBackup, type OnByteProgress } from './check-backup';
import { dataFilesIn } from './data-files';
import { keysText } from './keys-text';
import { BACKUP_FORMAT, type FactsPart, type FilePart, type Manifest } from './manifest';
import { toPartLines } from './part-lines';
import { expiredBackups, type Retention } from './retention';

const MAX_PART_BYTES = 64 * 1024 * 1024;

/** `done` counts bytes while the backup is read, otherwise new facts. `share` is the completed part of the log, 0 to 1. */
export type OnBackupProgress = (stage: 'checked' | 'copied' | 'verified', done: number, share: number) => void;

export type BackupResult = Readonly<{
  name: string;
  manifest: Manifest;
  /** The others were in an earlier backup. */
  copied: number;
  /** Why everything was copied although there are backups. */
  anew?: string | undefined;
  dropped: readonly string[];
  /** Names of expired backups that stay because they are being read. */
  kept: readonly string[];
}>;

export type BackupOptions = Readonly<{
  log: OpenLog;
  folder: string;
  target: BackupFolder;
  now: string;
  retention?: Retention;
  onBackingUp?: OnBackupProgress;
}>;

/**
 * Servers may write meanwhile. Copies facts that the newest backup lacks. The backup exists once all was written and read again.
 * Throws an Error with a sentence; then no backup was added or changed.
 */
export const backUp = async (backingUp: BackupOptions): Promise<BackupResult> => {
  const { folder, target } = backingUp;
  if (resolve(folder) === resolve(target.folder))
    throw new Error(`${target.folder} is the data directory itself: name a folder of its own, best on another disk.`);
  return target.withWriteLock(() => makeBackup(backingUp));
};

const makeBackup = async ({
  log,
  folder,
  target,
  now,
  retention = {},
  onBackingUp = () => {},
}: BackupOptions): Promise<BackupResult> => {
  target.removeUnused();
  const head = await log.chain.seal();
  const begins = await log.chain.begins();
  const { last, anew } = await findBase(log, head, begins, target, byteProgress(onBackingUp, 'checked'));
  const copied = await copyFacts(log, head, last, begins, target, onBackingUp);
  const manifest: Manifest = {
    ...BACKUP_FORMAT,
    taken: now,
    made: 1 + Math.max(0, ...target.wholeBackups().map((one) => one.manifest.made)),
    log: {
      id: head.logId,
      begins,
      position: head.position,
      head: head.head,
      facts: (last?.manifest.log.facts ?? 0) + copied.facts,
    },
    facts: [...(last?.manifest.facts ?? []), ...copied.parts],
    // After the facts, so that everybody in them has a key already.
    keys: await target.put([await keysText(log.keys)]),
    files: await copyFiles(folder, target),
    reactors: await readReactorProgress(log, head.position),
  };
  const [flaw] = (await checkBackup(target, manifest, byteProgress(onBackingUp, 'verified'))).flaws;
  if (flaw) throw new Error(`The written backup differs from the log: ${flaw}`);
  const name = await target.finish(manifest);
  const oldBackups = expiredBackups(
    target.wholeBackups().map((one) => ({ ...one, taken: one.manifest.taken })),
    retention,
    now,
  );
  const names = oldBackups.map((one) => one.name);
  const [droppedNames, keptNames] = target.dropUnlessRead(oldBackups) ? [names, []] : [[], names];
  return { name, manifest, copied: copied.facts, anew, dropped: droppedNames, kept: keptNames };
};

const byteProgress =
  (onBackingUp: OnBackupProgress, stage: Parameters<OnBackupProgress>[0]): OnByteProgress =>
  (done, all) =>
    onBackingUp(stage, done, all === 0 ? 1 : done / all);

type BackupBase = Readonly<{ last?: WholeBackup; anew?: string }>;

const findBase = async (
  log: OpenLog,
  head: ChainHead,
  begins: Position,
  target: BackupFolder,
  onBytes: OnByteProgress,
): Promise<BackupBase> => {
  const last = target.wholeBackups().at(-1);
  if (!last) return {};
  const { manifest } = last;
  if (manifest.log.id !== head.logId) return { anew: `${last.name} is of another log.` };
  if (manifest.log.begins !== begins || !(await isContinuedBy(log, head, manifest.log)))
    return { anew: `This log does not continue the log in ${last.name}.` };
  const [flaw] = (await checkBackup(target, manifest, onBytes)).flaws;
  return flaw ? { anew: `${last.name} is damaged. ${flaw}` } : { last };
};

/** True if the page after `before` is sealed on it. */
const isContinuedBy = async (log: OpenLog, head: ChainHead, before: Manifest['log']): Promise<boolean> => {
  if (head.position <= before.position) return head.position === before.position && head.head === before.head;
  const checking = new ChainCheck(before.head, before.position);
  for await (const link of linksOf(log, before.position, head.position)) {
    checking.take(link);
    if (link.seal !== null) return checking.end(link.position).flaws.length === 0;
  }
  return false;
};

async function* linksOf({ chain }: OpenLog, after: Position, until: Position): AsyncGenerator<ChainLink, undefined> {
  for await (const links of linksBetween(chain, after, until)) yield* links;
}

/** Throws an Error with a sentence if the facts do not match their seals. */
const copyFacts = async (
  log: OpenLog,
  head: ChainHead,
  last: WholeBackup | undefined,
  begins: Position,
  target: BackupFolder,
  onBackingUp: OnBackupProgress,
) => {
  const from = last?.manifest.log.position ?? BEGINNING;
  const checking = last
    ? new ChainCheck(last.manifest.log.head, from, [head])
    : new ChainCheck(firstSeal(head.logId, begins), begins, [head]);
  const parts: FactsPart[] = [];
  let [facts, at, length, isOver]: [number, Position, number, boolean] = [0, from, 0, false];
  const links = linksOf(log, from, head.position);
  const [start, end] = [Number(from), Number(head.position)];
  async function* part() {
    for (length = 0; length < MAX_PART_BYTES; ) {
      const { value: link } = await links.next();
      isOver = !link;
      if (!link) return;
      checking.take(link);
      const lines = toPartLines(link);
      length += lines.length;
      [facts, at] = [facts + 1, link.position];
      onBackingUp('copied', facts, end === start ? 1 : (Number(at) - start) / (end - start));
      yield lines;
    }
  }
  while (!isOver && at < head.position) {
    const [before, begun] = [facts, at];
    const written = await target.put(joinIntoChunks(part()));
    parts.push({ ...written, from: begun, to: at, facts: facts - before });
  }
  const [flaw] = checking.end(head.position).flaws;
  if (flaw) throw new Error(`The log does not match its seals, so no backup was made; 'log verify' shows all problems. ${flaw}`);
  return { parts, facts };
};

const CHUNK_LENGTH = 256 * 1024;

/** Joins lines, because one write per line is slow. */
async function* joinIntoChunks(lines: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let piece = '';
  for await (const line of lines) {
    piece += line;
    if (piece.length < CHUNK_LENGTH) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

const copyFiles = async (folder: string, target: BackupFolder): Promise<readonly FilePart[]> => {
  const files: FilePart[] = [];
  for (const path of dataFilesIn(folder, target.folder)) {
    try {
      files.push({ path, ...(await target.put(createReadStream(join(folder, path)))) });
    } catch (error) {
      // The letter was sent or deleted meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return files;
};
