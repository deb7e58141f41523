import { compareNames } from './compare-names';
import type { TownEvent } from './town-event';

export const countOwnCategories = (events: readonly Pick<TownEvent, 'category'>[]): { name: string; count: number }[] =>
  [...Map.groupBy(events, ({ category }) => category)]
    .map(([name, those]) => ({ name, count: those.length }))
    .sort((a, b) => compareNames(a.name, b.name));
