import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Build, type FindQuery, NotBuilt, type Projection, ReadModels, type Where } from '#libs/event-sourcing';
import { isMissing, requireIndexed } from './documents';
import { columnOf, type SqlValue, tableOf, toSqlValue } from './documents-table';
import { openReadModelsFile } from './read-models-file';
import { createStatementCache, LIMIT_CLAUSE } from './sqlite';

export class EmbeddedReadModels extends ReadModels {
  /** Both are in one transaction, and every `revision` looks whether another connection has written. */
  readonly hasAtomicRevisions = true;
  private readonly database: DatabaseSync;
  private readonly version: StatementSync;
  private readonly liveBuild: StatementSync;
  private readonly live = new Map<string, LiveTable | undefined>();
  private seenVersion: number | undefined;
  private readonly prepared: (sql: string) => StatementSync;

  constructor(file: string) {
    super();
    this.database = openReadModelsFile(file);
    this.prepared = createStatementCache(this.database, { arrays: true });
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

  async getUnlessParked<Doc>(model: Projection<Doc>, key: string | number) {
    const [document] = this.documents<Doc>(model, (table, { id }) => ({
      sql: `SELECT document FROM ${table} WHERE key = ?1 AND NOT EXISTS (SELECT 1 FROM parked WHERE build = ?2 AND key = ?1)`,
      values: [String(key), id],
    }));
    return document;
  }

  async getMany<Doc>(model: Projection<Doc>, keys: readonly (string | number)[]) {
    const keyTexts = keys.map(String);
    const found = this.entries<Doc>(model, (table) => ({
      sql: `SELECT document, key FROM ${table} WHERE key IN (SELECT value FROM json_each(?))`,
      values: [JSON.stringify(keyTexts)],
    }));
    const byKey = new Map(found.map(([document, key]) => [key, document]));
    return keyTexts.map((key) => byKey.get(key));
  }

  async find<Doc>(model: Projection<Doc>, where: Where<Doc> = {}, how: FindQuery<Doc> = {}) {
    const tests = [...toSqlTests(model, where), ...toPageTests(model, how)];
    return this.documents<Doc>(model, (table) => ({
      sql: `SELECT document FROM ${table} ${toWhereClause(tests)}
            ORDER BY ${how.sort ? `${columnOf(requireIndexed(model, how.sort))}, ` : ''}key ${LIMIT_CLAUSE}`,
      values: [...tests.flatMap(({ values }) => values), how.limit ?? -1],
    }));
  }

  async count<Doc>(model: Projection<Doc>, where: Where<Doc>) {
    const tests = toSqlTests(model, where);
    const [count] = this.documents<any>(model, (table) => ({
      sql: `SELECT json(count(*)) FROM ${table} ${toWhereClause(tests)}`,
      values: tests.flatMap(({ values }) => values),
    }));
    return count as number;
  }

  revision(...models: readonly Projection<any>[]) {
    this.forgetReplaced();
    return models.map((model) => this.cachedLiveOf(model)?.revision ?? '').join(' ');
  }

  async changesSince(model: Projection<any>, revision: string) {
    const live = this.liveOf(model);
    const [build = '', since = ''] = revision.split('-');
    if (live?.id !== build) return undefined;
    const changes = this.prepared(
      'SELECT position, before, keys FROM changes WHERE build = ? AND position > ? ORDER BY position',
    );
    let last = since;
    const changedKeys: string[] = [];
    for (const [position, before, keys] of changes.all(build, since) as unknown as ChangeRow[]) {
      if (before !== last || keys === null) return undefined;
      changedKeys.push(...JSON.parse(keys));
      last = position;
    }
    return `${build}-${last}` >= live.revision ? changedKeys : undefined;
  }

  async close() {
    if (this.database.isOpen) this.database.close();
  }

  private documents<Doc>(model: Projection<Doc>, query: BuildQuery): Doc[] {
    return this.entries<Doc>(model, query).map(([document]) => document);
  }

  private entries<Doc>(model: Projection<Doc>, query: BuildQuery): [Doc, string][] {
    for (let live = this.liveOf(model); live; ) {
      const { sql, values } = query(tableOf(live), live);
      const rows = this.rows(sql, values);
      const now = this.liveOf(model);
      if (rows && now?.id === live.id) return rows.map(([document, key]) => [JSON.parse(document), key]);
      live = now;
    }
    throw new NotBuilt(model.name);
  }

  /** Undefined if the table is gone: another process may have promoted twice since the live build was read. */
  private rows(sql: string, values: SqlValue[]) {
    try {
      return this.prepared(sql).all(...values) as unknown as [string, string][];
    } catch (error) {
      if (/no such table/.test((error as Error).message)) return undefined;
      throw error;
    }
  }

  private liveOf(model: Projection<any>): LiveTable | undefined {
    this.forgetReplaced();
    return this.cachedLiveOf(model);
  }

  /** Live builds are valid until another connection has written. This connection never writes. */
  private forgetReplaced() {
    const [written] = this.version.get() as unknown as [number];
    if (written !== this.seenVersion) this.live.clear();
    this.seenVersion = written;
  }

  private cachedLiveOf({ name, version }: Projection<any>): LiveTable | undefined {
    const model = `${name} ${version}`;
    if (!this.live.has(model)) this.live.set(model, this.liveBuild.get(name, version) as LiveTable | undefined);
    return this.live.get(model);
  }
}

type LiveTable = Pick<Build, 'id'> & { revision: string };

type ChangeRow = [position: string, before: string, keys: string | null];

type BuildQuery = (table: string, build: LiveTable) => { sql: string; values: SqlValue[] };
type SqlTest = { sql: string; values: SqlValue[] };

const operators = {
  eq: (column: string, value: unknown) => ({ sql: `${column} IS ?`, values: [toSqlValue(value)] }),
  in: (column: string, values: unknown) => ({
    sql: `(${column} IN (SELECT value FROM json_each(?))${(values as unknown[]).some(isMissing) ? ` OR ${column} IS NULL` : ''})`,
    values: [JSON.stringify(values)],
  }),
  gte: (column: string, value: unknown) => ({ sql: `${column} >= ?`, values: [toSqlValue(value)] }),
  lt: (column: string, value: unknown) => ({ sql: `${column} < ?`, values: [toSqlValue(value)] }),
};

const toSqlTests = <Doc>(model: Projection<Doc>, where: Where<Doc>): SqlTest[] =>
  Object.entries(where).flatMap(([field, test]) =>
    Object.entries(test as object).map(([operator, value]) =>
      operators[operator as keyof typeof operators](columnOf(requireIndexed(model, field)), value),
    ),
  );

const toWhereClause = (tests: readonly SqlTest[]) =>
  tests.length > 0 ? `WHERE ${tests.map(({ sql }) => sql).join(' AND ')}` : '';

/** Documents after the last one of a page. A missing sort field sorts first. */
const toPageTests = <Doc>(model: Projection<Doc>, { sort, after }: FindQuery<Doc>): SqlTest[] => {
  if (after === undefined) return [];
  if (sort === undefined) return [{ sql: 'key > ?', values: [after as string] }];
  const [column, [value, key]] = [columnOf(requireIndexed(model, sort)), after as readonly [unknown, string]];
  return isMissing(value)
    ? [{ sql: `(${column} IS NOT NULL OR key > ?)`, values: [key] }]
    : [{ sql: `(${column}, key) > (?, ?)`, values: [toSqlValue(value), key] }];
};
