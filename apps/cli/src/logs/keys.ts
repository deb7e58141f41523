import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { type OpenLog, openKeys } from '#api';
import type { EmailAddressClaimed } from '#libs/domain';
import { type Fact, factsOf, type PersonalKeys, type Position } from '#libs/event-sourcing';
import { type Said, Usage } from '../command';
import { refuseThere } from './file';

export const WITHOUT_KEYS = {
  'without-keys': { type: 'boolean', help: 'for a log whose keys are lost: nobody can sign in to its accounts any more' },
} as const;

type Keys = ReadonlyMap<string, Buffer>;

/** Of the persons in a log, and of whom they were destroyed. */
type Known = Readonly<{ all: Keys; destroyed: ReadonlySet<string> }>;
type Values = Said['values'];

/** Of the persons in a log that ends at `until`. Throws an Error with a sentence where some have accounts, and nobody a key. */
export const keysOf = async ({ store, keys, keysIn }: OpenLog, until: Position, values: Values): Promise<Known> =>
  refusedNone(await knownTo(keys), () => factsOf(store, until), values, [
    `they should be in ${keysIn}.`,
    'Call this with the MONGODB_URL and ALMANAC_DATA_DIR of the servers',
  ]);

/** Of the persons in an export of a log: those in the file that --keys names, else those that the `target` has already. */
export const keysFor = async (
  { log, facts }: Readonly<{ log: string; facts: () => AsyncIterable<Fact> }>,
  target: OpenLog,
  values: Values,
): Promise<Known> => {
  const { keys: file } = values;
  if (typeof file !== 'string') return refusedNone(await knownTo(target.keys), facts, values, SAY_WHERE);
  if (!existsSync(file)) throw new Usage(`There is no ${file}.`);
  return refusedNone(await withKeys(file, log, knownTo), facts, values, SAY_WHERE);
};

const SAY_WHERE = ['they were in keys.db of its folder, or are in what was exported with --keys.', 'Say --keys FILE'] as const;

/** All of a log, into a new file of the form of `keys.db`. */
export const writeKeys = async (file: string, { store, keys, keysIn }: OpenLog) => {
  refuseThere(file);
  const { all, destroyed } = await knownTo(keys);
  if (all.size === 0) throw new Error(`There are no keys of persons in ${keysIn}: export the log without --keys.`);
  const half = `${file}.${randomUUID()}`;
  try {
    await withKeys(half, await store.id(), async (copy) => {
      for (const [person, key] of all) await copy.made(person, key);
      for (const person of destroyed) await copy.destroy(person);
    });
    renameSync(half, file);
  } finally {
    rmSync(half, { force: true });
  }
};

const knownTo = async (keys: PersonalKeys): Promise<Known> => ({ all: await keys.all(), destroyed: await keys.destroyed() });

const withKeys = async <T>(file: string, log: string, work: (keys: PersonalKeys) => Promise<T>): Promise<T> => {
  const keys = openKeys(file, log);
  try {
    return await work(keys);
  } finally {
    await keys.close();
  }
};

/** Whoever has an account claimed an address first. */
const CLAIMED: EmailAddressClaimed['type'] = 'EmailAddressClaimed';

const refusedNone = async (
  keys: Known,
  facts: () => AsyncIterable<Fact>,
  values: Values,
  [where, what]: readonly [string, string],
): Promise<Known> => {
  if (keys.all.size > 0 || values['without-keys']) return keys;
  for await (const { type } of facts())
    if (type === CLAIMED)
      throw new Error(
        `Nothing tells the keys of the persons in this log, without which nobody can sign in: ${where} ${what}, or --without-keys where they are lost.`,
      );
  return keys;
};
