import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  BEGINNING,
  type ChainHead,
  type EventStore,
  firstSeal,
  isSealDue,
  LogChain,
  type Position,
  positionText,
  type Recorded,
  StoreUnavailable,
  sealedTextOf,
  sealOf,
} from '#libs/event-sourcing';
import { inTransaction, openDatabase, withDiskErrors } from './sqlite';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS seals (
    log TEXT, position TEXT, head TEXT NOT NULL,
    PRIMARY KEY (log, position)
  ) STRICT, WITHOUT ROWID`;

const FACTS_PER_PAGE = 1_000;
const SEAL_INTERVAL_MS = 2_000;

/** For a log on a server: seals are out of reach of somebody who can change only the log. Seals shortly after facts come. */
export class FileLogChain extends LogChain {
  private readonly database: DatabaseSync;
  private readonly statements: Record<'newest' | 'between' | 'put', StatementSync>;
  private sealing: Promise<unknown> = Promise.resolve();

  constructor(
    file: string,
    private readonly store: EventStore,
  ) {
    super();
    this.database = openDatabase(file, 'FULL', SCHEMA);
    this.statements = {
      newest: this.database.prepare('SELECT position, head FROM seals WHERE log = ? ORDER BY position DESC LIMIT 1'),
      between: this.database.prepare('SELECT position, head FROM seals WHERE log = ? AND position > ? AND position <= ?'),
      // Only after the seal that was newest when reading, because several processes may seal.
      put: this.database.prepare(
        `INSERT INTO seals SELECT ?1, ?2, ?3
         WHERE ?4 = coalesce((SELECT max(position) FROM seals WHERE log = ?1), '${BEGINNING}')`,
      ),
    };
  }

  async head() {
    return this.newest(await this.store.id());
  }

  async begins() {
    return BEGINNING;
  }

  async links(after: Position, limit: number) {
    const { facts, position, isEnd } = await this.store.readAll(after, limit);
    const seals = new Map(
      (this.statements.between.all(await this.store.id(), after, position) as SealRow[]).map((row) => [row.position, row.head]),
    );
    const links = facts.map((event) => ({
      position: event.position,
      text: sealedTextOf(event),
      said: positionText(event).length,
      seal: seals.get(event.position) ?? null,
      fact: event,
    }));
    return { links, position, isEnd };
  }

  /** Serialized within a process. */
  seal() {
    const sealing = this.sealing.catch(() => {}).then(() => this.sealAll());
    this.sealing = sealing;
    return sealing;
  }

  follow() {
    let [isStopped, isWanted, isAtWork] = [false, false, false];
    let retryTimer: NodeJS.Timeout | undefined;
    const work = async () => {
      isWanted = true;
      if (isAtWork || isStopped) return;
      isAtWork = true;
      while (isWanted && !isStopped) {
        isWanted = false;
        await this.seal().catch((error) => {
          if (!(error instanceof StoreUnavailable) && !isStopped) throw error;
          retryTimer = setTimeout(work, SEAL_INTERVAL_MS).unref();
        });
      }
      isAtWork = false;
    };
    const stop = this.store.watch(work);
    void work();
    return () => {
      isStopped = true;
      clearTimeout(retryTimer);
      stop();
    };
  }

  async close() {
    await this.sealing.catch(() => {});
    if (this.database.isOpen) this.database.close();
  }

  private async sealAll(): Promise<ChainHead> {
    const logId = await this.store.id();
    let { position, head } = this.newest(logId);
    let page: { position: Position; isEnd: boolean } = { position, isEnd: false };
    while (!page.isEnd) {
      const { facts, ...next } = await this.store.readAll(page.position, FACTS_PER_PAGE);
      for (const sealedFacts of groupIntoPages(facts)) {
        const sealed = { position: sealedFacts.at(-1)!.position, head: sealOf(head, sealedFacts.map(sealedTextOf)) };
        if (!this.put(logId, sealed, position)) return this.sealAll();
        ({ position, head } = sealed);
      }
      page = next;
    }
    return { logId, position, head };
  }

  /** False if another process was first. */
  private put(logId: string, { position, head }: SealRow, before: Position): boolean {
    return withDiskErrors(this.database, () => this.statements.put.run(logId, position, head, before).changes === 1);
  }

  private newest(logId: string): ChainHead {
    const row = this.statements.newest.get(logId) as SealRow | undefined;
    return { logId, position: row?.position ?? BEGINNING, head: row?.head ?? firstSeal(logId, BEGINNING) };
  }
}

type SealRow = Readonly<{ position: Position; head: string }>;

/** Writes the original seals of a lost file. Recomputed seals would cover other pages, and recorded heads would not match. */
export const storeSeals = (file: string, logId: string, seals: readonly SealRow[]) => {
  const database = openDatabase(file, 'FULL', SCHEMA);
  try {
    const keep = database.prepare('INSERT INTO seals VALUES (?, ?, ?)');
    inTransaction(database, () => {
      for (const { position, head } of seals) keep.run(logId, position, head);
    });
  } finally {
    database.close();
  }
};

function* groupIntoPages(events: readonly Recorded[]): Generator<readonly Recorded[], undefined> {
  let [page, length]: [Recorded[], number] = [[], 0];
  for (const event of events) {
    page.push(event);
    length += JSON.stringify(event.data).length;
    if (!isSealDue(page.length, length)) continue;
    yield page;
    [page, length] = [[], 0];
  }
  if (page.length > 0) yield page;
}
