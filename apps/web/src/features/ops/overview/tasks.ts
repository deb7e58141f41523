import type { OpsPendingWork, ReviewKind } from '#libs/contracts';

/** `isTrouble`: something does not work. Others wait for a decision. */
export type Task = Readonly<{ count: number; words: string; path: string; isTrouble?: boolean }>;

export const toTasks = ({
  feedsInTrouble,
  heldLoads,
  review,
  alerts,
  projectionsBehind,
  parked,
}: OpsPendingWork): readonly Task[] =>
  [
    {
      count: feedsInTrouble,
      words: pluralize(feedsInTrouble, 'feed in trouble', 'feeds in trouble'),
      path: FAILING_SOURCES_PATH,
      isTrouble: true,
    },
    {
      count: heldLoads,
      words: pluralize(heldLoads, 'load held back', 'loads held back'),
      path: HELD_IMPORTS_PATH,
      isTrouble: true,
    },
    {
      ...{ count: projectionsBehind, words: pluralize(projectionsBehind, 'projection behind', 'projections behind') },
      ...{ path: PROJECTIONS_PATH, isTrouble: true },
    },
    {
      count: parked,
      words: pluralize(parked, 'parked fact or document', 'parked facts and documents'),
      path: PROJECTIONS_PATH,
      isTrouble: true,
    },
    ...REVIEW_KIND_NAMES.map(([kind, one, many]) => ({
      ...{ count: review[kind], words: pluralize(review[kind], one, many) },
      path: `/ops/review?kind=${kind}`,
    })),
    ...alerts.map(({ id, name }) => ({ count: 1, words: `alert that everybody sees: ${name}`, path: `/event/${id}` })),
  ].filter(({ count }) => count > 0);

const [FAILING_SOURCES_PATH, HELD_IMPORTS_PATH] = ['/ops/sources?state=trouble', '/ops/sources?state=held-back'];
const PROJECTIONS_PATH = '/ops/projections';

const REVIEW_KIND_NAMES: readonly [ReviewKind, string, string][] = [
  ['suggestion', 'suggestion to review', 'suggestions to review'],
  ['report', 'report to review', 'reports to review'],
  ['merge', 'merge to confirm', 'merges to confirm'],
];

const pluralize = (count: number, one: string, many: string): string => (count === 1 ? one : many);
