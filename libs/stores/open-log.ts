import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LogChain, PersonalKeys, ReactorLog } from '#libs/event-sourcing';
import { checkEventStoreUrl, serverAddressOf } from './connection-strings';
import { DiskWatch } from './disk-watch';
import { EmbeddedPersonalKeys } from './embedded-personal-keys';
import { openEventStoreDb, openMongoDb } from './on-servers';
import {
  keysFileIn,
  logFileIn,
  openChainInLogFile,
  openChainOfServerLog,
  openFileEventStore,
  openFileKeys,
  openFileWork,
  openKeysOfServerLog,
  openWorkOfServerLog,
  SILENT_REPORTER,
  workFileIn,
} from './open-stores';
import type { StoreLocations } from './store-parts';

export type OpenLog = ReactorLog &
  Readonly<{
    /** Number of concurrent appends that are recorded in order, all or none. */
    atOnce: number;
    reactorsIn: string;
    chain: LogChain;
    keys: PersonalKeys;
    keysIn: string;
    close: () => Promise<void>;
  }>;

/** They share a commit. Bounds memory: each has up to a mebibyte. */
const CONCURRENT_APPENDS = 64;

/** True also for a misspelt address, which would become a folder named with its password. A folder with a colon is `./a:b`. */
export const isServer = (where: string) => /^\w{2,}(\+\w+)?:/.test(where);

export const checkLogLocation = (where: string): string | undefined => {
  const wrong = isServer(where) && checkEventStoreUrl(where);
  if (wrong) return `The address ${wrong}`;
  return !isServer(where) && isFile(where) ? `Name the folder of the log, ${dirname(where)}, not a file in it.` : undefined;
};

const isFile = (where: string) => statSync(where, { throwIfNoEntry: false })?.isFile() ?? false;

/** For messages, without a password. */
export const logName = (where: string): string => {
  if (isServer(where)) return serverAddressOf(where);
  return /:.*@/.test(where) ? 'that folder' : where;
};

/** Opening a folder creates a log, so readers check first. */
export const logExists = (where: string): boolean => isServer(where) || existsSync(logFileIn(where));

export const openLog = (where: string, beside: Pick<StoreLocations, 'folder' | 'mongo'>): OpenLog =>
  isServer(where) ? openServerLog(where, beside) : openFileLog(where);

export const openKeys = (file: string, log: string): PersonalKeys => new EmbeddedPersonalKeys(file, async () => log);

const openFileLog = (folder: string): OpenLog => {
  const [file, disk] = [logFileIn(folder), new DiskWatch(SILENT_REPORTER)];
  const { store } = openFileEventStore(folder, disk).stores;
  const stores = {
    chain: openChainInLogFile(store, { folder, disk }),
    store,
    ...openFileWork(file, { disk }),
    keys: openFileKeys(store, { folder, disk }),
  };
  return {
    ...stores,
    atOnce: CONCURRENT_APPENDS,
    reactorsIn: file,
    keysIn: keysFileIn(folder),
    close: () => closeStores(stores),
  };
};

const openServerLog = (address: string, { folder, mongo: url }: Pick<StoreLocations, 'folder' | 'mongo'>): OpenLog => {
  const log = openEventStoreDb(address, SILENT_REPORTER);
  const { store } = log.stores;
  const mongo = url ? openMongoDb(url, SILENT_REPORTER) : undefined;
  const options = { folder, mongo, disk: new DiskWatch(SILENT_REPORTER) };
  const stores = {
    chain: openChainOfServerLog(store, options),
    store,
    ...openWorkOfServerLog(store, options),
    keys: openKeysOfServerLog(store, options),
  };
  const onMongo = url && `the MongoDB at ${serverAddressOf(url)}`;
  return {
    ...stores,
    atOnce: 1,
    reactorsIn: onMongo ?? workFileIn(folder),
    keysIn: onMongo ?? keysFileIn(folder),
    close: async () => {
      for (const part of [log, mongo]) part?.presence?.close();
      await closeStores(stores);
      await mongo?.disconnect();
    },
  };
};

const closeStores = async (stores: ReactorLog & Readonly<{ chain: LogChain; keys: PersonalKeys }>) => {
  for (const one of Object.values(stores)) await one.close();
};
