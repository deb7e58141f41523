import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import {
  BEGINNING,
  type Build,
  type BuildPage,
  Builds,
  beginningOf,
  type Parked,
  type Projection,
  type Written,
} from '#libs/event-sourcing';
import { newBuildId } from './build-id';
import { textOf } from './documents';
import { columnOf, openReadSide, tableOf } from './read-side-file';
import { inTurn, LIMIT, preparing } from './sqlite';

const STATE = `CASE WHEN offered THEN 'offered' WHEN live.build = id THEN 'live' WHEN previous = id THEN 'previous' ELSE 'building' END`;
const BUILDS = `SELECT id, projection, version, log, position, fact, ${STATE} AS state
  FROM builds LEFT JOIN live USING (projection, version) WHERE NOT discarded`;

const LIVE = `SELECT build, previous, position FROM live JOIN builds ON id = build WHERE live.projection = ? AND live.version = ?`;

/** Rows of a discarded build that go at once: a whole table would keep others waiting. */
const SWEPT = 250;
const REST_MS = 2;

/** The writing side of the embedded read models: a table for each build. */
export class EmbeddedBuilds extends Builds {
  private readonly database: DatabaseSync;
  private readonly prepared: (sql: string) => StatementSync;
  private sweeping: Promise<void> = Promise.resolve();
  private isOpen = true;

  constructor(file: string) {
    super();
    this.database = openReadSide(file);
    this.prepared = preparing(this.database);
  }

  async list() {
    return this.prepared(`${BUILDS} ORDER BY projection, version, builds.rowid`).all() as unknown as Build[];
  }

  async begin({ name, version, indexed = [] }: Projection<any>, log: string) {
    const build: Build = { id: newBuildId(), projection: name, version, state: 'building', ...beginningOf(log) };
    await inTurn(this.database, () => {
      const begun = this.prepared(`${BUILDS} AND projection = ? AND version = ?`).all(name, version) as unknown as Build[];
      for (const { id } of begun.filter(({ state }) => state === 'building' || state === 'offered')) this.markDiscarded(id);
      this.prepared(
        'INSERT INTO builds (id, projection, version, log, position, fact, changed) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ).run(build.id, name, version, log, build.position, build.fact, build.position);
      const table = tableOf(build);
      this.database.exec(`CREATE TABLE ${table} (key TEXT PRIMARY KEY, document TEXT NOT NULL) STRICT, WITHOUT ROWID`);
      // Made before there are documents: later it would take as long as there are many.
      for (const field of indexed) this.database.exec(`CREATE INDEX "${table}_${field}" ON ${table} (${columnOf(field)}, key)`);
    });
    this.sweep();
    return build;
  }

  async documents(build: Build, keys: readonly string[]) {
    if (keys.length === 0) return new Map();
    const select = this.prepared(`SELECT key, document FROM ${tableOf(build)} WHERE key IN (SELECT value FROM json_each(?))`);
    // Never ahead of the build: each page is one transaction. What is parked is somewhere behind it.
    const parked = new Set((await this.parked(build)).map(({ key }) => key));
    return new Map(
      select
        .all(JSON.stringify(keys))
        .map(entryOf)
        .map(([key, document]) => [key, { document, at: parked.has(key) ? BEGINNING : build.position }]),
    );
  }

  async page(build: Build, after: string, limit: number) {
    const select = this.prepared(`SELECT key, document FROM ${tableOf(build)} WHERE key > ? ORDER BY key ${LIMIT}`);
    return select.all(after, limit).map(entryOf);
  }

  async parked(build: Build) {
    return this.prepared('SELECT key, position, reason FROM parked WHERE build = ? ORDER BY position').all(
      build.id,
    ) as unknown as Parked[];
  }

  async load(build: Build, documents: ReadonlyMap<string, Written>) {
    await inTurn(this.database, () => this.byId(build.id) && this.put(build, documents));
  }

  async write(pages: readonly BuildPage[]) {
    return inTurn(this.database, () =>
      pages.map((page) => {
        if (this.byId(page.build.id)?.position !== page.build.position) return false;
        this.writePage(page);
        return true;
      }),
    );
  }

  async offer({ id }: Build) {
    await inTurn(this.database, () => this.prepared('UPDATE builds SET offered = 1 WHERE id = ?').run(id));
  }

  async promote({ id, projection, version }: Build, expected: Build | undefined) {
    const promoted = await inTurn(this.database, () => {
      const live = this.prepared(LIVE).get(projection, version);
      if (live?.['build'] === id) return true;
      if (!this.byId(id) || live?.['build'] !== expected?.id || live?.['position'] !== expected?.position) return false;
      if (live?.['previous'] && live['previous'] !== id) this.markDiscarded(live['previous'] as string);
      this.prepared('UPDATE builds SET offered = 0 WHERE id = ?').run(id);
      this.prepared('INSERT OR REPLACE INTO live VALUES (?, ?, ?, ?)').run(projection, version, id, expected?.id ?? null);
      return true;
    });
    this.sweep();
    return promoted;
  }

  async discard({ id }: Build) {
    await inTurn(this.database, () => this.markDiscarded(id));
    this.sweep();
  }

  async close() {
    this.isOpen = false;
    await this.sweeping;
    if (this.database.isOpen) this.database.close();
  }

  private writePage({ build, documents, parked, unparked = [], place }: BuildPage) {
    this.put(build, documents);
    const unpark = this.prepared('DELETE FROM parked WHERE build = ? AND key = ? AND position = ?');
    for (const { key, position } of unparked) unpark.run(build.id, key, position);
    const park = this.prepared('INSERT INTO parked VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
    for (const { key, position, reason } of parked) park.run(build.id, key, position, reason);
    this.prepared('UPDATE builds SET log = ?, position = ?, fact = ?, changed = coalesce(?, changed) WHERE id = ?').run(
      place.log,
      place.position,
      place.fact,
      documents.size > 0 ? place.position : null,
      build.id,
    );
  }

  private put(build: Build, documents: ReadonlyMap<string, Written>) {
    const table = tableOf(build);
    const put = this.prepared(`INSERT INTO ${table} VALUES (?, ?) ON CONFLICT DO UPDATE SET document = excluded.document`);
    const remove = this.prepared(`DELETE FROM ${table} WHERE key = ?`);
    for (const [key, { document }] of documents) {
      if (document === null) remove.run(key);
      else put.run(key, textOf(build, key, document));
    }
  }

  private byId(id: string) {
    return this.prepared('SELECT position FROM builds WHERE id = ? AND NOT discarded').get(id) as
      | Pick<Build, 'position'>
      | undefined;
  }

  private markDiscarded(id: string) {
    this.prepared('UPDATE builds SET discarded = 1, offered = 0 WHERE id = ?').run(id);
    this.prepared('DELETE FROM live WHERE build = ?').run(id);
    this.prepared('UPDATE live SET previous = NULL WHERE previous = ?').run(id);
  }

  /** Takes what was discarded away, in its own time. What is left when we close, or while others keep the file, is for the next. */
  private sweep() {
    this.sweeping = this.sweeping.then(() => this.sweepAll()).catch(() => {});
  }

  private async sweepAll() {
    for (;;) {
      if (!this.isOpen) return;
      const swept = await inTurn(this.database, () => this.sweepSome());
      if (!swept) return;
      await setTimeout(REST_MS);
    }
  }

  private sweepSome(): boolean {
    const discarded = this.prepared('SELECT id FROM builds WHERE discarded LIMIT 1').get() as Pick<Build, 'id'> | undefined;
    if (!discarded) return false;
    const table = tableOf(discarded);
    const { changes } = this.prepared(`DELETE FROM ${table} WHERE key IN (SELECT key FROM ${table} LIMIT ${SWEPT})`).run();
    if (changes === SWEPT) return true;
    this.database.exec(`DROP TABLE ${table}`);
    this.prepared('DELETE FROM parked WHERE build = ?').run(discarded.id);
    this.prepared('DELETE FROM builds WHERE id = ?').run(discarded.id);
    return true;
  }
}

const entryOf = ({ key, document }: Record<string, unknown>) => [key as string, JSON.parse(document as string)] as const;
