import type { Builds, Checkpoints, EventStore, Leases, LogChain, Notes, PersonalKeys, ReadModels } from '#libs/event-sourcing';
import type { Presence, Tell } from './presence';

/** Where an almanac keeps what it knows. */
export type Where = Readonly<{
  /** The folder of its files. */
  folder: string;
  /** The connection string of an EventStoreDB that has the log in place of a file. */
  eventStore?: string | undefined;
  /**
   * The connection string of a MongoDB that has the read models in place of files, and for a log that is on a server too, the
   * leases, the checkpoints and the keys of persons.
   */
  mongo?: string | undefined;
  /** The clock of leases, in milliseconds, in place of the machine's or the server's. */
  now?: (() => number) | undefined;
  /** Who hears of servers that come and go. */
  tell?: Tell | undefined;
}>;

export type Log = Readonly<{ store: EventStore }>;
/** Opened after the log, where it stands in the same file. */
export type Chained = Readonly<{ chain: LogChain }>;
export type Work = Readonly<{ leases: Leases; checkpoints: Checkpoints }>;
/** Of persons: they stand beside the log, never in it. */
export type Keys = Readonly<{ keys: PersonalKeys }>;
export type ReadSide = Readonly<{ readModels: ReadModels; builds: Builds }>;
export type NoteSide = Readonly<{ notes: Notes }>;

/** Some of the stores, and whether their server is there, if they have one. */
export type Part<Some> = Readonly<{ stores: Some; presence?: Presence }>;
