import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Build, Find, Projection, Where } from '#libs/event-sourcing';
import { NotBuilt, ReadModels } from '#libs/event-sourcing';
import { indexedBy, isMissing } from './documents';
import { columnOf, openReadSide, tableOf } from './read-side-file';
import { LIMIT, preparing } from './sqlite';

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
    this.database = openReadSide(file);
    this.prepared = preparing(this.database, { arrays: true });
    this.version = this.prepared('PRAGMA data_version');
    this.liveBuild = this.database.prepare(
      `SELECT id, id || '-' || changed AS revision FROM live JOIN builds ON id = build WHERE live.projection = ? AND live.version = ?`,
    );
  }

  async get<Doc>(model: Projection<Doc>, key: string | number) {
    const [document] = this.documents<Doc>(model, (table) => ({
      sql: `SELECT document FROM ${table} WHERE key = ?`,
      values: [String(key)],
    }));
    return document;
  }

  async getSure<Doc>(model: Projection<Doc>, key: string | number) {
    const [document] = this.documents<Doc>(model, (table, { id }) => ({
      sql: `SELECT document FROM ${table} WHERE key = ?1 AND NOT EXISTS (SELECT 1 FROM parked WHERE build = ?2 AND key = ?1)`,
      values: [String(key), id],
    }));
    return document;
  }

  async getMany<Doc>(model: Projection<Doc>, keys: readonly (string | number)[]) {
    const wanted = keys.map(String);
    const found = this.entries<Doc>(model, (table) => ({
      sql: `SELECT document, key FROM ${table} WHERE key IN (SELECT value FROM json_each(?))`,
      values: [JSON.stringify(wanted)],
    }));
    const byKey = new Map(found.map(([document, key]) => [key, document]));
    return wanted.map((key) => byKey.get(key));
  }

  async find<Doc>(model: Projection<Doc>, where: Where<Doc> = {}, how: Find<Doc> = {}) {
    const tests = [...testsOf(model, where), ...pageOf(model, how)];
    return this.documents<Doc>(model, (table) => ({
      sql: `SELECT document FROM ${table} ${tests.length > 0 ? `WHERE ${tests.map(({ sql }) => sql).join(' AND ')}` : ''}
            ORDER BY ${how.sort ? `${columnOf(indexedBy(model, how.sort))}, ` : ''}key ${LIMIT}`,
      values: [...tests.flatMap(({ values }) => values), how.limit ?? -1],
    }));
  }

  revision(model: Projection<any>) {
    return this.liveOf(model)?.revision ?? '';
  }

  async close() {
    if (this.database.isOpen) this.database.close();
  }

  private documents<Doc>(model: Projection<Doc>, query: Query): Doc[] {
    return this.entries<Doc>(model, query).map(([document]) => document);
  }

  private entries<Doc>(model: Projection<Doc>, query: Query): [Doc, string][] {
    for (let live = this.liveOf(model); live; ) {
      const { sql, values } = query(tableOf(live), live);
      const rows = this.rows(sql, values);
      const now = this.liveOf(model);
      if (rows && now?.id === live.id) return rows.map(([document, key]) => [JSON.parse(document), key]);
      live = now;
    }
    throw new NotBuilt(model.name);
  }

  /** Undefined when the table is gone: another process may have promoted twice since we asked which build is live. */
  private rows(sql: string, values: Value[]) {
    try {
      return this.prepared(sql).all(...values) as unknown as [string, string][];
    } catch (error) {
      if (/no such table/.test((error as Error).message)) return undefined;
      throw error;
    }
  }

  /** Kept until another connection has written: this one never does. */
  private liveOf({ name, version }: Projection<any>): Live | undefined {
    const [written] = this.version.get() as unknown as [number];
    if (written !== this.seen) this.live.clear();
    this.seen = written;
    const model = `${name} ${version}`;
    if (!this.live.has(model)) this.live.set(model, this.liveBuild.get(name, version) as Live | undefined);
    return this.live.get(model);
  }
}

type Live = Pick<Build, 'id'> & { revision: string };

type Value = string | number | null;
type Query = (table: string, build: Live) => { sql: string; values: Value[] };
type Test = { sql: string; values: Value[] };

const operators = {
  eq: (column: string, value: unknown) => ({ sql: `${column} IS ?`, values: [bound(value)] }),
  in: (column: string, values: unknown) => ({
    sql: `(${column} IN (SELECT value FROM json_each(?))${(values as unknown[]).some(isMissing) ? ` OR ${column} IS NULL` : ''})`,
    values: [JSON.stringify(values)],
  }),
  gte: (column: string, value: unknown) => ({ sql: `${column} >= ?`, values: [bound(value)] }),
  lt: (column: string, value: unknown) => ({ sql: `${column} < ?`, values: [bound(value)] }),
};

const testsOf = <Doc>(model: Projection<Doc>, where: Where<Doc>): Test[] =>
  Object.entries(where).flatMap(([field, test]) =>
    Object.entries(test as object).map(([operator, value]) =>
      operators[operator as keyof typeof operators](columnOf(indexedBy(model, field)), value),
    ),
  );

/** What comes after the last document of a page. What lacks the field it is sorted by comes first. */
const pageOf = <Doc>(model: Projection<Doc>, { sort, after }: Find<Doc>): Test[] => {
  if (after === undefined) return [];
  if (sort === undefined) return [{ sql: 'key > ?', values: [after as string] }];
  const [column, [value, key]] = [columnOf(indexedBy(model, sort)), after as readonly [unknown, string]];
  return isMissing(value)
    ? [{ sql: `(${column} IS NOT NULL OR key > ?)`, values: [key] }]
    : [{ sql: `(${column}, key) > (?, ?)`, values: [bound(value), key] }];
};

/** As SQLite has it out of JSON. */
const bound = (value: unknown): Value => (typeof value === 'boolean' ? Number(value) : ((value ?? null) as Value));
