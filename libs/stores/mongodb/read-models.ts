import type { Collection, Db, Filter, FindOptions } from 'mongodb';
import { type FindQuery, NotBuilt, type Projection, ReadModels, type Where } from '#libs/event-sourcing';
import { isMissing, requireIndexed } from '../documents';
import { type BuildsDirectory, toProjectionVersion } from './builds-directory';
import { type DocumentRow, documentOf, indexPath, rowsOf } from './documents';
import type { Mongo } from './mongo';
import { hasEnded, readParkedKey } from './parked-rows';

/** How old the known builds may be in a process that does not otherwise read them. */
const POLL_INTERVAL_MS = 200;

export class MongoDbReadModels extends ReadModels {
  /** Documents are written before the checkpoint, and both without a transaction. */
  readonly hasAtomicRevisions = false;
  private polling: NodeJS.Timeout | undefined;
  private isOpen = true;

  constructor(
    private readonly mongo: Mongo,
    private readonly directory: BuildsDirectory,
  ) {
    super();
    this.pollAfter(0);
  }

  async get<Doc>(model: Projection<Doc>, key: string | number) {
    const [document] = await this.getMany<Doc>(model, [key]);
    return document;
  }

  /** Both from one build. Parked keys are read first, because a document is written before it is unparked. */
  async getUnlessParked<Doc>(model: Projection<Doc>, key: string | number) {
    const keyText = String(key);
    const [parked, row] = await this.readOf(model, async (db, build) => [
      await readParkedKey(db, build, keyText),
      await rowsOf(db, build).findOne({ _id: keyText }),
    ]);
    const place = this.liveOf(model)?.position;
    const isSure = parked.every((one) => place !== undefined && hasEnded(one, place));
    return isSure && row ? ((documentOf(row) ?? undefined) as Doc | undefined) : undefined;
  }

  async getMany<Doc>(model: Projection<Doc>, keys: readonly (string | number)[]) {
    const keyTexts = keys.map(String);
    const rows = await this.read(model, (all) => all.find({ _id: { $in: keyTexts } }).toArray());
    const byKey = new Map(rows.map((row) => [row._id, (documentOf(row) ?? undefined) as Doc | undefined]));
    return keyTexts.map((key) => byKey.get(key));
  }

  async find<Doc>(model: Projection<Doc>, where: Where<Doc> = {}, how: FindQuery<Doc> = {}) {
    const filter = toFilter([...toFilters(model, where), ...toPageFilters(model, how)]);
    const options: FindOptions = {
      sort: { ...(how.sort && { [indexedField(model, how.sort)]: 1 }), _id: 1 },
      ...(how.limit !== undefined && { limit: how.limit }),
    };
    const rows = how.limit === 0 ? [] : await this.read(model, (all) => all.find(filter, options).toArray());
    return rows.map((row) => documentOf(row) as Doc);
  }

  count<Doc>(model: Projection<Doc>, where: Where<Doc>) {
    const filter = toFilter(toFilters(model, where));
    return this.readOf(model, (db, build) => rowsOf(db, build).countDocuments(filter));
  }

  revision(...models: readonly Projection<any>[]) {
    return models.map((model) => this.revisionOf(model)).join(' ');
  }

  async changesSince() {
    return undefined;
  }

  async close() {
    this.isOpen = false;
    clearTimeout(this.polling);
  }

  private revisionOf(model: Projection<any>): string {
    const live = this.liveOf(model);
    return live ? `${live.id} ${live.changed}` : '';
  }

  private read(
    model: Projection<any>,
    query: (rows: Collection<DocumentRow>) => Promise<DocumentRow[]>,
  ): Promise<readonly DocumentRow[]> {
    return this.readOf(model, (db, build) => query(rowsOf(db, build)));
  }

  /** Checks afterwards that the build is still live: a replaced one may be older than another reader's, or incomplete. */
  private async readOf<T>(model: Projection<any>, query: (db: Db, build: string) => Promise<T>): Promise<T> {
    let live = this.liveOf(model);
    if (!live) {
      await this.directory.refresh();
      live = this.liveOf(model);
    }
    while (live) {
      const { id, switches } = live;
      const found = await this.mongo.retry((db) => query(db, id));
      await this.directory.refresh();
      live = this.liveOf(model);
      if (live?.id === id && live.switches === switches) return found;
    }
    throw new NotBuilt(model.name);
  }

  private liveOf(model: Projection<any>) {
    const stored = this.directory.get(toProjectionVersion(model));
    const live = stored?.builds.find(({ id }) => id === stored.live);
    return live && { ...live, switches: stored!.switches };
  }

  /** While the server is away the known builds stay. */
  private pollAfter(rest: number) {
    this.polling = setTimeout(async () => {
      await this.directory.refresh().catch(() => {});
      if (this.isOpen) this.pollAfter(POLL_INTERVAL_MS);
    }, rest).unref();
  }
}

/** MongoDB treats missing as null, and null as smaller than nothing, unlike the other stores. */
const operators = {
  eq: (value: unknown) => ({ $eq: value ?? null }),
  in: (values: unknown) => ({ $in: (values as unknown[]).map((value) => value ?? null) }),
  gte: (value: unknown) => (isMissing(value) ? MATCH_NOTHING : { $gte: value }),
  lt: (value: unknown) => (isMissing(value) ? MATCH_NOTHING : { $lt: value }),
};

const MATCH_NOTHING = { $in: [] };

const toFilter = (tests: readonly object[]) => ({ $and: [{ document: { $ne: null } }, ...tests] }) as Filter<DocumentRow>;

const toFilters = <Doc>(model: Projection<Doc>, where: Where<Doc>): object[] =>
  Object.entries(where).flatMap(([field, test]) =>
    Object.entries(test as object).map(([operator, value]) => ({
      [indexedField(model, field)]: operators[operator as keyof typeof operators](value),
    })),
  );

const toPageFilters = <Doc>(model: Projection<Doc>, { sort, after }: FindQuery<Doc>): object[] => {
  if (after === undefined) return [];
  if (sort === undefined) return [{ _id: { $gt: after } }];
  const [field, [value, key]] = [indexedField(model, sort), after as readonly [unknown, string]];
  const isBehind = { _id: { $gt: key } };
  return isMissing(value)
    ? [{ $or: [{ [field]: { $ne: null } }, isBehind] }]
    : [{ $or: [{ [field]: { $gt: value } }, { [field]: value, ...isBehind }] }];
};

const indexedField = <Doc>(model: Projection<Doc>, field: string) => indexPath(requireIndexed(model, field));
