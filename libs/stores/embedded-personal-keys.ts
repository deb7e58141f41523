import { randomBytes } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { KEY_BYTES, KeyDestroyed, PersonalKeys } from '#libs/event-sourcing';
import { openDatabase, withDiskErrors } from './sqlite';

const SCHEMA = `
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS personal_keys (
    log TEXT NOT NULL,
    person TEXT NOT NULL,
    key BLOB NOT NULL,
    PRIMARY KEY (log, person)
  ) STRICT, WITHOUT ROWID`;

/** Keys in one file without WAL: a copy is complete, and deleted keys are nowhere else. A destroyed key leaves an empty row. */
export class EmbeddedPersonalKeys extends PersonalKeys {
  private readonly database: DatabaseSync;
  private readonly statements: Record<'read' | 'make' | 'all' | 'drop' | 'destroy', StatementSync>;

  constructor(
    file: string,
    private readonly log: () => Promise<string>,
  ) {
    super();
    this.database = openDatabase(file, 'FULL', SCHEMA, 'DELETE');
    this.statements = {
      read: this.database.prepare('SELECT key FROM personal_keys WHERE log = ? AND person = ?'),
      make: this.database.prepare('INSERT INTO personal_keys VALUES (?, ?, ?) ON CONFLICT DO NOTHING'),
      all: this.database.prepare('SELECT person, key FROM personal_keys WHERE log = ?'),
      destroy: this.database.prepare("INSERT INTO personal_keys VALUES (?, ?, x'') ON CONFLICT DO UPDATE SET key = x''"),
      drop: this.database.prepare('DELETE FROM personal_keys WHERE log = ? AND person = ?'),
    };
  }

  async get(person: string) {
    const row = this.statements.read.get(await this.log(), person) as Pick<Row, 'key'> | undefined;
    return row && hasKey(row) ? Buffer.from(row.key) : undefined;
  }

  async getOrCreate(person: string, key: Buffer = randomBytes(KEY_BYTES)) {
    const existingKey = await this.get(person);
    if (existingKey) return existingKey;
    const log = await this.log();
    withDiskErrors(this.database, () => this.statements.make.run(log, person, key));
    const made = await this.get(person);
    if (!made) throw new KeyDestroyed();
    return made;
  }

  async all() {
    return new Map((await this.rows()).filter(hasKey).map(({ person, key }) => [person, Buffer.from(key)]));
  }

  /** VACUUM rewrites the file, which removes remains of moved rows. */
  async destroy(person: string) {
    const log = await this.log();
    withDiskErrors(this.database, () => {
      this.statements.destroy.run(log, person);
      this.database.exec('VACUUM');
    });
  }

  async destroyed() {
    return new Set((await this.rows()).filter((row) => !hasKey(row)).map(({ person }) => person));
  }

  /** Leaves no keys here, so that a person forgotten there does not come back. */
  async moveTo(keys: PersonalKeys) {
    const log = await this.log();
    const drop = (person: string) => withDiskErrors(this.database, () => this.statements.drop.run(log, person));
    for (const person of await this.destroyed()) {
      await keys.destroy(person);
      drop(person);
    }
    const destroyed = await keys.destroyed();
    for (const [person, key] of await this.all()) {
      if (!destroyed.has(person)) await keys.getOrCreate(person, key);
      drop(person);
    }
  }

  async close() {
    if (this.database.isOpen) this.database.close();
  }

  private async rows() {
    return this.statements.all.all(await this.log()) as Row[];
  }
}

type Row = { person: string; key: Uint8Array };

const hasKey = ({ key }: Pick<Row, 'key'>) => key.length > 0;
