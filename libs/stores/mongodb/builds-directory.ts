import type { Collection, Db } from 'mongodb';
import type { Build, LogPlace, Position, Projection } from '#libs/event-sourcing';
import { isDuplicate } from './failures';
import type { Mongo } from './mongo';

/** All builds of a version in one document. A change replaces it if `turn` is as it was read, so no transaction is needed. */
export type VersionBuilds = Readonly<{
  _id: string;
  projection: string;
  version: number;
  /** The revision of the document: how often it was replaced. */
  turn: number;
  /** In the order they were created. */
  builds: readonly BuildEntry[];
  live: string | null;
  previous: string | null;
  /** How often the live build changed, so that a reader notices one that changed and changed back. */
  switches: number;
}>;

export type BuildEntry = LogPlace &
  Readonly<{
    id: string;
    /** Position of the last page that changed documents. */
    changed: Position;
    isOffered: boolean;
    /** Fields that can be queried. */
    indexed: readonly string[];
  }>;

export type ProjectionVersion = Readonly<{ projection: string; version: number }>;

export const toProjectionVersion = ({ name, version }: Projection<any>): ProjectionVersion => ({ projection: name, version });

const idOf = ({ projection, version }: ProjectionVersion) => `${projection} ${version}`;

/** `get` and `all` return what the last `refresh` of this process read. `change` reads and writes the database, past that. */
export class BuildsDirectory {
  private cache: ReadonlyMap<string, VersionBuilds> = new Map();
  private readonly offerListeners = new Set<() => void>();
  private refreshing: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(private readonly mongo: Mongo) {}

  get(version: ProjectionVersion): VersionBuilds | undefined {
    return this.cache.get(idOf(version));
  }

  findEntry(build: Build): BuildEntry | undefined {
    return this.get(build)?.builds.find(({ id }) => id === build.id);
  }

  all(): readonly VersionBuilds[] {
    return [...this.cache.values()].toSorted(compareVersions);
  }

  /** Callers during a read share the next one, because the running one may have begun before what they must see. */
  async refresh(): Promise<void> {
    this.next ??= this.refreshing
      .catch(() => {})
      .then(() => {
        this.next = undefined;
        this.refreshing = this.readAll();
        return this.refreshing;
      });
    return this.next;
  }

  /** Calls `listener` when a build has been offered since the last read. Returns how to stop. */
  watchOffers(listener: () => void): () => void {
    this.offerListeners.add(listener);
    return () => this.offerListeners.delete(listener);
  }

  /** Writes nothing if `next` returns undefined. Repeated after a conflict, `isAgain` if an earlier write may be done. `cachedVersion` saves a read. */
  async change(
    version: ProjectionVersion,
    next: (stored: VersionBuilds, isAgain: boolean) => VersionBuilds | undefined,
    cachedVersion?: VersionBuilds,
  ): Promise<VersionBuilds> {
    let firstTry = cachedVersion;
    return this.mongo.retry(async (db, isAgain) => {
      for (;;) {
        const stored = firstTry ?? (await versionsIn(db).findOne({ _id: idOf(version) })) ?? emptyVersion(version);
        firstTry = undefined;
        const changed = next(stored, isAgain);
        if (!changed) return stored;
        const replacement = { ...changed, turn: stored.turn + 1 };
        if (await replaceVersion(db, replacement)) return replacement;
      }
    });
  }

  private async readAll() {
    const all = await this.mongo.retry((db) => versionsIn(db).find().toArray());
    const before = this.offeredBuilds();
    this.cache = new Map(all.map((stored) => [stored._id, stored]));
    if (!this.offeredBuilds().isSubsetOf(before)) for (const listener of this.offerListeners) listener();
  }

  private offeredBuilds(): Set<string> {
    return new Set(this.all().flatMap(({ builds }) => builds.filter(({ isOffered }) => isOffered).map(({ id }) => id)));
  }
}

const replaceVersion = async (db: Db, { _id, ...next }: VersionBuilds): Promise<boolean> => {
  try {
    if (next.turn === 1) return (await versionsIn(db).insertOne({ _id, ...next })).acknowledged;
    return (await versionsIn(db).replaceOne({ _id, turn: next.turn - 1 }, next)).matchedCount === 1;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
};

const emptyVersion = (version: ProjectionVersion): VersionBuilds => ({
  _id: idOf(version),
  ...version,
  turn: 0,
  builds: [],
  live: null,
  previous: null,
  switches: 0,
});

const versionsIn = (db: Db): Collection<VersionBuilds> => db.collection('builds');

const compareVersions = (a: VersionBuilds, b: VersionBuilds) =>
  a.projection < b.projection ? -1 : Number(a.projection > b.projection) || a.version - b.version;

export const toBuilds = ({ projection, version, builds, live, previous }: VersionBuilds): readonly Build[] =>
  builds.map(({ id, log, position, fact, isOffered }) => ({
    ...{ id, projection, version, log, position, fact },
    state: isOffered ? 'offered' : id === live ? 'live' : id === previous ? 'previous' : 'building',
  }));
