import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EventStore, Followed } from '#libs/event-sourcing';
import { EmbeddedCheckpoints } from './embedded-checkpoints';
import { EmbeddedEventStore } from './embedded-event-store';
import { EmbeddedLeases } from './embedded-leases';
import { logFileIn } from './open-stores';

/** A log by itself, with what its reactors have left. */
export type OpenLog = Followed &
  Readonly<{
    /** Appends that need not wait for one another to be recorded in their order, all or none. */
    atOnce: number;
    close: () => Promise<void>;
  }>;

/** They share a commit, and bound what is in memory: each has up to a mebibyte. */
const SHARING = 64;

const ADDRESS = /^(esdb|kurrentdb)(\+discover)?:\/\//;

/**
 * Opens the log in the folder, or at the address of a server, that `where` names; of a server's log, what is kept in files is
 * in `folder`.
 */
export const openLog = (where: string, folder: string): OpenLog => {
  const isServer = ADDRESS.test(where);
  const store: EventStore = isServer ? serverAt(where) : new EmbeddedEventStore(logFileIn(where));
  const work = isServer ? join(folder, 'work.db') : logFileIn(where);
  const followed: Followed = {
    store,
    checkpoints: new EmbeddedCheckpoints(work, isServer ? () => store.id() : undefined),
    leases: new EmbeddedLeases(work),
  };
  return {
    ...followed,
    atOnce: isServer ? 1 : SHARING,
    close: async () => {
      for (const one of Object.values(followed)) await one.close();
    },
  };
};

/** Opening a folder makes a log there: who wants to read one asks first. */
export const isLogThere = (where: string): boolean => ADDRESS.test(where) || existsSync(logFileIn(where));

const serverAt = (url: string) => {
  const { EventStoreDbEventStore } = require('./eventstoredb/event-store') as typeof import('./eventstoredb/event-store');
  return new EventStoreDbEventStore(url);
};
