import { compareNames } from './compare-names';
import type { TownEvent } from './town-event';

export const DEFAULT_CATEGORY_OF_OWN_EVENTS = 'Personal';

export const OWN_CATEGORIES = [
  DEFAULT_CATEGORY_OF_OWN_EVENTS,
  ...['Work', 'Family', 'Health', 'Social', 'Travel', 'Education', 'Fun'],
];

export const countOwnCategories = (events: readonly Pick<TownEvent, 'category'>[]): { name: string; count: number }[] =>
  [...Map.groupBy(events, ({ category }) => category)]
    .map(([name, those]) => ({ name, count: those.length }))
    .sort((a, b) => compareNames(a.name, b.name));
