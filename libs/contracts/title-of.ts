import { plainQuotes } from './plain-quotes';
import type { TownEvent } from './town-event';

/** What people read as its name. */
export const titleOf = ({ name, shownTitle }: Pick<TownEvent, 'name' | 'shownTitle'>): string =>
  plainQuotes(shownTitle?.title ?? name);

/** What stands beside the title: the result of a game first, then the labels of its publisher. */
export const titleMarksOf = ({ shownTitle }: Pick<TownEvent, 'shownTitle'>): readonly string[] => [
  ...(shownTitle?.result ? [shownTitle.result] : []),
  ...(shownTitle?.labels ?? []),
];
