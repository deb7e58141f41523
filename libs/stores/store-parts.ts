import type { Builds, Checkpoints, EventStore, Leases, LogChain, Notes, PersonalKeys, ReadModels } from '#libs/event-sourcing';
import type { Reporter, ServerWatch } from './server-watch';

export type StoreLocations = Readonly<{
  folder: string;
  /** Connection string of an EventStoreDB that holds the log instead of a file. */
  eventStore?: string | undefined;
  /** Connection string for the read models, and with a log on a server also for leases, checkpoints and personal keys. */
  mongo?: string | undefined;
  /** The clock of leases in ms, instead of the machine's or the server's. */
  now?: (() => number) | undefined;
  reporter?: Reporter | undefined;
}>;

export type EventStorePart = Readonly<{ store: EventStore }>;
/** Opened after the log, because it may be in the same file. */
export type ChainPart = Readonly<{ chain: LogChain }>;
export type WorkPart = Readonly<{ leases: Leases; checkpoints: Checkpoints }>;
/** Beside the log, never in it. */
export type KeysPart = Readonly<{ keys: PersonalKeys }>;
export type ReadModelsPart = Readonly<{ readModels: ReadModels; builds: Builds }>;
export type NotesPart = Readonly<{ notes: Notes }>;

export type StorePart<Some> = Readonly<{ stores: Some; presence?: ServerWatch }>;
