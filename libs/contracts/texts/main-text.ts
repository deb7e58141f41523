import { repairMojibake } from '../repair-mojibake';
import type { TownEvent } from '../town-event';
import { parseBlocks } from './blocks';

export type DescribedEvent = Pick<TownEvent, 'description' | 'boilerplate'>;

export const mainTextOf = ({ description = '', boilerplate = [] }: DescribedEvent): string => {
  const ends = [0, ...boilerplate.flat(), description.length];
  const pieces = ends.flatMap((from, at) => (at % 2 ? [] : [description.slice(from, ends[at + 1])]));
  return pieces
    .map((piece) => piece.trim())
    .filter(Boolean)
    .join('\n\n');
};

/** `mainTextOf` as plain text, for quotes and speech. */
export const mainPlainTextOf = (event: DescribedEvent): string =>
  parseBlocks(repairMojibake(mainTextOf(event)))
    .map(({ lines }) => lines.map((spans) => spans.map(({ text }) => text).join('')).join('\n'))
    .join('\n\n');
