import { type ChainLink, type Position, readLines } from '#libs/event-sourcing';

export const toPartLines = ({ text, seal }: ChainLink): string => `${text}\n${seal === null ? '' : `${SEAL_PREFIX}${seal}\n`}`;

const SEAL_PREFIX = 'seal ';

/** The first fields of a fact; the third is its position. */
const POSITION_PATTERN = /^\{"stream":"(?:[^"\\]|\\.)*","revision":\d+,"position":"(\d{20})",/;

/** Throws an Error with a sentence for invalid lines. */
export async function* parsePartLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ChainLink, undefined> {
  let before: ChainLink | undefined;
  for await (const line of readLines(bytes)) {
    if (before && line.startsWith(SEAL_PREFIX)) {
      yield { ...before, seal: line.slice(SEAL_PREFIX.length) };
      before = undefined;
      continue;
    }
    if (before) yield before;
    const position = POSITION_PATTERN.exec(line)?.[1] as Position | undefined;
    if (!position) throw new Error('A line is not a valid fact of a backup.');
    before = { position, text: line, seal: null };
  }
  if (before) yield before;
}
