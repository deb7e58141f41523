import { type Build, type BuildPage, Builds, beginningOf, type Projection, type Written } from '#libs/event-sourcing';
import { newBuildId } from '../build-id';
import { buildsWithRows, createRows, documentOf, dropRows, putRows, rowsOf } from './documents';
import type { Mongo } from './mongo';
import { endParked, parkedOf, putParked, removeParked } from './parked';
import { buildsOn, type Shelf, type Shelves, type Standing, versionOf } from './shelves';

/** The writing side of the read models on MongoDB: a collection for each build, and a shelf for all builds of one version. */
export class MongoDbBuilds extends Builds {
  private sweeping: Promise<void> = Promise.resolve();

  /** `shelves` are shared with the reading side of a process: what is listed here is known there. */
  constructor(
    private readonly mongo: Mongo,
    private readonly shelves: Shelves,
  ) {
    super();
  }

  async list() {
    await this.shelves.look();
    return this.shelves.all().flatMap(buildsOn);
  }

  async begin(model: Projection<any>, log: string) {
    const [place, version] = [beginningOf(log), versionOf(model)];
    const begun: Standing = {
      id: newBuildId(),
      ...place,
      changed: place.position,
      isOffered: false,
      indexed: model.indexed ?? [],
    };
    await this.shelves.change(version, (shelf) =>
      standingOn(shelf, begun) ? undefined : { ...shelf, builds: [...shelf.builds.filter(hasServed(shelf)), begun] },
    );
    await this.mongo.patiently((db) => createRows(db, begun.id, begun.indexed));
    this.sweep();
    return { ...version, id: begun.id, ...place, state: 'building' as const };
  }

  async documents({ id }: Build, keys: readonly string[]) {
    if (keys.length === 0) return new Map();
    const rows = await this.mongo.patiently((db) =>
      rowsOf(db, id)
        .find({ _id: { $in: [...keys] } })
        .toArray(),
    );
    return new Map(rows.map((row) => [row._id, { document: documentOf(row), at: row.at }]));
  }

  async page({ id }: Build, after: string, limit: number) {
    const rows = await this.mongo.patiently((db) =>
      rowsOf(db, id)
        .find({ _id: { $gt: after }, document: { $ne: null } } as object, { sort: { _id: 1 }, limit })
        .toArray(),
    );
    return rows.map((row) => [row._id, documentOf(row)] as const);
  }

  async parked(build: Build) {
    const standing = await this.now(build);
    return standing ? this.mongo.patiently((db) => parkedOf(db, build, standing.position)) : [];
  }

  async load(build: Build, documents: ReadonlyMap<string, Written>) {
    const standing = await this.now(build);
    if (standing) await this.mongo.patiently((db) => putRows(db, standing, documents));
  }

  async write(pages: readonly BuildPage[]) {
    await this.shelves.look();
    const seen = pages.map(({ build }) => this.shelves.of(build));
    // All documents before any place: when one of them is refused, no build has moved.
    const isPut = await Promise.all(pages.map((page, i) => this.put(page, seen[i])));
    return Promise.all(pages.map((page, i) => isPut[i]! && this.move(page, seen[i])));
  }

  async offer(build: Build) {
    await this.shelves.change(build, (shelf) => withStanding(shelf, build, (standing) => ({ ...standing, isOffered: true })));
  }

  async promote(build: Build, expected: Build | undefined) {
    const { live } = await this.shelves.change(build, (shelf) => {
      const before = expected && standingOn(shelf, expected);
      const isFree = shelf.live === (expected?.id ?? null) && before?.position === expected?.position;
      return isFree && shelf.live !== build.id && standingOn(shelf, build) ? promoted(shelf, build) : undefined;
    });
    this.sweep();
    return live === build.id;
  }

  async discard(build: Build) {
    await this.shelves.change(build, (shelf) => (standingOn(shelf, build) ? without(shelf, build) : undefined));
    this.sweep();
  }

  async close() {
    await this.sweeping;
  }

  /** Nothing where somebody else has moved the build: then it is theirs. */
  private async put({ build, documents, parked, unparked = [], place }: BuildPage, seen: Shelf | undefined): Promise<boolean> {
    const standing = seen && standingOn(seen, build);
    if (standing?.position !== build.position) return false;
    await this.mongo.patiently(async (db) => {
      await putRows(db, standing, documents);
      await endParked(db, build, unparked, place.position);
      await putParked(db, build, parked);
    });
    return true;
  }

  /** Moved last, the place of a build shows what was written before. */
  private async move({ build, documents, place }: BuildPage, seen: Shelf | undefined): Promise<boolean> {
    const moved = { ...place, ...(documents.size > 0 && { changed: place.position }) };
    let isWritten = false;
    const move = (shelf: Shelf, isAgain: boolean) => {
      const now = standingOn(shelf, build);
      // Without an answer the first time, it may be what we wrote that stands there: another would have written the same.
      isWritten = now?.position === build.position || (isAgain && now?.fact === place.fact);
      return now?.position === build.position ? withStanding(shelf, build, (one) => ({ ...one, ...moved })) : undefined;
    };
    await this.shelves.change(build, move, seen);
    return isWritten;
  }

  private async now(build: Build): Promise<Standing | undefined> {
    await this.shelves.look();
    return this.shelves.standing(build);
  }

  /** Takes away what stands on no shelf any more, in its own time. What is left when we close is for the next. */
  private sweep() {
    this.sweeping = this.sweeping.then(() => this.sweepAll()).catch(() => {});
  }

  private async sweepAll() {
    // In this order: a build has its place on a shelf before it has documents.
    const having = await this.mongo.patiently(buildsWithRows);
    const wanted = new Set((await this.list()).map(({ id }) => id));
    for (const id of having.filter((id) => !wanted.has(id)))
      await this.mongo.patiently(async (db) => {
        await removeParked(db, id);
        await dropRows(db, id);
      });
  }
}

const standingOn = ({ builds }: Shelf, { id }: Pick<Build, 'id'>) => builds.find((one) => one.id === id);

const hasServed = (shelf: Shelf) => (one: Standing) => [shelf.live, shelf.previous].includes(one.id);

const withStanding = (shelf: Shelf, { id }: Build, change: (one: Standing) => Standing): Shelf => ({
  ...shelf,
  builds: shelf.builds.map((one) => (one.id === id ? change(one) : one)),
});

const without = (shelf: Shelf, { id }: Pick<Build, 'id'>): Shelf => ({
  ...shelf,
  builds: shelf.builds.filter((one) => one.id !== id),
  live: shelf.live === id ? null : shelf.live,
  previous: shelf.previous === id ? null : shelf.previous,
});

const promoted = (shelf: Shelf, build: Build): Shelf => {
  const [before, last] = [shelf.live, shelf.previous];
  const kept = last === null || last === build.id ? shelf : without(shelf, { id: last });
  const next = withStanding(kept, build, (one) => ({ ...one, isOffered: false }));
  return { ...next, live: build.id, previous: before, switches: shelf.switches + 1 };
};
