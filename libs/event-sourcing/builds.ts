import type { LogPlace } from './log-place';
import type { Position } from './message';
import type { Projection } from './projection';

/** Generations of a projection's documents. One of each version is live, so each release reads its own. */
export abstract class Builds {
  abstract list(): Promise<readonly Build[]>;

  /** Creates an empty build at the start of the log. Discards unfinished ones of the same version. */
  abstract begin(projection: Projection<any>, log: string): Promise<Build>;

  /** Returns the existing documents of `keys`. A parked one is behind its build. */
  abstract documents(build: Build, keys: readonly string[]): Promise<ReadonlyMap<string, StoredDocument>>;

  /** Returns at most `limit` documents by key, after the key `after`, for comparing builds. */
  abstract page(build: Build, after: string, limit: number): Promise<readonly (readonly [string, unknown])[]>;

  abstract count(build: Build): Promise<number>;

  abstract parked(build: Build): Promise<readonly ParkedKey[]>;

  /** Writes a 'building' build in slices, without effect until `write` moves its checkpoint. Throws DocumentRefused. */
  abstract load(build: Build, documents: ReadonlyMap<string, StoredDocument>): Promise<void>;

  /**
   * Writes documents, newly parked keys and, last, the checkpoint of each page: a store without transactions may stop before it,
   * with documents ahead of the checkpoint. Returns one boolean per page: false if another process moved or removed the build.
   * The position of a document never decreases. Throws DocumentRefused, and then no checkpoint has moved.
   */
  abstract write(pages: readonly BuildPage[]): Promise<readonly boolean[]>;

  /** Offers a build to the holder of the projector's lease, which catches it up and promotes it. */
  abstract offer(build: Build): Promise<void>;

  /** Calls `listener` when a build may have been offered, by any process. Returns how to stop. */
  abstract watch(listener: () => void): () => void;

  /** In one step: `build` live, `live` previous, the previous gone. False if another is live, `live` moved or `build` is gone. */
  abstract promote(build: Build, live: Build | undefined): Promise<boolean>;

  /** False if its state is no longer that of `build`, or if it is gone: what has gone live meanwhile stays. */
  abstract discard(build: Build): Promise<boolean>;

  abstract close(): Promise<void>;
}

/** Its checkpoint is the newest processed fact. */
export type Build = LogPlace &
  Readonly<{
    id: string;
    projection: string;
    version: number;
    /** Growing beside the live build; waiting to be promoted; answering reads; live before. */
    state: 'building' | 'offered' | 'live' | 'previous';
  }>;

/** A document, null if it was removed, and a position: all facts up to it are in the document. */
export type StoredDocument = Readonly<{ document: unknown; at: Position }>;

export type BuildPage = Readonly<{
  build: Build;
  documents: ReadonlyMap<string, StoredDocument>;
  parked: readonly ParkedKey[];
  /** Keys that are no longer parked, or are parked by another fact. */
  unparked?: readonly ParkedKey[];
  place: LogPlace;
}>;

/** A document whose fact could not be folded, or that became too large. It stays as it was until an operator decides. */
export type ParkedKey = Readonly<{ key: string; position: Position; reason: string }>;
