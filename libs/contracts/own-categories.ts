import { byName } from './name-order';
import type { TownEvent } from './town-event';

/** The categories of some events of one's own, by name, and how many events each has. */
export const ownCategories = (events: readonly Pick<TownEvent, 'category'>[]): { name: string; count: number }[] =>
  [...Map.groupBy(events, ({ category }) => category)]
    .map(([name, those]) => ({ name, count: those.length }))
    .sort((a, b) => byName(a.name, b.name));
