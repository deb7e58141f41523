import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Notes } from '#libs/event-sourcing';
import { openDatabase, withDiskErrors } from './sqlite';

const SCHEMA = 'CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, note TEXT NOT NULL) STRICT, WITHOUT ROWID';

/** Notes in a file of their own. A power cut may lose the last ones, and then their work is repeated. */
export class EmbeddedNotes extends Notes {
  private readonly database: DatabaseSync;
  private readonly statements: Record<'read' | 'all' | 'put' | 'drop', StatementSync>;

  constructor(
    file: string,
    private readonly log: () => Promise<string>,
  ) {
    super();
    this.database = openDatabase(file, 'NORMAL', SCHEMA);
    this.statements = {
      read: this.database.prepare('SELECT note FROM notes WHERE name = ?'),
      all: this.database.prepare('SELECT name, note FROM notes WHERE substr(name, 1, length(?1)) = ?1 ORDER BY name'),
      put: this.database.prepare('INSERT OR REPLACE INTO notes VALUES (?, ?)'),
      drop: this.database.prepare('DELETE FROM notes WHERE name = ?'),
    };
  }

  async get<Note>(name: string) {
    const row = this.statements.read.get(await this.nameOf(name)) as Pick<Row, 'note'> | undefined;
    return row && (JSON.parse(row.note) as Note);
  }

  async all<Note>(prefix: string) {
    const begin = await this.nameOf(prefix);
    const rows = this.statements.all.all(begin) as Row[];
    return new Map(rows.map(({ name, note }) => [name.slice(begin.length), JSON.parse(note) as Note]));
  }

  async put(name: string, note: unknown) {
    const storedName = await this.nameOf(name);
    withDiskErrors(this.database, () => this.statements.put.run(storedName, JSON.stringify(note)));
  }

  async drop(name: string) {
    const storedName = await this.nameOf(name);
    withDiskErrors(this.database, () => this.statements.drop.run(storedName));
  }

  async close() {
    if (this.database.isOpen) this.database.close();
  }

  private async nameOf(name: string) {
    return `${await this.log()} ${name}`;
  }
}

type Row = { name: string; note: string };
