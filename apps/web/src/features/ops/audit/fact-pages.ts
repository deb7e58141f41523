export const FACTS_PER_PAGE = 50;

/** A page is named by the fact that follows it, and counted from the newest one. Facts count from 1; 0, before the first, is on its page. */
export const pageOfFact = (fact: number, factCount: number): number =>
  Math.min(factCount, factCount - Math.floor((factCount - Math.max(1, fact)) / FACTS_PER_PAGE) * FACTS_PER_PAGE) + 1;

/** Where the pages of a group begin is only known of those that were turned to. Returns these without the last. */
export const turnToNewer = (
  turnedPages: readonly number[],
  { page, factCount, isGroup }: { page: number; factCount: number; isGroup: boolean },
): readonly number[] => (isGroup ? turnedPages.slice(0, -1) : [Math.min(factCount + 1, page + FACTS_PER_PAGE)]);
