import type { Collection, Db, Filter, FindOptions } from 'mongodb';
import { type Find, NotBuilt, type Projection, ReadModels, type Where } from '#libs/event-sourcing';
import { indexedBy, isMissing } from '../documents';
import { documentOf, indexed, type Row, rowsOf } from './documents';
import type { Mongo } from './mongo';
import { isOver, parkedWith } from './parked';
import { type Shelves, versionOf } from './shelves';

/** How old what is known of the builds may be in a process where nobody looks at them. */
const POLL_MS = 200;

/** The reading side of the read models on MongoDB. */
export class MongoDbReadModels extends ReadModels {
  private polling: NodeJS.Timeout | undefined;
  private isOpen = true;

  constructor(
    private readonly mongo: Mongo,
    private readonly shelves: Shelves,
  ) {
    super();
    this.pollAfter(0);
  }

  async get<Doc>(model: Projection<Doc>, key: string | number) {
    const [document] = await this.getMany<Doc>(model, [key]);
    return document;
  }

  /** Both of one build. Asked first what is parked: a document was written before it was told that it is no more. */
  async getSure<Doc>(model: Projection<Doc>, key: string | number) {
    const wanted = String(key);
    const [parked, row] = await this.readOf(model, async (db, build) => [
      await parkedWith(db, build, wanted),
      await rowsOf(db, build).findOne({ _id: wanted }),
    ]);
    const place = this.liveOf(model)?.position;
    const isSure = parked.every((one) => place !== undefined && isOver(one, place));
    return isSure && row ? ((documentOf(row) ?? undefined) as Doc | undefined) : undefined;
  }

  async getMany<Doc>(model: Projection<Doc>, keys: readonly (string | number)[]) {
    const wanted = keys.map(String);
    const rows = await this.read(model, (all) => all.find({ _id: { $in: wanted } }).toArray());
    const byKey = new Map(rows.map((row) => [row._id, (documentOf(row) ?? undefined) as Doc | undefined]));
    return wanted.map((key) => byKey.get(key));
  }

  async find<Doc>(model: Projection<Doc>, where: Where<Doc> = {}, how: Find<Doc> = {}) {
    const filter = { $and: [{ document: { $ne: null } }, ...testsOf(model, where), ...pageOf(model, how)] } as Filter<Row>;
    const options: FindOptions = {
      sort: { ...(how.sort && { [fieldOf(model, how.sort)]: 1 }), _id: 1 },
      ...(how.limit !== undefined && { limit: how.limit }),
    };
    const rows = how.limit === 0 ? [] : await this.read(model, (all) => all.find(filter, options).toArray());
    return rows.map((row) => documentOf(row) as Doc);
  }

  revision(model: Projection<any>) {
    const live = this.liveOf(model);
    return live ? `${live.id} ${live.changed}` : '';
  }

  async close() {
    this.isOpen = false;
    clearTimeout(this.polling);
  }

  private read(model: Projection<any>, query: (rows: Collection<Row>) => Promise<Row[]>): Promise<readonly Row[]> {
    return this.readOf(model, (db, build) => query(rowsOf(db, build)));
  }

  /**
   * Reads from what is live, and looks whether it still is: it may have been replaced, and dropped, while it was read. Then
   * what was read is older than what somebody else was shown, or less.
   */
  private async readOf<T>(model: Projection<any>, query: (db: Db, build: string) => Promise<T>): Promise<T> {
    let live = this.liveOf(model);
    if (!live) {
      await this.shelves.look();
      live = this.liveOf(model);
    }
    while (live) {
      const { id, switches } = live;
      const found = await this.mongo.patiently((db) => query(db, id));
      await this.shelves.look();
      live = this.liveOf(model);
      if (live?.id === id && live.switches === switches) return found;
    }
    throw new NotBuilt(model.name);
  }

  private liveOf(model: Projection<any>) {
    const shelf = this.shelves.of(versionOf(model));
    const live = shelf?.builds.find(({ id }) => id === shelf.live);
    return live && { ...live, switches: shelf!.switches };
  }

  /** While the server is away, what was known is kept. */
  private pollAfter(rest: number) {
    this.polling = setTimeout(async () => {
      await this.shelves.look().catch(() => {});
      if (this.isOpen) this.pollAfter(POLL_MS);
    }, rest).unref();
  }
}

/** To MongoDB, what is missing is null, and null is not less than null: but nothing is known of how much it is. */
const operators = {
  eq: (value: unknown) => ({ $eq: value ?? null }),
  in: (values: unknown) => ({ $in: (values as unknown[]).map((value) => value ?? null) }),
  gte: (value: unknown) => (isMissing(value) ? NOTHING : { $gte: value }),
  lt: (value: unknown) => (isMissing(value) ? NOTHING : { $lt: value }),
};

const NOTHING = { $in: [] };

const testsOf = <Doc>(model: Projection<Doc>, where: Where<Doc>): object[] =>
  Object.entries(where).flatMap(([field, test]) =>
    Object.entries(test as object).map(([operator, value]) => ({
      [fieldOf(model, field)]: operators[operator as keyof typeof operators](value),
    })),
  );

/** What comes after the last document of a page. What lacks the field it is sorted by comes first. */
const pageOf = <Doc>(model: Projection<Doc>, { sort, after }: Find<Doc>): object[] => {
  if (after === undefined) return [];
  if (sort === undefined) return [{ _id: { $gt: after } }];
  const [field, [value, key]] = [fieldOf(model, sort), after as readonly [unknown, string]];
  const isBehind = { _id: { $gt: key } };
  return isMissing(value)
    ? [{ $or: [{ [field]: { $ne: null } }, isBehind] }]
    : [{ $or: [{ [field]: { $gt: value } }, { [field]: value, ...isBehind }] }];
};

const fieldOf = <Doc>(model: Projection<Doc>, field: string) => indexed(indexedBy(model, field));
