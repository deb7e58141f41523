import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { BEGINNING, type Build, type BuildPage, Builds, type Parked, type Projection } from '#libs/event-sourcing';
import { inTransaction, LIMIT, openDatabase, preparing } from './sqlite';

export const BUILDS_SCHEMA = `
  CREATE TABLE IF NOT EXISTS builds (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    projection TEXT NOT NULL,
    version INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('live', 'building', 'previous')),
    position TEXT NOT NULL,
    changed TEXT NOT NULL,
    indexed TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS builds_by_state ON builds (projection, state);
  CREATE TABLE IF NOT EXISTS parked (build INTEGER, key TEXT, position TEXT NOT NULL, reason TEXT NOT NULL, PRIMARY KEY (build, key)) STRICT`;

export const tableOf = ({ id }: Pick<Build, 'id'>) => `documents_${id}`;
export const columnOf = (field: string) => `json_extract(document, '$."${field}"')`;

const COLUMNS = 'id, projection, version, state, position';

/** The writing side of the embedded read models. */
export class EmbeddedBuilds extends Builds {
  private readonly database: DatabaseSync;
  private readonly prepared: (sql: string) => StatementSync;

  constructor(file: string) {
    super();
    this.database = openDatabase(file, 'NORMAL');
    this.database.exec(BUILDS_SCHEMA);
    this.prepared = preparing(this.database);
  }

  async list() {
    return this.prepared(`SELECT ${COLUMNS} FROM builds ORDER BY projection, id`).all() as unknown as Build[];
  }

  async begin({ name, version, indexed = [] }: Projection<any>) {
    return inTransaction(this.database, () => {
      this.dropState(name, 'building');
      const insert = this.prepared(
        `INSERT INTO builds (projection, version, state, position, changed, indexed) VALUES (?, ?, 'building', ?, ?, ?) RETURNING ${COLUMNS}`,
      );
      const build = insert.get(name, version, BEGINNING, BEGINNING, JSON.stringify(indexed)) as unknown as Build;
      this.database.exec(`CREATE TABLE ${tableOf(build)} (key TEXT PRIMARY KEY, document TEXT NOT NULL) STRICT, WITHOUT ROWID`);
      return build;
    });
  }

  async documents(build: Build, keys: readonly string[]) {
    if (keys.length === 0) return new Map();
    const select = this.prepared(`SELECT key, document FROM ${tableOf(build)} WHERE key IN (SELECT value FROM json_each(?))`);
    return new Map(select.all(JSON.stringify(keys)).map(entryOf));
  }

  async page(build: Build, after: string, limit: number) {
    const select = this.prepared(`SELECT key, document FROM ${tableOf(build)} WHERE key > ? ORDER BY key ${LIMIT}`);
    return select.all(after, limit).map(entryOf);
  }

  async write(pages: readonly BuildPage[]) {
    return inTransaction(this.database, () => {
      if (!pages.every(({ build }) => this.byId(build.id)?.position === build.position)) return false;
      for (const page of pages) this.writePage(page);
      return true;
    });
  }

  async finish(build: Build) {
    const indexed = this.prepared('SELECT indexed FROM builds WHERE id = ?').get(build.id)?.['indexed'] ?? '[]';
    for (const field of JSON.parse(indexed as string)) {
      const table = tableOf(build);
      this.database.exec(`CREATE INDEX IF NOT EXISTS "${table}_${field}" ON ${table} (${columnOf(field)}, key)`);
    }
  }

  async switchTo({ id, projection }: Build) {
    return inTransaction(this.database, () => {
      const build = this.byId(id);
      const live = this.byState(projection, 'live');
      if (!build || (live && live.position > build.position)) return false;
      if (build.state === 'live') return true;
      if (build.state === 'building') this.dropState(projection, 'previous');
      if (live) this.setState(live, 'previous');
      this.setState(build, 'live');
      return true;
    });
  }

  async drop(build: Build) {
    inTransaction(this.database, () => this.remove(build));
  }

  async parked(build: Build) {
    return this.prepared('SELECT key, position, reason FROM parked WHERE build = ? ORDER BY position').all(
      build.id,
    ) as unknown as Parked[];
  }

  async close() {
    if (this.database.isOpen) this.database.close();
  }

  private writePage({ build, documents, parked, position }: BuildPage) {
    const table = tableOf(build);
    const put = this.prepared(`INSERT INTO ${table} VALUES (?, ?) ON CONFLICT DO UPDATE SET document = excluded.document`);
    const remove = this.prepared(`DELETE FROM ${table} WHERE key = ?`);
    for (const [key, document] of documents) {
      if (document === null) remove.run(key);
      else put.run(key, JSON.stringify(document));
    }
    const park = this.prepared('INSERT INTO parked VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
    for (const { key, position: at, reason } of parked) park.run(build.id, key, at, reason);
    const changed = documents.size > 0 ? position : null;
    this.prepared('UPDATE builds SET position = ?, changed = coalesce(?, changed) WHERE id = ?').run(position, changed, build.id);
  }

  private byId(id: number) {
    return this.prepared(`SELECT ${COLUMNS} FROM builds WHERE id = ?`).get(id) as Build | undefined;
  }

  private byState(projection: string, state: Build['state']) {
    const select = this.prepared(`SELECT ${COLUMNS} FROM builds WHERE projection = ? AND state = ?`);
    return select.get(projection, state) as Build | undefined;
  }

  private setState({ id }: Build, state: Build['state']) {
    this.prepared('UPDATE builds SET state = ? WHERE id = ?').run(state, id);
  }

  private dropState(projection: string, state: Build['state']) {
    const build = this.byState(projection, state);
    if (build) this.remove(build);
  }

  private remove(build: Build) {
    this.database.exec(`DROP TABLE IF EXISTS ${tableOf(build)}`);
    this.prepared('DELETE FROM parked WHERE build = ?').run(build.id);
    this.prepared('DELETE FROM builds WHERE id = ?').run(build.id);
  }
}

const entryOf = ({ key, document }: Record<string, unknown>) => [key as string, JSON.parse(document as string)] as const;
