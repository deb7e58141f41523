import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Build, Find, Projection, Where } from '#libs/event-sourcing';
import { ReadModels } from '#libs/event-sourcing';
import { BUILDS_SCHEMA, columnOf, tableOf } from './embedded-builds';
import { LIMIT, openDatabase, preparing } from './sqlite';

/** The default read side: documents as JSON text in one SQLite file, a table for each build of a projection. */
export class EmbeddedReadModels extends ReadModels {
  private readonly database: DatabaseSync;
  private readonly version: StatementSync;
  private readonly liveBuild: StatementSync;
  private readonly live = new Map<string, Live | undefined>();
  private seen: number | undefined;
  private readonly prepared: (sql: string) => StatementSync;

  constructor(file: string) {
    super();
    this.database = openDatabase(file, 'NORMAL');
    this.database.exec(BUILDS_SCHEMA);
    this.prepared = preparing(this.database, { arrays: true });
    this.version = this.prepared('PRAGMA data_version');
    this.liveBuild = this.database.prepare(
      `SELECT id, id || '-' || changed AS revision FROM builds WHERE projection = ? AND state = 'live'`,
    );
  }

  async get<Doc>(model: Projection<Doc>, key: string | number) {
    const [document] = this.documents<Doc>(model, (table) => ({
      sql: `SELECT document FROM ${table} WHERE key = ?`,
      values: [String(key)],
    }));
    return document;
  }

  async find<Doc>(model: Projection<Doc>, where: Where<Doc> = {}, { sort, limit = -1, after }: Find<Doc> = {}) {
    const tests = [...testsOf(model, where), ...(after === undefined ? [] : [{ sql: 'key > ?', value: after }])];
    return this.documents<Doc>(model, (table) => ({
      sql: `SELECT document FROM ${table} ${tests.length > 0 ? `WHERE ${tests.map(({ sql }) => sql).join(' AND ')}` : ''}
            ORDER BY ${sort ? `${columnOf(indexed(model, sort))}, ` : ''}key ${LIMIT}`,
      values: [...tests.map(({ value }) => value), limit],
    }));
  }

  async revision(model: Projection<any>) {
    return this.liveOf(model)?.revision ?? '';
  }

  async close() {
    if (this.database.isOpen) this.database.close();
  }

  private documents<Doc>(model: Projection<Doc>, query: (table: string) => { sql: string; values: (string | number)[] }): Doc[] {
    const live = this.liveOf(model);
    if (!live) return [];
    const { sql, values } = query(tableOf(live));
    try {
      return this.prepared(sql)
        .all(...values)
        .map((row) => JSON.parse((row as unknown as [string])[0]));
    } catch (error) {
      // Another process may have switched twice since we asked which build is live, and dropped that one.
      if (this.liveOf(model)?.id === live.id) throw error;
      return this.documents(model, query);
    }
  }

  /** Kept until another connection has written: this one never does. */
  private liveOf({ name }: Projection<any>): Live | undefined {
    const [version] = this.version.get() as unknown as [number];
    if (version !== this.seen) this.live.clear();
    this.seen = version;
    if (!this.live.has(name)) this.live.set(name, this.liveBuild.get(name) as Live | undefined);
    return this.live.get(name);
  }
}

type Live = Pick<Build, 'id'> & { revision: string };

const operators = { eq: '=', gte: '>=', lt: '<' } as const;

const testsOf = <Doc>(model: Projection<Doc>, where: Where<Doc>) =>
  Object.entries(where).flatMap(([field, test]) =>
    Object.entries(test as object).map(([operator, value]) => ({
      sql: `${columnOf(indexed(model, field))} ${operators[operator as keyof typeof operators]} ?`,
      value: value as string | number,
    })),
  );

/** Only indexed fields can be asked for, on every store: a query that scans shows itself in its first test. */
const indexed = <Doc>(model: Projection<Doc>, field: string) => {
  if (!model.indexed?.includes(field as never)) throw new Error(`${model.name} has no index on ${field}`);
  return field;
};
