import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readLines } from '#libs/event-sourcing';
import { UsageError } from '../command';

const CHUNK_CHARACTERS = 64 * 1024;
/** As private as the log itself. */
const OWNER_ONLY_MODE = 0o600;

export const STANDARD_STREAM = '-';

/** A new file appears under its name only when complete. */
export const writeLines = async (file: string, lines: AsyncIterable<string>) => {
  if (file === STANDARD_STREAM) return pipeline(joinIntoChunks(lines), process.stdout, { end: false });
  refuseExistingFile(file);
  const half = `${file}.${randomUUID()}`;
  try {
    await pipeline(joinIntoChunks(lines), createWriteStream(half, { flags: 'wx', mode: OWNER_ONLY_MODE, flush: true }));
    refuseExistingFile(file);
    renameSync(half, file);
  } finally {
    rmSync(half, { force: true });
  }
};

export const refuseExistingFile = (file: string) => {
  if (existsSync(file)) throw new Error(`${file} exists already: name a new file, or move it away.`);
};

async function* joinIntoChunks(lines: AsyncIterable<string>) {
  let piece = '';
  for await (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < CHUNK_CHARACTERS) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** Standard input is copied to a temporary file first. */
export const withRereadableLines = async <T>(
  file: string,
  work: (lines: () => AsyncIterable<string>) => Promise<T>,
): Promise<T> => {
  if (file !== STANDARD_STREAM) {
    if (!existsSync(file)) throw new UsageError(`There is no ${file}.`);
    if (!statSync(file).isFile())
      throw new UsageError(`${file} is not a regular file: pass a pipe as the input, and '-' for FILE.`);
    return work(() => readLines(createReadStream(file)));
  }
  const folder = mkdtempSync(join(tmpdir(), 'almanac-import-'));
  const inputFile = join(folder, 'input');
  try {
    await pipeline(process.stdin, createWriteStream(inputFile));
    return await work(() => readLines(createReadStream(inputFile)));
  } finally {
    rmSync(folder, { recursive: true });
  }
};
