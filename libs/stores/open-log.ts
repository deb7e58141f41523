import { existsSync } from 'node:fs';
import type { Followed } from '#libs/event-sourcing';
import { addressIn, wrongWithEventStore } from './connection-strings';
import { Disk } from './disk';
import { logOn, restOn } from './on-servers';
import { logFileIn, logIn, SILENT, workIn } from './open-stores';
import type { Where } from './parts';

/** A log by itself, with what its reactors have left. */
export type OpenLog = Followed &
  Readonly<{
    /** Appends that need not wait for one another to be recorded in their order, all or none. */
    atOnce: number;
    close: () => Promise<void>;
  }>;

/** They share a commit, and bound what is in memory: each has up to a mebibyte. */
const SHARING = 64;

const isServer = (where: string) => /^\w+(\+\w+)?:\/\//.test(where);

/** What is wrong about the words for a log, as the end of a sentence. */
export const wrongWithLog = (where: string): string | undefined => (isServer(where) ? wrongWithEventStore(where) : undefined);

/** What to call it where anybody may read it. */
export const logName = (where: string): string => (isServer(where) ? addressIn(where) : where);

/** Opening a folder makes a log there: who wants to read one asks first. */
export const isLogThere = (where: string): boolean => isServer(where) || existsSync(logFileIn(where));

/**
 * Opens the log in the folder, or at the address of a server, that `where` names. What reactors left is on a MongoDB where
 * there is one; else, of a server's log, in `folder`.
 */
export const openLog = (where: string, { folder, mongo }: Pick<Where, 'folder' | 'mongo'>): OpenLog => {
  const disk = new Disk(SILENT);
  const log = isServer(where) ? logOn(where, SILENT) : logIn(where, disk);
  const { store } = log.stores;
  const rest = mongo ? restOn(mongo, { store, now: undefined, tell: SILENT }) : undefined;
  const { leases, checkpoints } =
    rest?.stores ?? workIn(isServer(where) ? folder : where, { log: isServer(where) ? store : undefined, disk });
  return {
    ...{ store, leases, checkpoints },
    atOnce: isServer(where) ? 1 : SHARING,
    close: async () => {
      log.presence?.close();
      rest?.presence?.close();
      for (const one of [store, leases, checkpoints]) await one.close();
      await rest?.disconnect?.();
    },
  };
};
