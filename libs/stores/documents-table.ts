import type { DatabaseSync } from 'node:sqlite';
import type { Build, Projection } from '#libs/event-sourcing';

export type SqlValue = string | number | null;

export const tableOf = ({ id }: Pick<Build, 'id'>) => `documents_${id}`;

/** The values of an indexed field are stored beside the documents, so that no index has to parse them. */
export const columnOf = (field: string) => `"${COLUMN_PREFIX}${field}"`;

const COLUMN_PREFIX = 'indexed ';

/** Without row ids most documents would take a page of their own. Creating indices later takes long. */
export const createDocumentsTable = (database: DatabaseSync, build: Build, { indexed = [] }: Projection<any>) => {
  const table = tableOf(build);
  const columns = [
    'key TEXT NOT NULL PRIMARY KEY',
    'document TEXT NOT NULL',
    ...indexed.map((field) => `${columnOf(field)} ANY`),
  ];
  database.exec(`CREATE TABLE ${table} (${columns.join(', ')}) STRICT`);
  for (const field of indexed) database.exec(`CREATE INDEX "${table}_${field}" ON ${table} (${columnOf(field)}, key)`);
};

export const upsertSql = (table: string, fields: readonly string[]): string => {
  const columns = ['document', ...fields.map(columnOf)];
  const replaced = columns.map((column) => `${column} = excluded.${column}`);
  return `INSERT INTO ${table} VALUES (?${', ?'.repeat(columns.length)}) ON CONFLICT DO UPDATE SET ${replaced.join(', ')}`;
};

export const columnValuesOf = (document: unknown, fields: readonly string[]): SqlValue[] =>
  fields.map((field) => toSqlValue((document as Record<string, unknown>)[field]));

/** Text, numbers and booleans can be found; anything else counts as missing. */
export const toSqlValue = (value: unknown): SqlValue => {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

export const indexedFieldsIn = (database: DatabaseSync, table: string): readonly string[] =>
  database
    .prepare('SELECT name FROM pragma_table_info(?) WHERE name LIKE ?')
    .all(table, `${COLUMN_PREFIX}%`)
    .map(({ name }) => (name as string).slice(COLUMN_PREFIX.length));
