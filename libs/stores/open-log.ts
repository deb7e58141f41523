import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Followed, LogChain, PersonalKeys } from '#libs/event-sourcing';
import { addressIn, wrongWithEventStore } from './connection-strings';
import { Disk } from './disk';
import { EmbeddedPersonalKeys } from './embedded-personal-keys';
import { logOn, mongoOn } from './on-servers';
import {
  chainBeside,
  chainIn,
  keysBeside,
  keysFileIn,
  keysIn,
  logFileIn,
  logIn,
  SILENT,
  workBeside,
  workFileIn,
  workIn,
} from './open-stores';
import type { Where } from './parts';

/** A log by itself, with what its reactors have left, and with the keys of the persons in it. */
export type OpenLog = Followed &
  Readonly<{
    /** Appends that need not wait for one another to be recorded in their order, all or none. */
    atOnce: number;
    /** What to call the place of what its reactors have left. */
    reactorsIn: string;
    chain: LogChain;
    keys: PersonalKeys;
    /** What to call the place of the keys. */
    keysIn: string;
    close: () => Promise<void>;
  }>;

/** They share a commit, and bound what is in memory: each has up to a mebibyte. */
const SHARING = 64;

/** Also where it is written wrongly: a folder would be made, and named with the password. One with a colon is written `./a:b`. */
export const isServer = (where: string) => /^\w{2,}(\+\w+)?:/.test(where);

/** What is wrong about the words for a log, in a sentence. */
export const wrongWithLog = (where: string): string | undefined => {
  const wrong = isServer(where) && wrongWithEventStore(where);
  if (wrong) return `The address ${wrong}`;
  return !isServer(where) && isFile(where) ? `Name the folder of the log, ${dirname(where)}, not a file in it.` : undefined;
};

const isFile = (where: string) => statSync(where, { throwIfNoEntry: false })?.isFile() ?? false;

/** What to call it where anybody may read it: never by what may have a password in it. */
export const logName = (where: string): string => {
  if (isServer(where)) return addressIn(where);
  return /:.*@/.test(where) ? 'that folder' : where;
};

/** Opening a folder makes a log there: who wants to read one asks first. */
export const isLogThere = (where: string): boolean => isServer(where) || existsSync(logFileIn(where));

/** Opens the log in the folder, or at the address of a server, that `where` names, as servers with the rest of this would. */
export const openLog = (where: string, beside: Pick<Where, 'folder' | 'mongo'>): OpenLog =>
  isServer(where) ? openServersLog(where, beside) : openFile(where);

/** The keys of the persons in a log, in a file by themselves. */
export const openKeys = (file: string, log: string): PersonalKeys => new EmbeddedPersonalKeys(file, async () => log);

/** What reactors left is in the file of the log itself. */
const openFile = (folder: string): OpenLog => {
  const [file, disk] = [logFileIn(folder), new Disk(SILENT)];
  const { store } = logIn(folder, disk).stores;
  const stores = { chain: chainIn(folder, disk), store, ...workIn(file, { disk }), keys: keysIn(store, { folder, disk }) };
  return { ...stores, atOnce: SHARING, reactorsIn: file, keysIn: keysFileIn(folder), close: () => closed(stores) };
};

const openServersLog = (where: string, { folder, mongo: url }: Pick<Where, 'folder' | 'mongo'>): OpenLog => {
  const log = logOn(where, SILENT);
  const { store } = log.stores;
  const mongo = url ? mongoOn(url, SILENT) : undefined;
  const beside = { folder, mongo, disk: new Disk(SILENT) };
  const stores = { chain: chainBeside(store, beside), store, ...workBeside(store, beside), keys: keysBeside(store, beside) };
  const onMongo = url && `the MongoDB at ${addressIn(url)}`;
  return {
    ...stores,
    atOnce: 1,
    reactorsIn: onMongo ?? workFileIn(folder),
    keysIn: onMongo ?? keysFileIn(folder),
    close: async () => {
      for (const part of [log, mongo]) part?.presence?.close();
      await closed(stores);
      await mongo?.disconnect();
    },
  };
};

const closed = async (stores: Followed & Readonly<{ chain: LogChain; keys: PersonalKeys }>) => {
  for (const one of Object.values(stores)) await one.close();
};
