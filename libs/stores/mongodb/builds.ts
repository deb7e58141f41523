import { type Build, type BuildPage, Builds, type Projection, type StoredDocument, startOfLog } from '#libs/event-sourcing';
import { newBuildId } from '../build-id';
import { buildsWithRows, createRows, documentOf, dropRows, putRows, rowsOf } from './documents';
import type { Mongo } from './mongo';
import { endParked, putParked, readParked, removeParked } from './parked';
import { buildsOn, type Shelf, type ShelvedBuild, type Shelves, versionOf } from './shelves';

/** Writes the read models on MongoDB: one collection per build, and one shelf document per version with all its builds. */
export class MongoDbBuilds extends Builds {
  private sweeping: Promise<void> = Promise.resolve();

  /** `shelves` is shared with the process's read models, so that both know the same builds. */
  constructor(
    private readonly mongo: Mongo,
    private readonly shelves: Shelves,
  ) {
    super();
  }

  async list() {
    await this.shelves.refresh();
    return this.shelves.all().flatMap(buildsOn);
  }

  async begin(model: Projection<any>, log: string) {
    const [place, version] = [startOfLog(log), versionOf(model)];
    const begun: ShelvedBuild = {
      id: newBuildId(),
      ...place,
      changed: place.position,
      isOffered: false,
      indexed: model.indexed ?? [],
    };
    await this.shelves.change(version, (shelf) =>
      shelvedBuildOf(shelf, begun) ? undefined : { ...shelf, builds: [...shelf.builds.filter(isLiveOrPrevious(shelf)), begun] },
    );
    await this.mongo.retry((db) => createRows(db, begun.id, begun.indexed));
    this.sweep();
    return { ...version, id: begun.id, ...place, state: 'building' as const };
  }

  async documents({ id }: Build, keys: readonly string[]) {
    if (keys.length === 0) return new Map();
    const rows = await this.mongo.retry((db) =>
      rowsOf(db, id)
        .find({ _id: { $in: [...keys] } })
        .toArray(),
    );
    return new Map(rows.map((row) => [row._id, { document: documentOf(row), at: row.at }]));
  }

  async page({ id }: Build, after: string, limit: number) {
    const rows = await this.mongo.retry((db) =>
      rowsOf(db, id)
        .find({ _id: { $gt: after }, ...HAS_DOCUMENT } as object, { sort: { _id: 1 }, limit })
        .toArray(),
    );
    return rows.map((row) => [row._id, documentOf(row)] as const);
  }

  async count({ id }: Build) {
    return this.mongo.retry((db) => rowsOf(db, id).countDocuments(HAS_DOCUMENT as object));
  }

  async parked(build: Build) {
    const shelvedBuild = await this.readShelf(build);
    return shelvedBuild ? this.mongo.retry((db) => readParked(db, build, shelvedBuild.position)) : [];
  }

  async load(build: Build, documents: ReadonlyMap<string, StoredDocument>) {
    const shelvedBuild = await this.readShelf(build);
    if (shelvedBuild) await this.mongo.retry((db) => putRows(db, shelvedBuild, documents));
  }

  async write(pages: readonly BuildPage[]) {
    await this.shelves.refresh();
    const cachedShelves = pages.map(({ build }) => this.shelves.get(build));
    // All documents before any checkpoint: if one is refused, no build has moved.
    const isPut = await Promise.all(pages.map((page, i) => this.put(page, cachedShelves[i])));
    return Promise.all(pages.map((page, i) => isPut[i]! && this.move(page, cachedShelves[i])));
  }

  async offer(build: Build) {
    await this.shelves.change(build, (shelf) =>
      withShelvedBuild(shelf, build, (shelvedBuild) => ({ ...shelvedBuild, isOffered: true })),
    );
  }

  watch(listener: () => void) {
    return this.shelves.watchOffers(listener);
  }

  async promote(build: Build, expected: Build | undefined) {
    const { live } = await this.shelves.change(build, (shelf) => {
      const before = expected && shelvedBuildOf(shelf, expected);
      const isFree = shelf.live === (expected?.id ?? null) && before?.position === expected?.position;
      return isFree && shelf.live !== build.id && shelvedBuildOf(shelf, build) ? afterPromotion(shelf, build) : undefined;
    });
    this.sweep();
    return live === build.id;
  }

  async discard(build: Build) {
    await this.shelves.change(build, (shelf) => (shelvedBuildOf(shelf, build) ? withoutBuild(shelf, build) : undefined));
    this.sweep();
  }

  async close() {
    await this.sweeping;
  }

  /** Writes nothing if another process has moved the build. */
  private async put(
    { build, documents, parked, unparked = [], place }: BuildPage,
    cachedShelf: Shelf | undefined,
  ): Promise<boolean> {
    const shelvedBuild = cachedShelf && shelvedBuildOf(cachedShelf, build);
    if (shelvedBuild?.position !== build.position) return false;
    await this.mongo.retry(async (db) => {
      await putRows(db, shelvedBuild, documents);
      await endParked(db, build, unparked, place.position);
      await putParked(db, build, parked);
    });
    return true;
  }

  /** The checkpoint is written last, so that it shows only what was written before. */
  private async move({ build, documents, place }: BuildPage, cachedShelf: Shelf | undefined): Promise<boolean> {
    const moved = { ...place, ...(documents.size > 0 && { changed: place.position }) };
    let isWritten = false;
    const move = (shelf: Shelf, isAgain: boolean) => {
      const now = shelvedBuildOf(shelf, build);
      // After a lost answer the checkpoint may be the one written here. Another process would have written the same.
      isWritten = now?.position === build.position || (isAgain && now?.fact === place.fact);
      return now?.position === build.position ? withShelvedBuild(shelf, build, (one) => ({ ...one, ...moved })) : undefined;
    };
    await this.shelves.change(build, move, cachedShelf);
    return isWritten;
  }

  private async readShelf(build: Build): Promise<ShelvedBuild | undefined> {
    await this.shelves.refresh();
    return this.shelves.findShelvedBuild(build);
  }

  /** Deletes collections of discarded builds in the background. What is left on close is deleted by the next sweep. */
  private sweep() {
    this.sweeping = this.sweeping.then(() => this.sweepAll()).catch(() => {});
  }

  private async sweepAll() {
    // In this order, because a build is on its shelf before it has documents.
    const having = await this.mongo.retry(buildsWithRows);
    const buildIds = new Set((await this.list()).map(({ id }) => id));
    for (const id of having.filter((id) => !buildIds.has(id)))
      await this.mongo.retry(async (db) => {
        await removeParked(db, id);
        await dropRows(db, id);
      });
  }
}

const HAS_DOCUMENT = { document: { $ne: null } };

const shelvedBuildOf = ({ builds }: Shelf, { id }: Pick<Build, 'id'>) => builds.find((one) => one.id === id);

const isLiveOrPrevious = (shelf: Shelf) => (one: ShelvedBuild) => [shelf.live, shelf.previous].includes(one.id);

const withShelvedBuild = (shelf: Shelf, { id }: Build, change: (one: ShelvedBuild) => ShelvedBuild): Shelf => ({
  ...shelf,
  builds: shelf.builds.map((one) => (one.id === id ? change(one) : one)),
});

const withoutBuild = (shelf: Shelf, { id }: Pick<Build, 'id'>): Shelf => ({
  ...shelf,
  builds: shelf.builds.filter((one) => one.id !== id),
  live: shelf.live === id ? null : shelf.live,
  previous: shelf.previous === id ? null : shelf.previous,
});

const afterPromotion = (shelf: Shelf, build: Build): Shelf => {
  const [before, last] = [shelf.live, shelf.previous];
  const reducedShelf = last === null || last === build.id ? shelf : withoutBuild(shelf, { id: last });
  const next = withShelvedBuild(reducedShelf, build, (one) => ({ ...one, isOffered: false }));
  return { ...next, live: build.id, previous: before, switches: shelf.switches + 1 };
};
