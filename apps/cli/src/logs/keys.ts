import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { type OpenLog, openKeys } from '#api/files';
import type { EmailAddressClaimed } from '#libs/domain';
import { type Fact, factsOf, type PersonalKeys, type Position } from '#libs/event-sourcing';
import { type CommandInput, UsageError } from '../command';
import { refuseExistingFile } from './file';

export const WITHOUT_KEYS = {
  'without-keys': { type: 'boolean', help: 'for a log whose keys are lost: nobody can sign in to its accounts again' },
} as const;

type Keys = ReadonlyMap<string, Buffer>;

type LogKeys = Readonly<{ all: Keys; destroyed: ReadonlySet<string> }>;
type OptionValues = CommandInput['values'];

/** Throws an Error if the log has accounts but no key. */
export const keysOfLog = async (
  { store, keys, keysLocation }: OpenLog,
  until: Position,
  values: OptionValues,
): Promise<LogKeys> =>
  requireKeys(await readKeys(keys), () => factsOf(store, until), values, [
    `They should be in ${keysLocation}.`,
    'Call this with the MONGODB_URL and ALMANAC_DATA_DIR of the servers',
  ]);

export const keysForImport = async (
  { log, facts }: Readonly<{ log: string; facts: () => AsyncIterable<Fact> }>,
  target: OpenLog,
  values: OptionValues,
): Promise<LogKeys> => {
  const { keys: file } = values;
  if (typeof file !== 'string') return requireKeys(await readKeys(target.keys), facts, values, MISSING_KEYS_ADVICE);
  if (!existsSync(file)) throw new UsageError(`There is no ${file}.`);
  return requireKeys(await withKeyFile(file, log, readKeys), facts, values, MISSING_KEYS_ADVICE);
};

const MISSING_KEYS_ADVICE = [
  'They are in keys.db of its folder, or in the file that was exported with --keys.',
  'Add --keys FILE',
] as const;

export const writeKeys = async (file: string, { store, keys, keysLocation }: OpenLog) => {
  refuseExistingFile(file);
  const { all, destroyed } = await readKeys(keys);
  if (all.size === 0) throw new Error(`There are no personal keys in ${keysLocation}: export the log without --keys.`);
  const half = `${file}.${randomUUID()}`;
  try {
    await withKeyFile(half, await store.id(), async (copy) => {
      for (const [person, key] of all) await copy.getOrCreate(person, key);
      for (const person of destroyed) await copy.destroy(person);
    });
    renameSync(half, file);
  } finally {
    rmSync(half, { force: true });
  }
};

const readKeys = async (keys: PersonalKeys): Promise<LogKeys> => ({ all: await keys.all(), destroyed: await keys.destroyed() });

const withKeyFile = async <T>(file: string, log: string, work: (keys: PersonalKeys) => Promise<T>): Promise<T> => {
  const keys = openKeys(file, log);
  try {
    return await work(keys);
  } finally {
    await keys.close();
  }
};

/** Every account claims an address first, so this fact shows that there are accounts. */
const ADDRESS_CLAIMED_TYPE: EmailAddressClaimed['type'] = 'EmailAddressClaimed';

const requireKeys = async (
  keys: LogKeys,
  facts: () => AsyncIterable<Fact>,
  values: OptionValues,
  [where, what]: readonly [string, string],
): Promise<LogKeys> => {
  if (keys.all.size > 0 || values['without-keys']) return keys;
  for await (const { type } of facts())
    if (type === ADDRESS_CLAIMED_TYPE)
      throw new Error(
        `The personal keys of this log are missing, and without them nobody can sign in. ${where} ${what}, or --without-keys if they are lost.`,
      );
  return keys;
};
