import { join } from 'node:path';
import type { Builds, Checkpoints, EventStore, Leases } from '#libs/event-sourcing';
import { Disk } from './disk';
import { EmbeddedBuilds } from './embedded-builds';
import { EmbeddedCheckpoints } from './embedded-checkpoints';
import { EmbeddedEventStore } from './embedded-event-store';
import { EmbeddedLeases } from './embedded-leases';
import { EmbeddedReadModels } from './embedded-read-models';
import { logOn, restOn } from './on-servers';
import type { Log, Part, Rest, Where, Work } from './parts';
import type { Tell } from './presence';
import { watchedBy } from './watched-by';

/** Every store of one process. */
export type OpenStores = Stores &
  Readonly<{
    /** Asks every server whether it is there. Throws an Error with a sentence when one is, and refuses us. */
    greet: () => Promise<void>;
    /** The names of the servers that do not answer within a moment. */
    missing: () => Promise<readonly string[]>;
    /** Whoever waits for a server that is not there need not wait any longer. */
    giveUp: () => void;
    close: () => Promise<void>;
  }>;

type Stores = Log & Rest;

export const logFileIn = (folder: string) => join(folder, 'events.db');
export const readModelsFileIn = (folder: string) => join(folder, 'readmodels.db');

/** Decides which adapters run. Opens files, and asks nothing of servers yet. */
export const openStores = ({ folder, eventStore, mongo, now, tell = SILENT }: Where): OpenStores => {
  const disk = new Disk(tell);
  const log = eventStore ? logOn(eventStore, tell) : logIn(folder, disk);
  const { store } = log.stores;
  const rest = mongo ? restOn(mongo, { store, now, tell }) : restIn(folder, { log: eventStore ? store : undefined, now, disk });
  const parts = [log, rest];
  const stores: Stores = { ...log.stores, ...rest.stores };
  const presences = parts.flatMap(({ presence }) => presence ?? []);
  return {
    ...stores,
    greet: async () => void (await Promise.all(presences.map((one) => one.greet()))),
    missing: async () => {
      const isThere = await Promise.all(presences.map((one) => one.isThere()));
      return presences.flatMap(({ name }, nth) => (isThere[nth] ? [] : [name]));
    },
    giveUp: () => {
      for (const one of presences) one.giveUp();
    },
    close: async () => {
      for (const one of presences) one.close();
      for (const one of Object.values(stores)) await one.close();
      for (const { disconnect } of parts) await disconnect?.();
    },
  };
};

export const SILENT: Tell = { warn: () => {}, log: () => {} };

export const logIn = (folder: string, disk: Disk): Part<Log> => ({
  stores: { store: watchedBy<EventStore>(disk, new EmbeddedEventStore(logFileIn(folder))) },
});

type Files = Readonly<{ log: EventStore | undefined; now?: Where['now']; disk: Disk }>;

const restIn = (folder: string, files: Files): Part<Rest> => {
  const documents = readModelsFileIn(folder);
  const builds = watchedBy<Builds>(files.disk, new EmbeddedBuilds(documents));
  return { stores: { ...workIn(folder, files), readModels: new EmbeddedReadModels(documents), builds } };
};

/** Leases and checkpoints stand in the file of the log, and in one of their own where the `log` is elsewhere. */
export const workIn = (folder: string, { log, now, disk }: Files): Work => {
  const file = log ? join(folder, 'work.db') : logFileIn(folder);
  return {
    leases: watchedBy<Leases>(disk, new EmbeddedLeases(file, now)),
    checkpoints: watchedBy<Checkpoints>(disk, new EmbeddedCheckpoints(file, log && (() => log.id()))),
  };
};
