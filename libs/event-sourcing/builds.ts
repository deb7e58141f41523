import type { Position } from './message';
import type { Place } from './place';
import type { Projection } from './projection';

/**
 * The side the projector writes to. A build is one growing copy of a projection's documents, told by an id. One build of
 * each version is live: releases side by side each read their own.
 */
export abstract class Builds {
  abstract list(): Promise<readonly Build[]>;

  /** A new empty build at the beginning of a log; earlier unfinished ones of the same version are discarded. */
  abstract begin(projection: Projection<any>, log: string): Promise<Build>;

  /** The documents of `keys` that there are. A parked one has not come as far as its build. */
  abstract documents(build: Build, keys: readonly string[]): Promise<ReadonlyMap<string, Written>>;

  /** Documents of a build by key, at most `limit` after `after`: for comparing builds. */
  abstract page(build: Build, after: string, limit: number): Promise<readonly (readonly [string, unknown])[]>;

  abstract parked(build: Build): Promise<readonly Parked[]>;

  /**
   * Puts documents into a build ahead of its place: what is large is written a little at a time, so that nobody waits. Only
   * for builds that are building, and of no worth until `write` has moved the place. Does nothing when the build is gone.
   * Throws `DocumentRefused`.
   */
  abstract load(build: Build, documents: ReadonlyMap<string, Written>): Promise<void>;

  /**
   * Writes documents, newly parked keys and the place of each page. Answers for each whether it is written: not when its
   * build has moved from `build.position` or is gone, for then somebody else works on it. The place moves last: a store
   * without transactions may be stopped before it, and then has documents ahead of their build. Each tells how far it has
   * come, none ever goes back, and whoever folds the same facts again passes over those that are in it. Throws
   * `DocumentRefused`: then no place has moved.
   */
  abstract write(pages: readonly BuildPage[]): Promise<readonly boolean[]>;

  /** Offers a build to whoever holds the projector's lease, to catch up and promote it. */
  abstract offer(build: Build): Promise<void>;

  /**
   * In one step: `build` is live, `live` is previous, what was previous is discarded. False when something else than
   * `live` is live, or that has moved since and may show more than `build`, or `build` is gone.
   */
  abstract promote(build: Build, live: Build | undefined): Promise<boolean>;

  abstract discard(build: Build): Promise<void>;

  abstract close(): Promise<void>;
}

/** Its place is that of the newest fact it has seen. */
export type Build = Place &
  Readonly<{
    id: string;
    projection: string;
    version: number;
    /** Growing beside the live one, waiting to take its place, answering reads, or what did so before. */
    state: 'building' | 'offered' | 'live' | 'previous';
  }>;

/** A document, null where there is none any more, and how far it has come: at least to the last fact that is in it. */
export type Written = Readonly<{ document: unknown; at: Position }>;

/** What a page of facts does to a build. */
export type BuildPage = Readonly<{
  build: Build;
  documents: ReadonlyMap<string, Written>;
  parked: readonly Parked[];
  /** What was parked before and is not any more, or is by another fact. */
  unparked?: readonly Parked[];
  place: Place;
}>;

/** A document that a fact could not be folded into, or that cannot be kept any more: it stays as it was until an operator has looked. */
export type Parked = Readonly<{ key: string; position: Position; reason: string }>;
