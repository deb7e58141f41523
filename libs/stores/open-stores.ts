import { join } from 'node:path';
import type { Builds, Checkpoints, EventStore, Leases, ReadModels } from '#libs/event-sourcing';
import { EmbeddedBuilds } from './embedded-builds';
import { EmbeddedCheckpoints } from './embedded-checkpoints';
import { EmbeddedEventStore } from './embedded-event-store';
import { EmbeddedLeases } from './embedded-leases';
import { EmbeddedReadModels } from './embedded-read-models';

/** Where an almanac keeps what it knows. */
export type Where = Readonly<{
  /** The folder of its files. */
  folder: string;
  /** The clock of leases that are kept in a file, in milliseconds. */
  now?: (() => number) | undefined;
}>;

/** Every store of one process; `close` closes all of them. */
export type OpenStores = Readonly<{
  store: EventStore;
  leases: Leases;
  checkpoints: Checkpoints;
  readModels: ReadModels;
  builds: Builds;
  close: () => Promise<void>;
}>;

export const logFileIn = (folder: string) => join(folder, 'events.db');
export const readModelsFileIn = (folder: string) => join(folder, 'readmodels.db');

/** Decides which adapters run. */
export const openStores = ({ folder, now }: Where): OpenStores => {
  const [log, documents] = [logFileIn(folder), readModelsFileIn(folder)];
  const stores = {
    store: new EmbeddedEventStore(log),
    leases: new EmbeddedLeases(log, now),
    checkpoints: new EmbeddedCheckpoints(log),
    readModels: new EmbeddedReadModels(documents),
    builds: new EmbeddedBuilds(documents),
  };
  return {
    ...stores,
    close: async () => {
      for (const store of Object.values(stores)) await store.close();
    },
  };
};
