import { MAX_QUICK_ADD_LENGTH } from '#libs/contracts';
import { parseQuickAdd } from '#libs/quick-add';
import { HELD_OUT, KNOWN, PHRASES, SECOND_HAND } from '../../test/data/phrases';
import type { Work } from './least-times';

const joinToLongest = (lines: readonly string[]): string[] =>
  Array.from({ length: 10 }, (_, nth) =>
    lines
      .slice(nth * 30, nth * 30 + 30)
      .join('. ')
      .slice(0, MAX_QUICK_ADD_LENGTH),
  );

/** Lines that residents write, and texts as long as they may be. */
export const readQuickAddLines = (): Work[] => {
  const lines = [...PHRASES, ...HELD_OUT, ...SECOND_HAND].map(([text]) => text);
  return [...lines, ...joinToLongest(lines)].map((text) => () => parseQuickAdd(text, KNOWN));
};
