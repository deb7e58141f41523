import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Leases, type Token } from '#libs/event-sourcing';
import { inTransaction, openDatabase } from './sqlite';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL, token INTEGER NOT NULL) STRICT`;

/**
 * Leases in the log's file, beside the checkpoints they guard, because tokens must not restart when read models are deleted. They
 * need not survive a power cut, after which no process holds any. A lease longer than any could be was taken before the clock was
 * set back, and has expired.
 */
export class EmbeddedLeases extends Leases {
  private readonly database: DatabaseSync;
  private readonly statements: Record<'read' | 'take' | 'release', StatementSync>;

  constructor(
    file: string,
    private readonly now: () => number = Date.now,
  ) {
    super();
    this.database = openDatabase(file, 'NORMAL', SCHEMA);
    this.statements = {
      read: this.database.prepare('SELECT holder, until, token FROM leases WHERE name = ?'),
      take: this.database.prepare(
        `INSERT INTO leases VALUES (?1, ?2, ?3, 1)
         ON CONFLICT DO UPDATE SET holder = ?2, until = ?3, token = token + (holder <> ?2)
         WHERE holder = ?2 OR until <= ?4 OR until > ?3
         RETURNING token`,
      ),
      release: this.database.prepare(`UPDATE leases SET holder = '', until = 0 WHERE name = ? AND holder = ?`),
    };
  }

  /** Writes nothing while all leases are held for long enough, otherwise once. */
  async acquireAll(names: readonly string[], holder: string, seconds: number) {
    const lasting = seconds * 1_000;
    const held = names.map((name) => this.heldToken(name, holder, lasting));
    const tokens = held.includes(null)
      ? inTransaction(this.database, () => names.map((name, nth) => held[nth] ?? this.takeFreeLease(name, holder, lasting)))
      : held;
    return new Map(names.flatMap((name, nth) => (tokens[nth] ? [[name, tokens[nth]] as const] : [])));
  }

  async releaseAll(names: readonly string[], holder: string) {
    inTransaction(this.database, () => {
      for (const name of names) this.statements.release.run(name, holder);
    });
  }

  async close() {
    if (this.database.isOpen) this.database.close();
  }

  /** Null also after half of its time, when it has to be renewed. */
  private heldToken(name: string, holder: string, lasting: number): Token | null {
    const held = this.statements.read.get(name) as { holder: string; until: number; token: number } | undefined;
    const left = (held?.until ?? 0) - this.now();
    return held?.holder === holder && left > lasting / 2 && left <= lasting ? held.token : null;
  }

  private takeFreeLease(name: string, holder: string, lasting: number): Token | null {
    const now = this.now();
    const taken = this.statements.take.get(name, holder, now + lasting, now) as { token: Token } | undefined;
    return taken?.token ?? null;
  }
}
