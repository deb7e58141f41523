import { existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Recorded } from '#libs/event-sourcing';
import { EarlierLog, factsIn } from './earlier-log';
import { EmbeddedEventStore } from './embedded-event-store';
import { openDatabase } from './sqlite';

/** Facts appended at once: they share one commit. */
const PAGE = 1_000;

/** Every fact of an earlier log, in its order, as it is recorded today. It may be gone through more than once. */
export type Upgrade = (log: Iterable<Recorded>) => Iterable<Recorded>;
export type OnUpgrading = (facts: number, all: number) => void;

/** `kept` is the file that has the log as it was. */
export type Upgraded = Readonly<{ facts: number; kept: string }>;

/**
 * Writes the log anew beside the old one, compares the two, and puts it in the old one's place. At every moment there is a
 * whole log under its name: broken off wherever, it is begun anew. Null when the log is of today's format. Throws an Error
 * with a sentence; then nothing has changed.
 */
export const upgradeLog = async (
  files: Readonly<{ log: string; readModels: string }>,
  upgrade: Upgrade,
  onUpgrading: OnUpgrading,
): Promise<Upgraded | null> => {
  const { log, readModels } = files;
  const [next, kept] = [`${log}.upgrading`, join(dirname(log), 'events-before-upgrade.db')];
  if (!existsSync(log)) throw new Error(`There is no ${log}.`);
  const earlier = EarlierLog.in(log);
  if (!earlier) return null;
  try {
    if (existsSync(kept) && !isSameFile(kept, log)) throw new Error(`${kept} is there already: move it away first.`);
    remove(next);
    const facts = earlier.size;
    await write(upgrade(earlier), next, (written) => onUpgrading(written, facts));
    compare(earlier, next);
    remove(readModels);
    if (!existsSync(kept)) linkSync(log, kept);
    renameSync(next, log);
    return { facts, kept };
  } catch (error) {
    remove(next);
    throw error;
  } finally {
    earlier.close();
  }
};

/** As it is when an upgrade was broken off between its last two steps. */
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
      if (waiting.length < PAGE) continue;
      await Promise.all(waiting.splice(0));
      onWritten(written);
    }
    await Promise.all(waiting);
    onWritten(written);
  } finally {
    await store.close();
  }
};

/** Fact by fact: the same ones, in the same order, each at its place in a stream. */
const compare = (earlier: Iterable<Recorded>, file: string) => {
  const database = openDatabase(file, 'FULL');
  try {
    const upgraded = factsIn(database);
    for (const fact of earlier) {
      const { value } = upgraded.next();
      if (!value || told(value) !== told(fact)) throw new Error(`The upgraded log differs at ${fact.position}.`);
    }
    if (!upgraded.next().done) throw new Error('The upgraded log has more facts than it was made of.');
  } finally {
    database.close();
  }
};

const told = ({ id, type, revision, metadata: { time, commandId, correlationId } }: Recorded) =>
  JSON.stringify([id, type, revision, time, commandId, correlationId]);
