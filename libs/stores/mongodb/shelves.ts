import type { Collection, Db } from 'mongodb';
import type { Build, Place, Position, Projection } from '#libs/event-sourcing';
import { isDuplicate } from './failures';
import type { Mongo } from './mongo';

/**
 * All builds of one version of a projection, in one document: what is done to them is one replacement of it, by who has seen
 * it last. No transactions are needed for that.
 */
export type Shelf = Readonly<{
  _id: string;
  projection: string;
  version: number;
  /** How often it was changed. */
  turn: number;
  /** In the order they were begun. */
  builds: readonly Standing[];
  live: string | null;
  previous: string | null;
  /** How often another build has become the live one. */
  switches: number;
}>;

/** `changed`: the place of the last page that had documents. `indexed`: what of them can be asked for. */
export type Standing = Place & Readonly<{ id: string; changed: Position; isOffered: boolean; indexed: readonly string[] }>;

export type Version = Readonly<{ projection: string; version: number }>;

export const versionOf = ({ name, version }: Projection<any>): Version => ({ projection: name, version });

const idOf = ({ projection, version }: Version) => `${projection} ${version}`;

/** The few small documents that tell which builds there are, as they were when this process has seen them last. */
export class Shelves {
  private known: ReadonlyMap<string, Shelf> = new Map();
  private looking: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(private readonly mongo: Mongo) {}

  /** As last seen. */
  of(version: Version): Shelf | undefined {
    return this.known.get(idOf(version));
  }

  standing(build: Build): Standing | undefined {
    return this.of(build)?.builds.find(({ id }) => id === build.id);
  }

  all(): readonly Shelf[] {
    return [...this.known.values()].toSorted((a, b) => a.version - b.version).toSorted(byProjection);
  }

  /** Sees them as they are, or were a moment after this was asked: who asks while somebody looks shares the next look. */
  async look(): Promise<void> {
    this.next ??= this.looking
      .catch(() => {})
      .then(() => {
        this.next = undefined;
        this.looking = this.see();
        return this.looking;
      });
    return this.next;
  }

  /**
   * Replaces a shelf by what `change` makes of it, and answers that; undefined leaves it. When somebody else was faster, looks
   * at it again. `seen`: how it was a moment ago, to begin with.
   */
  async change(version: Version, change: (shelf: Shelf, isAgain: boolean) => Shelf | undefined, seen?: Shelf): Promise<Shelf> {
    let known = seen;
    return this.mongo.patiently(async (db, isAgain) => {
      for (;;) {
        const shelf = known ?? (await shelvesOf(db).findOne({ _id: idOf(version) })) ?? emptyShelf(version);
        known = undefined;
        const changed = change(shelf, isAgain);
        if (!changed) return shelf;
        const next = { ...changed, turn: shelf.turn + 1 };
        if (await replaced(db, next)) return next;
      }
    });
  }

  private async see() {
    const all = await this.mongo.patiently((db) => shelvesOf(db).find().toArray());
    this.known = new Map(all.map((shelf) => [shelf._id, shelf]));
  }
}

const replaced = async (db: Db, { _id, ...next }: Shelf): Promise<boolean> => {
  try {
    if (next.turn === 1) return (await shelvesOf(db).insertOne({ _id, ...next })).acknowledged;
    return (await shelvesOf(db).replaceOne({ _id, turn: next.turn - 1 }, next)).matchedCount === 1;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
};

const emptyShelf = (version: Version): Shelf => ({
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
