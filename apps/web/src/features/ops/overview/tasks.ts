import type { OpsWaiting, ReviewKind } from '#libs/contracts';

/** `isTrouble`: something does not work. The rest waits for a decision. */
export type Task = Readonly<{ count: number; words: string; path: string; isTrouble?: boolean }>;

/** Trouble first, then what waits for a decision. */
export const tasksIn = ({ feedsInTrouble, heldLoads, review, alerts, projectionsBehind, parked }: OpsWaiting): readonly Task[] =>
  [
    {
      count: feedsInTrouble,
      words: named(feedsInTrouble, 'feed in trouble', 'feeds in trouble'),
      path: IN_TROUBLE,
      isTrouble: true,
    },
    { count: heldLoads, words: named(heldLoads, 'load held back', 'loads held back'), path: HELD_BACK, isTrouble: true },
    {
      ...{ count: projectionsBehind, words: named(projectionsBehind, 'projection behind', 'projections behind') },
      ...{ path: PROJECTIONS, isTrouble: true },
    },
    {
      count: parked,
      words: named(parked, 'parked fact or document', 'parked facts and documents'),
      path: PROJECTIONS,
      isTrouble: true,
    },
    ...REVIEW.map(([kind, one, many]) => ({
      ...{ count: review[kind], words: named(review[kind], one, many) },
      path: `/ops/review?kind=${kind}`,
    })),
    ...alerts.map(({ id, name }) => ({ count: 1, words: `alert that everybody sees: ${name}`, path: `/event/${id}` })),
  ].filter(({ count }) => count > 0);

const [IN_TROUBLE, HELD_BACK] = ['/ops/sources?state=trouble', '/ops/sources?state=held-back'];
const PROJECTIONS = '/ops/projections';

const REVIEW: readonly [ReviewKind, string, string][] = [
  ['suggestion', 'suggestion to review', 'suggestions to review'],
  ['report', 'report to review', 'reports to review'],
  ['merge', 'merge to confirm', 'merges to confirm'],
];

const named = (count: number, one: string, many: string): string => (count === 1 ? one : many);
