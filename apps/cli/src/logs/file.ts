import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { linesIn } from '#libs/event-sourcing';
import { Usage } from '../command';

const AT_ONCE = 64 * 1024;
/** As the log itself: for nobody else to read. */
const OURS = 0o600;

/** What a file is called that is the input or the output. */
export const STREAM = '-';

/** Writes lines to the output, or to a new file, which is there when all of them are on the disk. */
export const writeLines = async (file: string, lines: AsyncIterable<string>) => {
  if (file === STREAM) return pipeline(pieces(lines), process.stdout, { end: false });
  refuseThere(file);
  const half = `${file}.${randomUUID()}`;
  try {
    await pipeline(pieces(lines), createWriteStream(half, { flags: 'wx', mode: OURS, flush: true }));
    refuseThere(file);
    renameSync(half, file);
  } finally {
    rmSync(half, { force: true });
  }
};

export const refuseThere = (file: string) => {
  if (existsSync(file)) throw new Error(`${file} is there already: name a new file, or move it away.`);
};

async function* pieces(lines: AsyncIterable<string>) {
  let piece = '';
  for await (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < AT_ONCE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** Lines that can be read more than once. The input is kept aside meanwhile. */
export const withLines = async <T>(file: string, work: (lines: () => AsyncIterable<string>) => Promise<T>): Promise<T> => {
  if (file !== STREAM) {
    if (!existsSync(file)) throw new Usage(`There is no ${file}.`);
    if (!statSync(file).isFile())
      throw new Usage(`${file} is no file that can be read twice: give a pipe as the input, and '-' for FILE.`);
    return work(() => linesIn(createReadStream(file)));
  }
  const folder = mkdtempSync(join(tmpdir(), 'almanac-import-'));
  const kept = join(folder, 'input');
  try {
    await pipeline(process.stdin, createWriteStream(kept));
    return await work(() => linesIn(createReadStream(kept)));
  } finally {
    rmSync(folder, { recursive: true });
  }
};
