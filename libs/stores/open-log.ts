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
    /** That many are recorded in order, all or none. */
    maxConcurrentAppends: number;
    /** Of the reactors' checkpoints, for messages. */
    checkpointsLocation: string;
    chain: LogChain;
    keys: PersonalKeys;
    /** For messages. */
    keysLocation: string;
    close: () => Promise<void>;
  }>;

/** Several, because concurrent appends share a commit; no more, because each holds up to a mebibyte. */
const CONCURRENT_APPENDS = 64;

/** True also for a misspelt address: as a folder, it would have the password in its name. A folder with a colon is written `./a:b`. */
export const isServerAddress = (where: string) => /^\w{2,}(\+\w+)?:/.test(where);

export const checkLogLocation = (where: string): string | undefined => {
  const wrong = isServerAddress(where) && checkEventStoreUrl(where);
  if (wrong) return `The address ${wrong}`;
  return !isServerAddress(where) && isFile(where)
    ? `Name the folder of the log, ${dirname(where)}, not a file in it.`
    : undefined;
};

const isFile = (where: string) => statSync(where, { throwIfNoEntry: false })?.isFile() ?? false;

/** For messages, without a password. */
export const describeLogLocation = (where: string): string => {
  if (isServerAddress(where)) return serverAddressOf(where);
  // A folder that looks like an address with a password.
  return /:.*@/.test(where) ? 'that folder' : where;
};

/** Opening a folder creates a log, so readers check first. A server is not asked. */
export const mayHoldLog = (where: string): boolean => isServerAddress(where) || existsSync(logFileIn(where));

export const openLog = (where: string, beside: Pick<StoreLocations, 'folder' | 'mongo'>): OpenLog =>
  isServerAddress(where) ? openServerLog(where, beside) : openFileLog(where);

export const openKeys = (file: string, logId: string): PersonalKeys => new EmbeddedPersonalKeys(file, async () => logId);

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
    maxConcurrentAppends: CONCURRENT_APPENDS,
    checkpointsLocation: file,
    keysLocation: keysFileIn(folder),
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
    maxConcurrentAppends: 1,
    checkpointsLocation: onMongo ?? workFileIn(folder),
    keysLocation: onMongo ?? keysFileIn(folder),
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
