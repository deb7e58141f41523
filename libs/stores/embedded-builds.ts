import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { memoize } from '#libs/contracts';
import {
  BEGINNING,
  type Build,
  type BuildPage,
  Builds,
  type ParkedKey,
  type Projection,
  type StoredDocument,
  startOfLog,
} from '#libs/event-sourcing';
import { newBuildId } from './build-id';
import { watchDatabase } from './database-watch';
import { documentText } from './documents';
import { columnValuesOf, createDocumentsTable, indexedFieldsIn, tableOf, upsertSql } from './documents-table';
import { openReadModelsFile } from './read-models-file';
import { createStatementCache, inTransactionWhenFree, LIMIT_CLAUSE } from './sqlite';

const STATE_COLUMN = `CASE WHEN offered THEN 'offered' WHEN live.build = id THEN 'live' WHEN previous = id THEN 'previous' ELSE 'building' END`;
const SELECT_BUILDS = `SELECT id, projection, version, log, position, fact, ${STATE_COLUMN} AS state
  FROM builds LEFT JOIN live USING (projection, version) WHERE NOT discarded`;

const SELECT_LIVE = `SELECT build, previous, position FROM live JOIN builds ON id = build WHERE live.projection = ? AND live.version = ?`;

const MOVE_BUILDS = `UPDATE builds
  SET log = ?1, position = ?2, fact = ?3, changed = iif(id IN (SELECT value FROM json_each(?4)), ?2, changed)
  WHERE position = ?5 AND NOT discarded AND id IN (SELECT value FROM json_each(?6)) RETURNING id`;

/** In one page, and pages of one build. A reader that missed more reads everything again. */
const MAX_CHANGED_KEYS = 100;
const MAX_CHANGES = 200;

/** Before the build is moved, and only if no other process has moved it. */
const PUT_CHANGES = `INSERT OR REPLACE INTO changes (build, position, before, keys)
  SELECT id, ?1, changed, ?2 FROM builds WHERE id = ?3 AND position = ?4 AND NOT discarded`;

const TRIM_CHANGES = `DELETE FROM changes WHERE build = ?1 AND position <
  (SELECT position FROM changes WHERE build = ?1 ORDER BY position DESC LIMIT 1 OFFSET ${MAX_CHANGES})`;

/** Deleting a whole table at once would block other processes. */
const ROWS_PER_SWEEP = 250;
const SWEEP_PAUSE_MS = 2;

const WATCH_INTERVAL_MS = 5;

export class EmbeddedBuilds extends Builds {
  private readonly database: DatabaseSync;
  private readonly prepared: (sql: string) => StatementSync;
  private readonly indexedFields: (table: string) => readonly string[];
  private readonly listeners = new Set<() => void>();
  private sweeping: Promise<void> = Promise.resolve();
  private isOpen = true;

  constructor(private readonly file: string) {
    super();
    this.database = openReadModelsFile(file);
    this.prepared = createStatementCache(this.database);
    this.indexedFields = memoize((table: string) => indexedFieldsIn(this.database, table));
  }

  async list() {
    return this.prepared(`${SELECT_BUILDS} ORDER BY projection, version, builds.rowid`).all() as unknown as Build[];
  }

  async begin(model: Projection<any>, log: string) {
    const { name, version } = model;
    const build: Build = { id: newBuildId(), projection: name, version, state: 'building', ...startOfLog(log) };
    await inTransactionWhenFree(this.database, () => {
      const begun = this.prepared(`${SELECT_BUILDS} AND projection = ? AND version = ?`).all(name, version) as unknown as Build[];
      for (const { id } of begun.filter(({ state }) => state === 'building' || state === 'offered')) this.markDiscarded(id);
      this.prepared(
        'INSERT INTO builds (id, projection, version, log, position, fact, changed) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ).run(build.id, name, version, log, build.position, build.fact, build.position);
      createDocumentsTable(this.database, build, model);
    });
    this.sweep();
    return build;
  }

  async documents(build: Build, keys: readonly string[]) {
    if (keys.length === 0) return new Map();
    const select = this.prepared(`SELECT key, document FROM ${tableOf(build)} WHERE key IN (SELECT value FROM json_each(?))`);
    // Documents are never ahead of the build, because a page is one transaction. Parked ones are behind it.
    const parked = new Set((await this.parked(build)).map(({ key }) => key));
    return new Map(
      select
        .all(JSON.stringify(keys))
        .map(toEntry)
        .map(([key, document]) => [key, { document, at: parked.has(key) ? BEGINNING : build.position }]),
    );
  }

  async page(build: Build, after: string, limit: number) {
    const select = this.prepared(`SELECT key, document FROM ${tableOf(build)} WHERE key > ? ORDER BY key ${LIMIT_CLAUSE}`);
    return select.all(after, limit).map(toEntry);
  }

  async count(build: Build) {
    return this.prepared(`SELECT count(*) AS documents FROM ${tableOf(build)}`).get()!['documents'] as number;
  }

  async parked(build: Build) {
    return this.prepared('SELECT key, position, reason FROM parked WHERE build = ? ORDER BY position').all(
      build.id,
    ) as unknown as ParkedKey[];
  }

  async load(build: Build, documents: ReadonlyMap<string, StoredDocument>) {
    await inTransactionWhenFree(this.database, () => this.byId(build.id) && this.put(build, documents));
  }

  async write(pages: readonly BuildPage[]) {
    return inTransactionWhenFree(this.database, () => {
      for (const page of pages) if (page.documents.size > 0) this.putChanges(page);
      const moved = new Set([...Map.groupBy(pages, stepOf).values()].flatMap((those) => this.move(those)));
      for (const page of pages) if (moved.has(page.build.id)) this.putPage(page);
      return pages.map(({ build }) => moved.has(build.id));
    });
  }

  async offer({ id }: Build) {
    await inTransactionWhenFree(this.database, () => this.prepared('UPDATE builds SET offered = 1 WHERE id = ?').run(id));
    for (const listener of this.listeners) listener();
  }

  watch(listener: () => void) {
    this.listeners.add(listener);
    let seen = this.dataVersion();
    const stop = watchDatabase(this.file, WATCH_INTERVAL_MS, () => {
      const before = seen;
      seen = this.dataVersion();
      if (seen !== before && this.prepared('SELECT 1 FROM builds WHERE offered LIMIT 1').get()) listener();
    });
    return () => {
      this.listeners.delete(listener);
      stop();
    };
  }

  async promote({ id, projection, version }: Build, expected: Build | undefined) {
    const promoted = await inTransactionWhenFree(this.database, () => {
      const live = this.prepared(SELECT_LIVE).get(projection, version);
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

  async discard({ id, state }: Build) {
    const discarded = await inTransactionWhenFree(this.database, () => {
      const isInState = this.prepared(`${SELECT_BUILDS} AND id = ?`).get(id)?.['state'] === state;
      if (isInState) this.markDiscarded(id);
      return isInState;
    });
    this.sweep();
    return discarded;
  }

  async close() {
    this.isOpen = false;
    await this.sweeping;
    if (this.database.isOpen) this.database.close();
  }

  /** Pages of one step, whose checkpoints move together. Returns the ids of the builds that no other process has moved. */
  private move(pages: readonly BuildPage[]): readonly string[] {
    const [{ build, place }] = pages as readonly [BuildPage];
    const idsOf = (some: readonly BuildPage[]) => JSON.stringify(some.map(({ build: { id } }) => id));
    return this.prepared(MOVE_BUILDS)
      .all(
        ...[place.log, place.position, place.fact],
        idsOf(pages.filter(({ documents }) => documents.size > 0)),
        build.position,
        idsOf(pages),
      )
      .map(({ id }) => id as string);
  }

  private putPage({ build, documents, parked, unparked = [] }: BuildPage) {
    this.put(build, documents);
    const unpark = this.prepared('DELETE FROM parked WHERE build = ? AND key = ? AND position = ?');
    for (const { key, position } of unparked) unpark.run(build.id, key, position);
    const park = this.prepared('INSERT INTO parked VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
    for (const { key, position, reason } of parked) park.run(build.id, key, position, reason);
  }

  private putChanges({ build, documents, place }: BuildPage) {
    const keys = documents.size > MAX_CHANGED_KEYS ? null : JSON.stringify([...documents.keys()]);
    this.prepared(PUT_CHANGES).run(place.position, keys, build.id, build.position);
    this.prepared(TRIM_CHANGES).run(build.id);
  }

  private put(build: Build, documents: ReadonlyMap<string, StoredDocument>) {
    const table = tableOf(build);
    const fields = this.indexedFields(table);
    const put = this.prepared(upsertSql(table, fields));
    const remove = this.prepared(`DELETE FROM ${table} WHERE key = ?`);
    for (const [key, { document }] of documents) {
      if (document === null) remove.run(key);
      else put.run(key, documentText(build, key, document), ...columnValuesOf(document, fields));
    }
  }

  /** Changes when another connection has written. */
  private dataVersion() {
    return this.prepared('PRAGMA data_version').get()?.['data_version'];
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

  /** Deletes discarded builds in the background. The next sweep deletes the rest after a close, or while others lock the file. */
  private sweep() {
    this.sweeping = this.sweeping.then(() => this.sweepAll()).catch(() => {});
  }

  private async sweepAll() {
    for (;;) {
      if (!this.isOpen) return;
      const swept = await inTransactionWhenFree(this.database, () => this.sweepSome());
      if (!swept) return;
      await setTimeout(SWEEP_PAUSE_MS);
    }
  }

  private sweepSome(): boolean {
    const discarded = this.prepared('SELECT id FROM builds WHERE discarded LIMIT 1').get() as Pick<Build, 'id'> | undefined;
    if (!discarded) return false;
    const table = tableOf(discarded);
    const { changes } = this.prepared(
      `DELETE FROM ${table} WHERE key IN (SELECT key FROM ${table} LIMIT ${ROWS_PER_SWEEP})`,
    ).run();
    if (changes === ROWS_PER_SWEEP) return true;
    this.database.exec(`DROP TABLE ${table}`);
    for (const table of ['parked', 'changes']) this.prepared(`DELETE FROM ${table} WHERE build = ?`).run(discarded.id);
    this.prepared('DELETE FROM builds WHERE id = ?').run(discarded.id);
    return true;
  }
}

const stepOf = ({ build, place }: BuildPage) => `${build.position} ${place.log} ${place.position}`;

const toEntry = ({ key, document }: Record<string, unknown>) => [key as string, JSON.parse(document as string)] as const;
