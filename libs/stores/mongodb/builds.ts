import { type Build, type BuildPage, Builds, type Projection, type StoredDocument, startOfLog } from '#libs/event-sourcing';
import { newBuildId } from '../build-id';
import { type BuildEntry, type BuildsDirectory, toBuilds, toProjectionVersion, type VersionBuilds } from './builds-directory';
import { buildsWithRows, createRows, documentOf, dropRows, putRows, rowsOf } from './documents';
import type { Mongo } from './mongo';
import { endParked, putParked, readParked, removeParked } from './parked-rows';

/** Writes the read models on MongoDB: one collection per build, and one document per version with all its builds. */
export class MongoDbBuilds extends Builds {
  private sweeping: Promise<void> = Promise.resolve();

  /** `directory` is shared with the process's read models, so that both know the same builds. */
  constructor(
    private readonly mongo: Mongo,
    private readonly directory: BuildsDirectory,
  ) {
    super();
  }

  async list() {
    await this.directory.refresh();
    return this.directory.all().flatMap(toBuilds);
  }

  async begin(model: Projection<any>, log: string) {
    const [place, version] = [startOfLog(log), toProjectionVersion(model)];
    const newEntry: BuildEntry = {
      id: newBuildId(),
      ...place,
      changed: place.position,
      isOffered: false,
      indexed: model.indexed ?? [],
    };
    await this.directory.change(version, (stored) =>
      entryOf(stored, newEntry)
        ? undefined
        : { ...stored, builds: [...stored.builds.filter(isLiveOrPrevious(stored)), newEntry] },
    );
    await this.mongo.retry((db) => createRows(db, newEntry.id, newEntry.indexed));
    this.sweep();
    return { ...version, id: newEntry.id, ...place, state: 'building' as const };
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
    const entry = await this.readEntry(build);
    return entry ? this.mongo.retry((db) => readParked(db, build, entry.position)) : [];
  }

  async load(build: Build, documents: ReadonlyMap<string, StoredDocument>) {
    const entry = await this.readEntry(build);
    if (entry) await this.mongo.retry((db) => putRows(db, entry, documents));
  }

  async write(pages: readonly BuildPage[]) {
    await this.directory.refresh();
    const cachedVersions = pages.map(({ build }) => this.directory.get(build));
    // All documents before any checkpoint: if one is refused, no build has moved.
    const isPut = await Promise.all(pages.map((page, i) => this.put(page, cachedVersions[i])));
    return Promise.all(pages.map((page, i) => isPut[i]! && this.move(page, cachedVersions[i])));
  }

  async offer(build: Build) {
    await this.directory.change(build, (stored) => withEntry(stored, build, (entry) => ({ ...entry, isOffered: true })));
  }

  watch(listener: () => void) {
    return this.directory.watchOffers(listener);
  }

  async promote(build: Build, expected: Build | undefined) {
    const { live } = await this.directory.change(build, (stored) => {
      const before = expected && entryOf(stored, expected);
      const isFree = stored.live === (expected?.id ?? null) && before?.position === expected?.position;
      return isFree && stored.live !== build.id && entryOf(stored, build) ? afterPromotion(stored, build) : undefined;
    });
    this.sweep();
    return live === build.id;
  }

  async discard(build: Build) {
    let isDiscarded = false;
    await this.directory.change(build, (stored, isAgain) => {
      const now = toBuilds(stored).find(({ id }) => id === build.id);
      // After a lost answer it may be gone because of the write before.
      isDiscarded = now ? now.state === build.state : isAgain && isDiscarded;
      return now && isDiscarded ? withoutBuild(stored, build) : undefined;
    });
    this.sweep();
    return isDiscarded;
  }

  async close() {
    await this.sweeping;
  }

  /** Writes nothing if another process has moved the build. */
  private async put(
    { build, documents, parked, unparked = [], place }: BuildPage,
    cachedVersion: VersionBuilds | undefined,
  ): Promise<boolean> {
    const entry = cachedVersion && entryOf(cachedVersion, build);
    if (entry?.position !== build.position) return false;
    await this.mongo.retry(async (db) => {
      await putRows(db, entry, documents);
      await endParked(db, build, unparked, place.position);
      await putParked(db, build, parked);
    });
    return true;
  }

  /** The checkpoint is written last, so that it shows only what was written before. */
  private async move({ build, documents, place }: BuildPage, cachedVersion: VersionBuilds | undefined): Promise<boolean> {
    const moved = { ...place, ...(documents.size > 0 && { changed: place.position }) };
    let isWritten = false;
    const move = (stored: VersionBuilds, isAgain: boolean) => {
      const now = entryOf(stored, build);
      // After a lost answer the checkpoint may be the one written here. Another process would have written the same.
      isWritten = now?.position === build.position || (isAgain && now?.fact === place.fact);
      return now?.position === build.position ? withEntry(stored, build, (one) => ({ ...one, ...moved })) : undefined;
    };
    await this.directory.change(build, move, cachedVersion);
    return isWritten;
  }

  private async readEntry(build: Build): Promise<BuildEntry | undefined> {
    await this.directory.refresh();
    return this.directory.findEntry(build);
  }

  /** Deletes collections of discarded builds in the background. What is left on close is deleted by the next sweep. */
  private sweep() {
    this.sweeping = this.sweeping.then(() => this.sweepAll()).catch(() => {});
  }

  private async sweepAll() {
    // In this order, because a build is in the directory before it has documents.
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

const entryOf = ({ builds }: VersionBuilds, { id }: Pick<Build, 'id'>) => builds.find((one) => one.id === id);

const isLiveOrPrevious = (stored: VersionBuilds) => (one: BuildEntry) => [stored.live, stored.previous].includes(one.id);

const withEntry = (stored: VersionBuilds, { id }: Build, change: (one: BuildEntry) => BuildEntry): VersionBuilds => ({
  ...stored,
  builds: stored.builds.map((one) => (one.id === id ? change(one) : one)),
});

const withoutBuild = (stored: VersionBuilds, { id }: Pick<Build, 'id'>): VersionBuilds => ({
  ...stored,
  builds: stored.builds.filter((one) => one.id !== id),
  live: stored.live === id ? null : stored.live,
  previous: stored.previous === id ? null : stored.previous,
});

const afterPromotion = (stored: VersionBuilds, build: Build): VersionBuilds => {
  const [before, last] = [stored.live, stored.previous];
  const reducedVersion = last === null || last === build.id ? stored : withoutBuild(stored, { id: last });
  const next = withEntry(reducedVersion, build, (one) => ({ ...one, isOffered: false }));
  return { ...next, live: build.id, previous: before, switches: stored.switches + 1 };
};
