import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Builds, Checkpoints, EventStore, Leases, LogChain, Notes, PersonalKeys } from '#libs/event-sourcing';
import { DiskWatch } from './disk-watch';
import { EmbeddedBuilds } from './embedded-builds';
import { EmbeddedCheckpoints } from './embedded-checkpoints';
import { EmbeddedEventStore } from './embedded-event-store';
import { EmbeddedLeases } from './embedded-leases';
import { EmbeddedLogChain } from './embedded-log-chain';
import { EmbeddedNotes } from './embedded-notes';
import { EmbeddedPersonalKeys } from './embedded-personal-keys';
import { EmbeddedReadModels } from './embedded-read-models';
import { FileLogChain } from './file-log-chain';
import { MigratingCheckpoints } from './migrating-checkpoints';
import { MigratingKeys } from './migrating-keys';
import { type MongoDbStores, openEventStoreDb, openMongoDb } from './on-servers';
import type { Reporter } from './server-watch';
import type {
  ChainPart,
  EventStorePart,
  KeysPart,
  NotesPart,
  ReadModelsPart,
  StoreLocations,
  StorePart,
  WorkPart,
} from './store-parts';
import { withWatch } from './with-watch';

export type OpenStores = AllStores &
  Readonly<{
    names: readonly string[];
    /** Calls every server. Throws an Error with a sentence if one refuses this process. */
    greet: () => Promise<void>;
    missing: () => Promise<readonly string[]>;
    /** Ends waiting for servers that are not there. */
    giveUp: () => void;
    close: () => Promise<void>;
  }>;

type AllStores = EventStorePart & ChainPart & KeysPart & WorkPart & ReadModelsPart & NotesPart;

export const logFileIn = (folder: string) => join(folder, 'events.db');
export const workFileIn = (folder: string) => join(folder, 'work.db');
/** The hash chain of a log that is not in a file. */
export const chainFileIn = (folder: string) => join(folder, 'chain.db');
export const keysFileIn = (folder: string) => join(folder, 'keys.db');
export const notesFileIn = (folder: string) => join(folder, 'notes.db');
export const readModelsFileIn = (folder: string) => join(folder, 'readmodels.db');

/** Opens files, but does not call servers yet. */
export const openStores = ({ folder, eventStore, mongo: url, now, tell = SILENT_REPORTER }: StoreLocations): OpenStores => {
  const disk = new DiskWatch(tell);
  const log = eventStore ? openEventStoreDb(eventStore, tell) : openFileEventStore(folder, disk);
  const mongo = url ? openMongoDb(url, tell) : undefined;
  const { store } = log.stores;
  const work = eventStore
    ? openWorkBesideLog(store, { folder, mongo, now, disk })
    : openFileWork(logFileIn(folder), { now, disk });
  const keys = eventStore ? openKeysBesideLog(store, { folder, mongo, disk }) : openFileKeys(store, { folder, disk });
  const readSide = mongo?.readSide() ?? openFileReadModels(folder, disk);
  const notes = mongo?.notes(store) ?? openNotes(store, { folder, disk });
  const chain = eventStore ? openChainBesideLog(store, { folder, disk }) : openFileChain(store, { folder, disk });
  const stores: AllStores = { chain, store, keys, notes, ...work, ...readSide };
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

export const SILENT_REPORTER: Reporter = { warn: () => {}, log: () => {} };

export const openFileEventStore = (folder: string, disk: DiskWatch): StorePart<EventStorePart> => ({
  stores: { store: withWatch<EventStore>(disk, new EmbeddedEventStore(logFileIn(folder))) },
});

/** In the log's file. */
export const openFileChain = (log: EventStore, { folder, disk }: Pick<BesideLogOptions, 'folder' | 'disk'>): LogChain =>
  withWatch<LogChain>(disk, new EmbeddedLogChain(logFileIn(folder), log));

/** In a file, not on a server that somebody who can change the log may also control. */
export const openChainBesideLog = (log: EventStore, { folder, disk }: Pick<BesideLogOptions, 'folder' | 'disk'>): LogChain =>
  withWatch<LogChain>(disk, new FileLogChain(chainFileIn(folder), log));

const openFileReadModels = (folder: string, disk: DiskWatch): ReadModelsPart => {
  const file = readModelsFileIn(folder);
  return { readModels: new EmbeddedReadModels(file), builds: withWatch<Builds>(disk, new EmbeddedBuilds(file)) };
};

const openNotes = (log: EventStore, { folder, disk }: Pick<BesideLogOptions, 'folder' | 'disk'>): Notes =>
  withWatch<Notes>(disk, new EmbeddedNotes(notesFileIn(folder), () => log.id()));

type FileOptions = Readonly<{ now?: StoreLocations['now']; disk: DiskWatch }>;

export const openFileWork = (file: string, { now, disk, log }: FileOptions & Readonly<{ log?: EventStore }>): WorkPart => ({
  leases: withWatch<Leases>(disk, new EmbeddedLeases(file, now)),
  checkpoints: withWatch<Checkpoints>(disk, new EmbeddedCheckpoints(file, log && (() => log.id()))),
});

/** In a file of their own, so that a copy of the log has no keys. */
export const openFileKeys = (log: EventStore, { folder, disk }: Pick<BesideLogOptions, 'folder' | 'disk'>): PersonalKeys =>
  withWatch<PersonalKeys>(disk, new EmbeddedPersonalKeys(keysFileIn(folder), () => log.id()));

/** For a log on a server: on MongoDB if configured, where the keys of an earlier file are moved. */
export const openKeysBesideLog = (log: EventStore, { folder, mongo, disk }: BesideLogOptions): PersonalKeys => {
  if (!mongo) return openFileKeys(log, { folder, disk });
  const keys = mongo.keys(log);
  const file = keysFileIn(folder);
  return existsSync(file) ? new MigratingKeys(keys, new EmbeddedPersonalKeys(file, () => log.id())) : keys;
};

type BesideLogOptions = FileOptions & Readonly<{ folder: string; mongo: MongoDbStores | undefined }>;

/** For a log on a server: on MongoDB if configured, else in a file, from which an earlier state is taken over. */
export const openWorkBesideLog = (log: EventStore, { folder, mongo, now, disk }: BesideLogOptions): WorkPart => {
  const file = workFileIn(folder);
  if (!mongo) return openFileWork(file, { now, disk, log });
  const { leases, checkpoints } = mongo.work(log, now);
  if (!existsSync(file)) return { leases, checkpoints };
  const before = new EmbeddedCheckpoints(file, () => log.id());
  return { leases, checkpoints: new MigratingCheckpoints(checkpoints, withWatch<Checkpoints>(disk, before)) };
};
