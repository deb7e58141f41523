import type { OpsPendingWork } from '#libs/contracts';
import { toTasks } from './tasks';

const NOTHING: OpsPendingWork = {
  ...{ feedsInTrouble: 0, heldLoads: 0, review: { suggestion: 0, report: 0, merge: 0 } },
  ...{ alerts: [], projectionsBehind: 0, parked: 0 },
};
const wordsOf = (waiting: Partial<OpsPendingWork>) =>
  toTasks({ ...NOTHING, ...waiting }).map(({ count, words, path }) => `${count} ${words}, ${path}`);

describe('What waits for an operator', () => {
  it('is nothing where nothing does', () => expect(wordsOf({})).toEqual([]));

  it('leads to where it is dealt with, trouble first, each with its count', () =>
    expect(
      wordsOf({
        ...{ feedsInTrouble: 2, heldLoads: 1, projectionsBehind: 1, parked: 3 },
        review: { suggestion: 1, report: 0, merge: 4 },
        alerts: [{ id: 7, name: 'Water main break' }],
      }),
    ).toEqual([
      '2 feeds in trouble, /ops/sources?state=trouble',
      '1 load held back, /ops/sources?state=held-back',
      '1 projection behind, /ops/projections',
      '3 parked facts and documents, /ops/projections',
      '1 suggestion to review, /ops/review?kind=suggestion',
      '4 merges to confirm, /ops/review?kind=merge',
      '1 alert that everybody sees: Water main break, /event/7',
    ]));
});
