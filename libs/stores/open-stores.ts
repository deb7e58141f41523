import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Builds, Checkpoints, EventStore, Leases, LogChain, Notes, PersonalKeys, StoreServers } from '#libs/event-sourcing';
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
    servers: StoreServers;
    /** Calls every server. Throws an Error with a sentence if one refuses this process. */
    greet: () => Promise<void>;
    stopWaitingForServers: () => void;
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
export const openStores = ({ folder, eventStore, mongo: url, now, reporter = SILENT_REPORTER }: StoreLocations): OpenStores => {
  const disk = new DiskWatch(reporter);
  const log = eventStore ? openEventStoreDb(eventStore, reporter) : openFileEventStore(folder, disk);
  const mongo = url ? openMongoDb(url, reporter) : undefined;
  const { store } = log.stores;
  // Beside a log in a file: in that file, so that a copy of it has matching checkpoints.
  const work = eventStore
    ? openWorkOfServerLog(store, { folder, mongo, now, disk })
    : openFileWork(logFileIn(folder), { now, disk });
  const keys = eventStore ? openKeysOfServerLog(store, { folder, mongo, disk }) : openFileKeys(store, { folder, disk });
  const readSide = mongo?.readSide() ?? openFileReadModels(folder, disk);
  const notes = mongo?.notes(store) ?? openFileNotes(store, { folder, disk });
  const chain = eventStore ? openChainOfServerLog(store, { folder, disk }) : openChainInLogFile(store, { folder, disk });
  const stores: AllStores = { chain, store, keys, notes, ...work, ...readSide };
  const presences = [log, mongo].flatMap((part) => part?.presence ?? []);
  return {
    ...stores,
    greet: async () => void (await Promise.all(presences.map((one) => one.greet()))),
    servers: {
      names: presences.map(({ name }) => name),
      unreachable: async () => {
        const isThere = await Promise.all(presences.map((one) => one.isThere()));
        return presences.flatMap(({ name }, nth) => (isThere[nth] ? [] : [name]));
      },
    },
    stopWaitingForServers: () => {
      for (const one of presences) one.stopWaiting();
    },
    close: async () => {
      for (const one of presences) one.close();
      for (const one of Object.values(stores)) await one.close();
      await mongo?.disconnect();
    },
  };
};

type FolderOptions = Readonly<{ folder: string; disk: DiskWatch }>;

export const SILENT_REPORTER: Reporter = { warn: () => {}, log: () => {} };

export const openFileEventStore = (folder: string, disk: DiskWatch): StorePart<EventStorePart> => ({
  stores: { store: withWatch<EventStore>(disk, new EmbeddedEventStore(logFileIn(folder))) },
});

export const openChainInLogFile = (log: EventStore, { folder, disk }: FolderOptions): LogChain =>
  withWatch<LogChain>(disk, new EmbeddedLogChain(logFileIn(folder), log));

/** In a file, not on a server that an attacker who can change the log may also control. */
export const openChainOfServerLog = (log: EventStore, { folder, disk }: FolderOptions): LogChain =>
  withWatch<LogChain>(disk, new FileLogChain(chainFileIn(folder), log));

const openFileReadModels = (folder: string, disk: DiskWatch): ReadModelsPart => {
  const file = readModelsFileIn(folder);
  return { readModels: new EmbeddedReadModels(file), builds: withWatch<Builds>(disk, new EmbeddedBuilds(file)) };
};

const openFileNotes = (log: EventStore, { folder, disk }: FolderOptions): Notes =>
  withWatch<Notes>(disk, new EmbeddedNotes(notesFileIn(folder), () => log.id()));

type FileOptions = Readonly<{ now?: StoreLocations['now']; disk: DiskWatch }>;

type ServerLogOptions = FileOptions & Readonly<{ folder: string; mongo: MongoDbStores | undefined }>;

export const openFileWork = (file: string, { now, disk, log }: FileOptions & Readonly<{ log?: EventStore }>): WorkPart => ({
  leases: withWatch<Leases>(disk, new EmbeddedLeases(file, now)),
  checkpoints: withWatch<Checkpoints>(disk, new EmbeddedCheckpoints(file, log && (() => log.id()))),
});

/** In a file of their own, so that a copy of the log has no keys. */
export const openFileKeys = (log: EventStore, { folder, disk }: FolderOptions): PersonalKeys =>
  withWatch<PersonalKeys>(disk, new EmbeddedPersonalKeys(keysFileIn(folder), () => log.id()));

/** On MongoDB if configured, to which the keys of an earlier file are moved, else in that file. */
export const openKeysOfServerLog = (log: EventStore, { folder, mongo, disk }: ServerLogOptions): PersonalKeys => {
  if (!mongo) return openFileKeys(log, { folder, disk });
  const keys = mongo.keys(log);
  const file = keysFileIn(folder);
  if (!existsSync(file)) return keys;
  const earlierKeys = new EmbeddedPersonalKeys(file, () => log.id());
  return new MigratingKeys(keys, withWatch<EmbeddedPersonalKeys>(disk, earlierKeys));
};

/** On MongoDB if configured, which takes over the checkpoints of an earlier file, else in that file. */
export const openWorkOfServerLog = (log: EventStore, { folder, mongo, now, disk }: ServerLogOptions): WorkPart => {
  const file = workFileIn(folder);
  if (!mongo) return openFileWork(file, { now, disk, log });
  const { leases, checkpoints } = mongo.work(log, now);
  if (!existsSync(file)) return { leases, checkpoints };
  const earlierCheckpoints = new EmbeddedCheckpoints(file, () => log.id());
  return { leases, checkpoints: new MigratingCheckpoints(checkpoints, withWatch<Checkpoints>(disk, earlierCheckpoints)) };
};
