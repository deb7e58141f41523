import { formatNumber } from '#libs/contracts';
import type { Flaws } from '#libs/event-sourcing';

/** Returns the first `max` listed flaws, and a sentence that counts the others. */
export const flawLines = ({ flaws, flawCount }: Flaws, max = flaws.length): readonly string[] => {
  const lines = flaws.slice(0, max);
  return flawCount > lines.length ? [...lines, `And ${formatNumber(flawCount - lines.length)} more.`] : lines;
};
