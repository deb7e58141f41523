import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** A row of a sources file: which organization publishes which file. */
export type Source = Readonly<Record<string, string>> & Readonly<{ file: string }>;

/** Throws an Error that names the file and what is missing in it. */
export const readSources = (path: string): Source[] => {
  const rows: Record<string, string>[] = parse(readFileSync(path), {
    columns: true,
    bom: true,
    trim: true,
    skip_empty_lines: true,
  });
  for (const column of ['file', 'organization', 'category']) {
    if (rows.some((row) => row[column] === undefined)) throw new Error(`${path} has no column '${column}'.`);
  }
  return rows as Source[];
};
