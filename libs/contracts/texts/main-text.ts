import { plainQuotes } from '../plain-quotes';
import type { TownEvent } from '../town-event';
import { blocksOf } from './blocks';

type Described = Pick<TownEvent, 'description' | 'boilerplate'>;

/** What is said of this event and not of all others: the description without what is folded of it. */
export const mainText = ({ description = '', boilerplate = [] }: Described): string => {
  const ends = [0, ...boilerplate.flat(), description.length];
  const pieces = ends.flatMap((from, at) => (at % 2 ? [] : [description.slice(from, ends[at + 1])]));
  return pieces
    .map((piece) => piece.trim())
    .filter(Boolean)
    .join('\n\n');
};

/** The same to be quoted or spoken: its words alone. */
export const mainWords = (event: Described): string =>
  blocksOf(plainQuotes(mainText(event)))
    .map(({ lines }) => lines.map((spans) => spans.map(({ text }) => text).join('')).join('\n'))
    .join('\n\n');
