import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** A row of a sources file: which organization publishes which file. */
export type Source = Readonly<Record<string, string>> & Readonly<{ file: string }>;

const COLUMNS = ['file', 'organization', 'category'];
const NEVER_EMPTY = ['file', 'organization'];

/** Throws an Error that names the file and what is missing in it. */
export const readSources = (path: string): Source[] => {
  const rows = rowsOf(path);
  const missing = COLUMNS.find((column) => rows.some((row) => row[column] === undefined));
  if (missing) throw new Error(`${path} has no column '${missing}'.`);
  if (rows.length === 0) throw new Error(`${path} names no file.`);
  for (const [i, row] of rows.entries()) {
    const empty = NEVER_EMPTY.find((column) => row[column] === '');
    if (empty) throw new Error(`${path}: row ${i + 1} has no ${empty}.`);
  }
  return rows as Source[];
};

const rowsOf = (path: string): Record<string, string>[] => {
  try {
    return parse(readFileSync(path), { columns: true, bom: true, trim: true, skip_empty_lines: true });
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}.`);
  }
};
