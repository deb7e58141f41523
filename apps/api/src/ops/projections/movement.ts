import type { ProjectionLag } from '#libs/contracts';

/** Where a projection was seen, in milliseconds of a clock that only goes forwards; `moved`: facts since it was seen before. */
export type Sight = Readonly<{ at: number; position: string; behind: number; moved: number }>;

/** As long as what was seen is remembered. */
const REMEMBERED_MS = 10_000;
/** Behind, and not moved for so long. */
export const STALLED_MS = 10_000;

/** With one more, and without those that say nothing any more: the last one before what is remembered stays. */
export const seenWith = (sights: readonly Sight[], one: Sight): readonly Sight[] => {
  const begin = sights.findLastIndex(({ at }) => at <= one.at - REMEMBERED_MS);
  return [...sights.slice(Math.max(begin, 0)), one];
};

/** What these sights tell, the newest last: facts in a second are unknown after one alone. */
export const movementOf = (
  sights: readonly Sight[],
): Readonly<{ trend: ProjectionLag['trend']; rate: number | null; isStalled: boolean }> => {
  const [first, last] = [sights[0]!, sights.at(-1)!];
  const passed = last.at - first.at;
  const moved = sights.slice(1).reduce((sum, one) => sum + one.moved, 0);
  const isStill = sights.every(({ position, behind }) => position === last.position && behind > 0);
  return {
    trend: last.behind > first.behind ? 'growing' : last.behind < first.behind ? 'shrinking' : 'steady',
    rate: passed > 0 ? Math.round((moved * 1_000) / passed) : null,
    isStalled: isStill && passed >= STALLED_MS,
  };
};
