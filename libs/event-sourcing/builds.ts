import type { LogPlace } from './log-place';
import type { Position } from './message';
import type { Projection } from './projection';

/**
 * Where the projector writes. A build is one generation of a projection's documents. One build of each version is live, so releases
 * side by side each read their own.
 */
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

  /**
   * Writes documents ahead of the checkpoint, a few at a time so that nobody waits long. Only for state 'building', and without
   * effect until `write` moves the checkpoint. Does nothing if the build is gone. Throws DocumentRefused.
   */
  abstract load(build: Build, documents: ReadonlyMap<string, StoredDocument>): Promise<void>;

  /**
   * Writes documents, newly parked keys and the checkpoint of each page. Returns one boolean per page: false if another process
   * moved or removed the build since `build.position`. The checkpoint is written last: a store without transactions may be
   * interrupted before it, and then has documents ahead of the checkpoint. Each document has its own position, which never
   * decreases, and folding skips facts up to it. Throws DocumentRefused, and then no checkpoint has moved.
   */
  abstract write(pages: readonly BuildPage[]): Promise<readonly boolean[]>;

  /** Offers a build to the holder of the projector's lease, which catches it up and promotes it. */
  abstract offer(build: Build): Promise<void>;

  /** Calls `listener` when a build may have been offered, by any process. Returns how to stop. */
  abstract watch(listener: () => void): () => void;

  /**
   * In one step: `build` becomes live, `live` previous, and the previous one is discarded. False if another build is live, if
   * `live` has moved and may be ahead of `build`, or if `build` is gone.
   */
  abstract promote(build: Build, live: Build | undefined): Promise<boolean>;

  abstract discard(build: Build): Promise<void>;

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
