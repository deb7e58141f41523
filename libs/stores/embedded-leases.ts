import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { ALONE_LEASE_SECONDS, Leases, type Token } from '#libs/event-sourcing';
import { watchDatabase } from './database-watch';
import { inTransaction, openDatabase } from './sqlite';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL, token INTEGER NOT NULL) STRICT`;

/** The row of the process that last asked for a lease of another one. */
const STANDBY = 'standby';
/** It repeats this in half the time. */
const STANDBY_MS = 60_000;
const WATCH_INTERVAL_MS = 50;

/**
 * Leases in the log's file: tokens must not restart when read models are deleted. A power cut may lose leases, since no process
 * holds any then. A lease longer than any could be is from before the clock was set back.
 */
export class EmbeddedLeases extends Leases {
  private readonly database: DatabaseSync;
  private readonly statements: Record<'read' | 'take' | 'shorten' | 'stand' | 'release', StatementSync>;
  private isShared = false;

  constructor(
    private readonly file: string,
    private readonly now: () => number = Date.now,
  ) {
    super();
    this.database = openDatabase(file, 'NORMAL', SCHEMA);
    this.statements = {
      read: this.database.prepare('SELECT name, holder, until, token FROM leases WHERE name IN (SELECT value FROM json_each(?))'),
      take: this.database.prepare(
        `INSERT INTO leases VALUES (?1, ?2, ?3, 1)
         ON CONFLICT DO UPDATE SET holder = ?2, until = ?3, token = token + (holder <> ?2)
         WHERE holder = ?2 OR until <= ?4 OR until > ?5
         RETURNING token`,
      ),
      shorten: this.database.prepare('UPDATE leases SET until = ?2 WHERE name = ?1 AND until > ?2'),
      stand: this.database.prepare(
        `INSERT INTO leases VALUES ('${STANDBY}', ?1, ?2, 1)
         ON CONFLICT DO UPDATE SET holder = ?1, until = ?2 WHERE until NOT BETWEEN ?3 AND ?2`,
      ),
      release: this.database.prepare(`UPDATE leases SET holder = '', until = 0 WHERE name = ? AND holder = ?`),
    };
  }

  /** Writes nothing while all leases are held for long enough, otherwise once. */
  async acquireAll(names: readonly string[], holder: string, seconds: number, aloneSeconds = seconds) {
    const rows = this.readRows([...names, STANDBY]);
    this.isShared = this.isCurrent(rows.get(STANDBY));
    const lasting = (this.isShared ? seconds : aloneSeconds) * 1_000;
    const heldTokens = names.map((name) => this.heldToken(rows.get(name), holder, lasting));
    const tokens = heldTokens.includes(null)
      ? inTransaction(this.database, () => this.takeAll(names, heldTokens, { holder, lasting, standbyLasting: seconds * 1_000 }))
      : heldTokens;
    return new Map(names.flatMap((name, nth) => (tokens[nth] ? [[name, tokens[nth]] as const] : [])));
  }

  async releaseAll(names: readonly string[], holder: string) {
    inTransaction(this.database, () => {
      for (const name of names) this.statements.release.run(name, holder);
    });
  }

  override hasStandby() {
    return this.isShared;
  }

  override watch(listener: () => void) {
    return watchDatabase(this.file, WATCH_INTERVAL_MS, () => {
      const wasShared = this.isShared;
      this.isShared = this.isCurrent(this.readRows([STANDBY]).get(STANDBY));
      if (this.isShared && !wasShared) listener();
    });
  }

  async close() {
    if (this.database.isOpen) this.database.close();
  }

  private readRows(names: readonly string[]): ReadonlyMap<string, Row> {
    const rows = this.statements.read.all(JSON.stringify(names)) as unknown as Row[];
    return new Map(rows.map((row) => [row.name, row]));
  }

  private isCurrent(standby: Row | undefined): boolean {
    const left = (standby?.until ?? 0) - this.now();
    return left > 0 && left <= STANDBY_MS;
  }

  /** Null also after half of its time, when it has to be renewed. */
  private heldToken(row: Row | undefined, holder: string, lasting: number): Token | null {
    const left = (row?.until ?? 0) - this.now();
    return row?.holder === holder && left > lasting / 2 && left <= lasting ? row.token : null;
  }

  private takeAll(names: readonly string[], lease: readonly (Token | null)[], { holder, lasting, standbyLasting }: Taking) {
    const now = this.now();
    const tokens = names.map((name, nth) => lease[nth] ?? this.takeFreeLease(name, holder, now, lasting));
    for (const [nth, name] of names.entries()) if (!tokens[nth]) this.statements.shorten.run(name, now + standbyLasting);
    if (tokens.includes(null)) this.statements.stand.run(holder, now + STANDBY_MS, now + STANDBY_MS / 2);
    return tokens;
  }

  private takeFreeLease(name: string, holder: string, now: number, lasting: number): Token | null {
    const longest = Math.max(lasting, ALONE_LEASE_SECONDS * 1_000);
    const taken = this.statements.take.get(name, holder, now + lasting, now, now + longest) as { token: Token } | undefined;
    return taken?.token ?? null;
  }
}

type Row = Readonly<{ name: string; holder: string; until: number; token: number }>;

type Taking = Readonly<{ holder: string; lasting: number; standbyLasting: number }>;
