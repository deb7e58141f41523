import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Builds, Checkpoints, EventStore, Leases, LogChain, Notes, PersonalKeys } from '#libs/event-sourcing';
import { Disk } from './disk';
import { EmbeddedBuilds } from './embedded-builds';
import { EmbeddedCheckpoints } from './embedded-checkpoints';
import { EmbeddedEventStore } from './embedded-event-store';
import { EmbeddedLeases } from './embedded-leases';
import { EmbeddedLogChain } from './embedded-log-chain';
import { EmbeddedNotes } from './embedded-notes';
import { EmbeddedPersonalKeys } from './embedded-personal-keys';
import { EmbeddedReadModels } from './embedded-read-models';
import { LogChainBeside } from './log-chain-beside';
import { logOn, mongoOn, type OnMongo } from './on-servers';
import type { Chained, Keys, Log, NoteSide, Part, ReadSide, Where, Work } from './parts';
import type { Tell } from './presence';
import { SucceedingCheckpoints } from './succeeding-checkpoints';
import { SucceedingKeys } from './succeeding-keys';
import { watchedBy } from './watched-by';

/** Every store of one process. */
export type OpenStores = Stores &
  Readonly<{
    /** Of the servers. */
    names: readonly string[];
    /** Asks every server whether it is there. Throws an Error with a sentence when one is, and refuses us. */
    greet: () => Promise<void>;
    /** The names of the servers that do not answer within a moment. */
    missing: () => Promise<readonly string[]>;
    /** Whoever waits for a server that is not there need not wait any longer. */
    giveUp: () => void;
    close: () => Promise<void>;
  }>;

type Stores = Log & Chained & Keys & Work & ReadSide & NoteSide;

export const logFileIn = (folder: string) => join(folder, 'events.db');
export const workFileIn = (folder: string) => join(folder, 'work.db');
/** Of a log that is elsewhere. */
export const chainFileIn = (folder: string) => join(folder, 'chain.db');
export const keysFileIn = (folder: string) => join(folder, 'keys.db');
export const notesFileIn = (folder: string) => join(folder, 'notes.db');
export const readModelsFileIn = (folder: string) => join(folder, 'readmodels.db');

/** Decides which adapters run. Opens files, and asks nothing of servers yet. */
export const openStores = ({ folder, eventStore, mongo: url, now, tell = SILENT }: Where): OpenStores => {
  const disk = new Disk(tell);
  const log = eventStore ? logOn(eventStore, tell) : logIn(folder, disk);
  const mongo = url ? mongoOn(url, tell) : undefined;
  const { store } = log.stores;
  const work = eventStore ? workBeside(store, { folder, mongo, now, disk }) : workIn(logFileIn(folder), { now, disk });
  const keys = eventStore ? keysBeside(store, { folder, mongo, disk }) : keysIn(store, { folder, disk });
  const readSide = mongo?.readSide() ?? readSideIn(folder, disk);
  const notes = mongo?.notes(store) ?? notesIn(store, { folder, disk });
  const chain = eventStore ? chainBeside(store, { folder, disk }) : chainIn(folder, disk);
  const stores: Stores = { chain, store, keys, notes, ...work, ...readSide };
  const presences = [log, mongo].flatMap((part) => part?.presence ?? []);
  return {
    ...stores,
    greet: async () => void (await Promise.all(presences.map((one) => one.greet()))),
    names: presences.map(({ name }) => name),
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
      await mongo?.disconnect();
    },
  };
};

export const SILENT: Tell = { warn: () => {}, log: () => {} };

export const logIn = (folder: string, disk: Disk): Part<Log> => ({
  stores: { store: watchedBy<EventStore>(disk, new EmbeddedEventStore(logFileIn(folder))) },
});

/** Of a log in a file, in that file. */
export const chainIn = (folder: string, disk: Disk): LogChain =>
  watchedBy<LogChain>(disk, new EmbeddedLogChain(logFileIn(folder)));

/** Of a log on a server, in a file beside: not on a server, which whoever changes the log may have a hand on too. */
export const chainBeside = (log: EventStore, { folder, disk }: Pick<BesideLog, 'folder' | 'disk'>): LogChain =>
  watchedBy<LogChain>(disk, new LogChainBeside(chainFileIn(folder), log));

const readSideIn = (folder: string, disk: Disk): ReadSide => {
  const file = readModelsFileIn(folder);
  return { readModels: new EmbeddedReadModels(file), builds: watchedBy<Builds>(disk, new EmbeddedBuilds(file)) };
};

const notesIn = (log: EventStore, { folder, disk }: Pick<BesideLog, 'folder' | 'disk'>): Notes =>
  watchedBy<Notes>(disk, new EmbeddedNotes(notesFileIn(folder), () => log.id()));

type Files = Readonly<{ now?: Where['now']; disk: Disk }>;

/** Leases and checkpoints in a file: the log's own, or one beside a `log` that is elsewhere. */
export const workIn = (file: string, { now, disk, log }: Files & Readonly<{ log?: EventStore }>): Work => ({
  leases: watchedBy<Leases>(disk, new EmbeddedLeases(file, now)),
  checkpoints: watchedBy<Checkpoints>(disk, new EmbeddedCheckpoints(file, log && (() => log.id()))),
});

/** In a file of their own: a copy of the log has none of them. */
export const keysIn = (log: EventStore, { folder, disk }: Pick<BesideLog, 'folder' | 'disk'>): PersonalKeys =>
  watchedBy<PersonalKeys>(disk, new EmbeddedPersonalKeys(keysFileIn(folder), () => log.id()));

/** Those of a log on a server: on the MongoDB where there is one, with what was in the file before there was. */
export const keysBeside = (log: EventStore, { folder, mongo, disk }: BesideLog): PersonalKeys => {
  if (!mongo) return keysIn(log, { folder, disk });
  const keys = mongo.keys(log);
  const file = keysFileIn(folder);
  return existsSync(file) ? new SucceedingKeys(keys, new EmbeddedPersonalKeys(file, () => log.id())) : keys;
};

type BesideLog = Files & Readonly<{ folder: string; mongo: OnMongo | undefined }>;

/** Those of a log on a server: on the MongoDB where there is one, else in a file, where they may have been before there was. */
export const workBeside = (log: EventStore, { folder, mongo, now, disk }: BesideLog): Work => {
  const file = workFileIn(folder);
  if (!mongo) return workIn(file, { now, disk, log });
  const { leases, checkpoints } = mongo.work(log, now);
  if (!existsSync(file)) return { leases, checkpoints };
  const before = new EmbeddedCheckpoints(file, () => log.id());
  return { leases, checkpoints: new SucceedingCheckpoints(checkpoints, watchedBy<Checkpoints>(disk, before)) };
};
