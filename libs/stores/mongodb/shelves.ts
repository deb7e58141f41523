import type { Collection, Db } from 'mongodb';
import type { Build, LogPlace, Position, Projection } from '#libs/event-sourcing';
import { isDuplicate } from './failures';
import type { Mongo } from './mongo';

/** All builds of a version in one document, replaced as a whole by a process that knows its state: no transactions. */
export type Shelf = Readonly<{
  _id: string;
  projection: string;
  version: number;
  /** Number of changes. */
  turn: number;
  /** In the order they were created. */
  builds: readonly ShelvedBuild[];
  live: string | null;
  previous: string | null;
  /** How often the live build changed. */
  switches: number;
}>;

/** `changed`: position of the last page that changed documents. `indexed`: fields that can be queried. */
export type ShelvedBuild = LogPlace & Readonly<{ id: string; changed: Position; isOffered: boolean; indexed: readonly string[] }>;

export type ProjectionVersion = Readonly<{ projection: string; version: number }>;

export const versionOf = ({ name, version }: Projection<any>): ProjectionVersion => ({ projection: name, version });

const idOf = ({ projection, version }: ProjectionVersion) => `${projection} ${version}`;

/** As this process read them last. */
export class Shelves {
  private cache: ReadonlyMap<string, Shelf> = new Map();
  private readonly offerListeners = new Set<() => void>();
  private refreshing: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(private readonly mongo: Mongo) {}

  get(version: ProjectionVersion): Shelf | undefined {
    return this.cache.get(idOf(version));
  }

  findShelvedBuild(build: Build): ShelvedBuild | undefined {
    return this.get(build)?.builds.find(({ id }) => id === build.id);
  }

  all(): readonly Shelf[] {
    return [...this.cache.values()].toSorted((a, b) => a.version - b.version).toSorted(byProjection);
  }

  /** Reads them now or shortly after. Callers during a read share the next one. */
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

  /** Calls `listener` when a build has been offered since the shelves were read before. Returns how to stop. */
  watchOffers(listener: () => void): () => void {
    this.offerListeners.add(listener);
    return () => this.offerListeners.delete(listener);
  }

  /** Retries if another process was faster. Undefined leaves the shelf as it is. `cachedShelf` is a recent state. */
  async change(
    version: ProjectionVersion,
    change: (shelf: Shelf, isAgain: boolean) => Shelf | undefined,
    cachedShelf?: Shelf,
  ): Promise<Shelf> {
    let firstShelf = cachedShelf;
    return this.mongo.retry(async (db, isAgain) => {
      for (;;) {
        const shelf = firstShelf ?? (await shelvesOf(db).findOne({ _id: idOf(version) })) ?? emptyShelf(version);
        firstShelf = undefined;
        const changed = change(shelf, isAgain);
        if (!changed) return shelf;
        const next = { ...changed, turn: shelf.turn + 1 };
        if (await replaceShelf(db, next)) return next;
      }
    });
  }

  private async readAll() {
    const all = await this.mongo.retry((db) => shelvesOf(db).find().toArray());
    const before = this.offeredBuilds();
    this.cache = new Map(all.map((shelf) => [shelf._id, shelf]));
    if (!this.offeredBuilds().isSubsetOf(before)) for (const listener of this.offerListeners) listener();
  }

  private offeredBuilds(): Set<string> {
    return new Set(this.all().flatMap(({ builds }) => builds.filter(({ isOffered }) => isOffered).map(({ id }) => id)));
  }
}

const replaceShelf = async (db: Db, { _id, ...next }: Shelf): Promise<boolean> => {
  try {
    if (next.turn === 1) return (await shelvesOf(db).insertOne({ _id, ...next })).acknowledged;
    return (await shelvesOf(db).replaceOne({ _id, turn: next.turn - 1 }, next)).matchedCount === 1;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
};

const emptyShelf = (version: ProjectionVersion): Shelf => ({
  ...{ _id: idOf(version), ...version, turn: 0 },
  ...{ builds: [], live: null, previous: null, switches: 0 },
});

const shelvesOf = (db: Db): Collection<Shelf> => db.collection('builds');

const byProjection = (a: Shelf, b: Shelf) => (a.projection < b.projection ? -1 : Number(a.projection > b.projection));

export const buildsOn = ({ projection, version, builds, live, previous }: Shelf): readonly Build[] =>
  builds.map(({ id, log, position, fact, isOffered }) => ({
    ...{ id, projection, version, log, position, fact },
    state: isOffered ? 'offered' : id === live ? 'live' : id === previous ? 'previous' : 'building',
  }));
