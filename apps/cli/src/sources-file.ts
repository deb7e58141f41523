import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

export type SourceRow = Readonly<Record<string, string>> & Readonly<{ file: string }>;

const REQUIRED_COLUMNS = ['file', 'organization', 'category'];
const NON_EMPTY_COLUMNS = ['file', 'organization'];

/** Throws an Error that names the file and what is missing in it. */
export const readSourcesFile = (path: string): SourceRow[] => {
  const rows = parseRows(path);
  const missing = REQUIRED_COLUMNS.find((column) => rows.some((row) => row[column] === undefined));
  if (missing) throw new Error(`${path} has no column '${missing}'.`);
  if (rows.length === 0) throw new Error(`${path} names no file.`);
  for (const [i, row] of rows.entries()) {
    const empty = NON_EMPTY_COLUMNS.find((column) => row[column] === '');
    if (empty) throw new Error(`${path}: row ${i + 1} has no ${empty}.`);
  }
  return rows as SourceRow[];
};

const parseRows = (path: string): Record<string, string>[] => {
  try {
    return parse(readFileSync(path), { columns: true, bom: true, trim: true, skip_empty_lines: true });
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}.`);
  }
};
