import { type Day, hasDate, isPast, lastDay } from '#libs/contracts';
import type { LoadReading } from './load-reading';
import type { Settled } from './settlement';

/** When the events of a load end, to be counted on any later day. */
export type FeedDays = Readonly<{
  /** By the last day of those that are not over: how many. Undated ones stand under their date as written, which is later than any. */
  toCome: Readonly<Record<Day, number>>;
  /** The last day of all, however long ago; absent where none has a date. */
  last?: Day;
}>;

export const feedDays = (settled: readonly Settled[], { happenings, elsewhere = [] }: LoadReading, today: Day): FeedDays => {
  const ahead = settled.flatMap(({ happening }) => (isPast(happening, today) ? [] : [lastDay(happening)]));
  const last = [...happenings, ...elsewhere].filter(hasDate).map(lastDay).toSorted().at(-1);
  const toCome = Object.fromEntries([...Map.groupBy(ahead, (day) => day)].map(([day, those]) => [day, those.length]));
  return { toCome, ...(last && { last }) };
};

/** How many of them are not over on a day. */
export const countFrom = (today: Day, { toCome }: FeedDays): number =>
  Object.entries(toCome).reduce((sum, [day, count]) => (day >= today ? sum + count : sum), 0);
