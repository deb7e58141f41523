import type { Position } from './message';
import type { Projection } from './projection';

/**
 * The side the projector writes to. A build is one growing copy of a projection's documents: `live` answers reads,
 * `building` grows beside it, `previous` can be switched back to.
 */
export abstract class Builds {
  abstract list(): Promise<readonly Build[]>;

  /** A new empty build at the beginning of the log; any earlier unfinished one of the projection is dropped. */
  abstract begin(projection: Projection<any>): Promise<Build>;

  abstract documents(build: Build, keys: readonly string[]): Promise<ReadonlyMap<string, unknown>>;

  /** Documents of a build by key, at most `limit` after `after`: for comparing builds. */
  abstract page(build: Build, after: string, limit: number): Promise<readonly (readonly [string, unknown])[]>;

  /**
   * Writes documents, newly parked keys and checkpoints of all pages in one step. Answers false, having written
   * nothing, when a build has moved from `build.position` or is gone: someone else works on it.
   */
  abstract write(pages: readonly BuildPage[]): Promise<boolean>;

  /** Makes indices where a build was loaded without them. */
  abstract finish(build: Build): Promise<void>;

  /** In one step: `build` is live, what was live is previous, any third is dropped. False if live is further on or `build` is gone. */
  abstract switchTo(build: Build): Promise<boolean>;

  abstract drop(build: Build): Promise<void>;

  abstract parked(build: Build): Promise<readonly Parked[]>;

  abstract close(): Promise<void>;
}

export type Build = Readonly<{
  id: number;
  projection: string;
  version: number;
  state: 'live' | 'building' | 'previous';
  /** The newest fact it has seen. */
  position: Position;
}>;

/** What a page of facts does to a build. */
export type BuildPage = Readonly<{
  build: Build;
  /** By key; null removes. */
  documents: ReadonlyMap<string, unknown>;
  parked: readonly Parked[];
  position: Position;
}>;

/** A document that a fact could not be folded into: it stays as it was until an operator has looked. */
export type Parked = Readonly<{ key: string; position: Position; reason: string }>;
