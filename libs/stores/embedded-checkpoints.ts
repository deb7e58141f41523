import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Checkpoints, type LogPlace, type ParkedFact, type Position, type Token } from '#libs/event-sourcing';
import { openDatabase, withDiskErrors } from './sqlite';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS checkpoints (
    reactor TEXT PRIMARY KEY, log TEXT NOT NULL, position TEXT NOT NULL, fact TEXT NOT NULL, token INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS parked_facts (
    reactor TEXT, position TEXT, stream TEXT NOT NULL, reason TEXT NOT NULL, attempts INTEGER NOT NULL, due INTEGER,
    PRIMARY KEY (reactor, position)
  ) STRICT`;

/** Checkpoints in the log's own file, so that a copy of the file has checkpoints that match its facts. */
export class EmbeddedCheckpoints extends Checkpoints {
  private readonly database: DatabaseSync;
  private readonly statements: Record<StatementName, StatementSync>;

  /** `log` returns the id of the log that these belong to, because a file beside the log may see several logs. */
  constructor(
    file: string,
    private readonly log?: () => Promise<string>,
  ) {
    super();
    this.database = openDatabase(file, 'FULL', SCHEMA);
    this.statements = {
      reactors: this.database.prepare('SELECT reactor FROM checkpoints ORDER BY reactor'),
      read: this.database.prepare('SELECT log, position, fact FROM checkpoints WHERE reactor = ?'),
      begin: this.database.prepare('INSERT INTO checkpoints VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'),
      move: this.database.prepare(
        `UPDATE checkpoints SET log = ?2, position = ?3, fact = ?4, token = ?5
         WHERE reactor = ?1 AND position = ?6 AND position <= ?3 AND token <= ?5`,
      ),
      park: this.database.prepare(
        `INSERT OR REPLACE INTO parked_facts SELECT ?, ?, ?, ?, ?, ?
         WHERE NOT EXISTS (SELECT 1 FROM checkpoints WHERE reactor = ? AND token > ?)`,
      ),
      updateParked: this.database.prepare(
        `UPDATE parked_facts SET reason = ?3, attempts = ?4, due = ?5 WHERE reactor = ?1 AND position = ?2
         AND NOT EXISTS (SELECT 1 FROM checkpoints WHERE reactor = ?1 AND token > ?6)`,
      ),
      parked: this.database.prepare('SELECT * FROM parked_facts ORDER BY position, reactor'),
      unpark: this.database.prepare('DELETE FROM parked_facts WHERE reactor = ? AND position = ?'),
    };
  }

  async reactors() {
    return this.ofThisLog(this.statements.reactors.all() as { reactor: string }[]).then((rows) =>
      rows.map(({ reactor }) => reactor),
    );
  }

  async get(reactor: string) {
    const row = this.statements.read.get(await this.keyOf(reactor)) as LogPlace | undefined;
    return row ? { ...row } : null;
  }

  async save(reactor: string, from: Position | null, { log, position, fact }: LogPlace, token: Token) {
    const { begin, move } = this.statements;
    const key = await this.keyOf(reactor);
    const saved = withDiskErrors(this.database, () =>
      from === null ? begin.run(key, log, position, fact, token) : move.run(key, log, position, fact, token, from),
    );
    return saved.changes === 1;
  }

  async park({ reactor, position, stream, reason, attempts, due }: ParkedFact, token: Token) {
    const key = await this.keyOf(reactor);
    withDiskErrors(this.database, () => this.statements.park.run(key, position, stream, reason, attempts, due, key, token));
  }

  async updateParked({ reactor, position, reason, attempts, due }: ParkedFact, token: Token) {
    const key = await this.keyOf(reactor);
    const { updateParked } = this.statements;
    return withDiskErrors(this.database, () => updateParked.run(key, position, reason, attempts, due, token)).changes === 1;
  }

  async parked() {
    return this.ofThisLog(this.statements.parked.all() as unknown as ParkedFact[]);
  }

  async unpark(reactor: string, position: Position) {
    const key = await this.keyOf(reactor);
    withDiskErrors(this.database, () => this.statements.unpark.run(key, position));
  }

  async close() {
    if (this.database.isOpen) this.database.close();
  }

  private async keyOf(reactor: string) {
    return `${await this.prefix()}${reactor}`;
  }

  private async ofThisLog<Row extends Readonly<{ reactor: string }>>(rows: readonly Row[]): Promise<readonly Row[]> {
    const prefix = await this.prefix();
    return rows
      .filter(({ reactor }) => reactor.startsWith(prefix))
      .map((row) => ({ ...row, reactor: row.reactor.slice(prefix.length) }));
  }

  private async prefix() {
    return this.log ? `${await this.log()} ` : '';
  }
}

type StatementName = 'reactors' | 'read' | 'begin' | 'move' | 'park' | 'updateParked' | 'parked' | 'unpark';
