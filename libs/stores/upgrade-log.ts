import { existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Recorded } from '#libs/event-sourcing';
import { EmbeddedEventStore } from './embedded-event-store';
import { OldFormatLog, readOldFacts } from './old-format-log';
import { openDatabase } from './sqlite';

const FACTS_PER_APPEND = 1_000;

/** Converts the facts of an old log, in order. Iterated more than once. */
export type LogUpgrade = (log: Iterable<Recorded>) => Iterable<Recorded>;
export type OnUpgradeProgress = (facts: number, all: number) => void;

/** `kept` is the file with the original log. */
export type UpgradeResult = Readonly<{ facts: number; kept: string }>;

/** Writes a new log, compares it, and replaces the old one in one step. Null for today's format. Throws an Error with a sentence, and changes nothing. */
export const upgradeLog = async (
  files: Readonly<{ log: string; readModels: string }>,
  upgrade: LogUpgrade,
  onUpgrading: OnUpgradeProgress,
): Promise<UpgradeResult | null> => {
  const { log, readModels } = files;
  const [next, keptFile] = [`${log}.upgrading`, join(dirname(log), 'events-before-upgrade.db')];
  if (!existsSync(log)) throw new Error(`There is no ${log}.`);
  const earlier = OldFormatLog.in(log);
  if (!earlier) return null;
  try {
    if (existsSync(keptFile) && !isSameFile(keptFile, log)) throw new Error(`${keptFile} exists already: move it away first.`);
    remove(next);
    const facts = earlier.size;
    await write(upgrade(earlier), next, (written) => onUpgrading(written, facts));
    compare(earlier, next);
    remove(readModels);
    if (!existsSync(keptFile)) linkSync(log, keptFile);
    renameSync(next, log);
    return { facts, kept: keptFile };
  } catch (error) {
    remove(next);
    throw error;
  } finally {
    earlier.close();
  }
};

/** True after an upgrade that was interrupted between its last two steps. */
const isSameFile = (one: string, other: string) => statSync(one).ino === statSync(other).ino;

const remove = (database: string) => {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${database}${suffix}`, { force: true });
};

const write = async (facts: Iterable<Recorded>, file: string, onWritten: (facts: number) => void) => {
  const store = new EmbeddedEventStore(file);
  try {
    const waiting: Promise<unknown>[] = [];
    let written = 0;
    for (const fact of facts) {
      waiting.push(store.append(fact.stream, [fact], fact.revision - 1));
      written += 1;
      if (waiting.length < FACTS_PER_APPEND) continue;
      await Promise.all(waiting.splice(0));
      onWritten(written);
    }
    await Promise.all(waiting);
    onWritten(written);
  } finally {
    await store.close();
  }
};

const compare = (earlier: Iterable<Recorded>, file: string) => {
  const database = openDatabase(file, 'FULL');
  try {
    const upgraded = readOldFacts(database);
    for (const fact of earlier) {
      const { value } = upgraded.next();
      if (!value || comparableText(value) !== comparableText(fact))
        throw new Error(`The upgraded log differs at ${fact.position}.`);
    }
    if (!upgraded.next().done) throw new Error('The upgraded log has more facts than the old one.');
  } finally {
    database.close();
  }
};

const comparableText = ({ id, type, revision, metadata: { time, commandId, correlationId } }: Recorded) =>
  JSON.stringify([id, type, revision, time, commandId, correlationId]);
