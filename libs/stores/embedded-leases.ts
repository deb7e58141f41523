import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Leases, type Token } from '#libs/event-sourcing';
import { onDisk, openDatabase } from './sqlite';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL, token INTEGER NOT NULL) STRICT`;

/**
 * Leases in the file of the log, where the checkpoints are that they guard: tokens must not start over when the read
 * models are deleted. They need not survive a power cut, after which nobody holds any. One that lasts longer than it could
 * be taken for was taken before the clock was set back, and is over.
 */
export class EmbeddedLeases extends Leases {
  private readonly database: DatabaseSync;
  private readonly statements: Record<'read' | 'take' | 'release', StatementSync>;

  /** `now` is in milliseconds. */
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

  async acquireAll(names: readonly string[], holder: string, seconds: number) {
    const asked = names.map((name) => [name, this.tokenFor(name, holder, seconds)] as const);
    return new Map(asked.filter((one): one is readonly [string, Token] => one[1] !== null));
  }

  async release(name: string, holder: string) {
    onDisk(this.database, () => this.statements.release.run(name, holder));
  }

  async close() {
    if (this.database.isOpen) this.database.close();
  }

  private tokenFor(name: string, holder: string, seconds: number): Token | null {
    const [now, lasting] = [this.now(), seconds * 1_000];
    const held = this.statements.read.get(name) as { holder: string; until: number; token: number } | undefined;
    const left = (held?.until ?? now) - now;
    if (held?.holder === holder && left > lasting / 2 && left <= lasting) return held.token;
    const { take } = this.statements;
    const taken = onDisk(this.database, () => take.get(name, holder, now + lasting, now)) as { token: Token } | undefined;
    return taken?.token ?? null;
  }
}
