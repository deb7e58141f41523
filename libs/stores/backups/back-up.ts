import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  BEGINNING,
  ChainCheck,
  type ChainHead,
  firstSeal,
  type Link,
  linksBetween,
  type Position,
  reachedIn,
} from '#libs/event-sourcing';
import type { OpenLog } from '../open-log';
import type { BackupFolder, WholeBackup } from './backup-folder';
import { type OnBytes, wrongWith } from './check-backup';
import { dataFilesIn } from './data-files';
import { linesOf } from './fact-lines';
import { keysText } from './keys-text';
import { type FactsPart, type FilePart, FORMAT, type Manifest } from './manifest';
import { outlived, type Retention } from './retention';

/** How many bytes of facts make a part. */
const PART_BYTES = 64 * 1024 * 1024;

/** `done` of `all`: bytes where the backup is read, else facts that are new by how far along the log they stand. */
export type OnBackingUp = (stage: 'checked' | 'copied' | 'verified', done: number, share: number) => void;

export type BackedUp = Readonly<{
  name: string;
  manifest: Manifest;
  /** Facts that this one copied; all others were there. */
  copied: number;
  /** Why all of it was copied although there are backups, if it was. */
  anew?: string | undefined;
  /** Names of those that went. */
  dropped: readonly string[];
  /** And of those that would have, but for somebody who reads there. */
  kept: readonly string[];
}>;

export type BackingUp = Readonly<{
  log: OpenLog;
  /** The data directory. */
  folder: string;
  target: BackupFolder;
  /** ISO instant. */
  now: string;
  retention?: Retention;
  onBackingUp?: OnBackingUp;
}>;

/**
 * Makes a backup of a town as of now, while servers write: of the facts those that the newest backup there does not have. It is
 * there when all of it was on the disk, and was read again. Throws an Error with a sentence; then there is none, and those
 * that were there are as they were.
 */
export const backUp = async (backingUp: BackingUp): Promise<BackedUp> => {
  const { folder, target } = backingUp;
  if (resolve(folder) === resolve(target.folder))
    throw new Error(`${target.folder} is the data directory itself: name a folder of its own, best on another disk.`);
  return target.alone(() => make(backingUp));
};

const make = async ({ log, folder, target, now, retention = {}, onBackingUp = () => {} }: BackingUp): Promise<BackedUp> => {
  target.tidy();
  const head = await log.chain.seal();
  const begins = await log.chain.begins();
  const { last, anew } = await toGoOnFrom(log, head, begins, target, bytes(onBackingUp, 'checked'));
  const copied = await copyFacts(log, head, last, begins, target, onBackingUp);
  const manifest: Manifest = {
    ...FORMAT,
    taken: now,
    made: 1 + Math.max(0, ...target.wholeOnes().map((one) => one.manifest.made)),
    log: {
      id: head.logId,
      begins,
      position: head.position,
      head: head.head,
      facts: (last?.manifest.log.facts ?? 0) + copied.facts,
    },
    facts: [...(last?.manifest.facts ?? []), ...copied.parts],
    // After the facts: whoever is in them has a key by then.
    keys: await target.put([await keysText(log.keys)]),
    files: await copyFiles(folder, target),
    reactors: await reachedIn(log, head.position),
  };
  const [wrong] = await wrongWith(target, manifest, bytes(onBackingUp, 'verified'));
  if (wrong) throw new Error(`What was written is not what was read: ${wrong}`);
  const name = await target.finish(manifest);
  const old = outlived(
    target.wholeOnes().map((one) => ({ ...one, taken: one.manifest.taken })),
    retention,
    now,
  );
  const names = old.map((one) => one.name);
  const [dropped, kept] = target.letGo(old) ? [names, []] : [[], names];
  return { name, manifest, copied: copied.facts, anew, dropped, kept };
};

const bytes =
  (onBackingUp: OnBackingUp, stage: Parameters<OnBackingUp>[0]): OnBytes =>
  (done, all) =>
    onBackingUp(stage, done, all === 0 ? 1 : done / all);

type GoingOn = Readonly<{ last?: WholeBackup; anew?: string }>;

/** The newest backup, if it is whole and this log has gone on from it. */
const toGoOnFrom = async (
  log: OpenLog,
  head: ChainHead,
  begins: Position,
  target: BackupFolder,
  onBytes: OnBytes,
): Promise<GoingOn> => {
  const last = target.wholeOnes().at(-1);
  if (!last) return {};
  const { manifest } = last;
  if (manifest.log.id !== head.logId) return { anew: `${last.name} is of another log.` };
  if (manifest.log.begins !== begins || !(await goesOn(log, head, manifest.log)))
    return { anew: `This log has not gone on from what it was in ${last.name}.` };
  const [wrong] = await wrongWith(target, manifest, onBytes);
  return wrong ? { anew: `${last.name} is not whole any more. ${wrong}` } : { last };
};

/** Whether the page behind `before` is sealed on it. */
const goesOn = async (log: OpenLog, head: ChainHead, before: Manifest['log']): Promise<boolean> => {
  if (head.position <= before.position) return head.position === before.position && head.head === before.head;
  const checking = new ChainCheck(before.head, before.position);
  for await (const link of linksOf(log, before.position, head.position)) {
    checking.take(link);
    if (link.seal !== null) return checking.end(link.position).flaws.length === 0;
  }
  return false;
};

async function* linksOf({ chain }: OpenLog, after: Position, until: Position): AsyncGenerator<Link, undefined> {
  for await (const links of linksBetween(chain, after, until)) yield* links;
}

/** Those behind the `last` backup. Throws an Error with a sentence where they are not what was sealed. */
const copyFacts = async (
  log: OpenLog,
  head: ChainHead,
  last: WholeBackup | undefined,
  begins: Position,
  target: BackupFolder,
  onBackingUp: OnBackingUp,
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
    for (length = 0; length < PART_BYTES; ) {
      const { value: link } = await links.next();
      isOver = !link;
      if (!link) return;
      checking.take(link);
      const lines = linesOf(link);
      length += lines.length;
      [facts, at] = [facts + 1, link.position];
      onBackingUp('copied', facts, end === start ? 1 : (Number(at) - start) / (end - start));
      yield lines;
    }
  }
  while (!isOver && at < head.position) {
    const [before, begun] = [facts, at];
    const written = await target.put(gathered(part()));
    parts.push({ ...written, from: begun, to: at, facts: facts - before });
  }
  const [flaw] = checking.end(head.position).flaws;
  if (flaw)
    throw new Error(
      `The log is not what was sealed, and no backup was made of it; 'log verify' tells all that is wrong. ${flaw}`,
    );
  return { parts, facts };
};

const AT_ONCE = 256 * 1024;

/** Many lines are written at once. */
async function* gathered(lines: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let piece = '';
  for await (const line of lines) {
    piece += line;
    if (piece.length < AT_ONCE) continue;
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
      // Sent, or forgotten, meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return files;
};
