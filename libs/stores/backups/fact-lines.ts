import { type Link, linesIn, type Position } from '#libs/event-sourcing';

/** As they are in a part: the text of a fact, and behind the last one of a page its seal. */
export const linesOf = ({ text, seal }: Link): string => `${text}\n${seal === null ? '' : `${SEAL}${seal}\n`}`;

const SEAL = 'seal ';

/** What stands in a fact before what it says; its position is the third. */
const BEGINNING = /^\{"stream":"(?:[^"\\]|\\.)*","revision":\d+,"position":"(\d{20})",/;

/** The other way round. Throws an Error with a sentence for what cannot be read. */
export async function* linksIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Link, undefined> {
  let before: Link | undefined;
  for await (const line of linesIn(bytes)) {
    if (before && line.startsWith(SEAL)) {
      yield { ...before, seal: line.slice(SEAL.length) };
      before = undefined;
      continue;
    }
    if (before) yield before;
    const position = BEGINNING.exec(line)?.[1] as Position | undefined;
    if (!position) throw new Error('A line is no fact as a backup writes it.');
    before = { position, text: line, seal: null };
  }
  if (before) yield before;
}
