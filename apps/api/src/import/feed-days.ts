import { type Day, endDayOf, hasDate, isPast } from '#libs/contracts';
import type { ImportReading } from './import-reading';
import type { SettledOccurrence } from './settlement';

/** How many events of a feed end on which day, so that the upcoming ones can be counted on any later day. */
export type FeedDays = Readonly<{
  /** Events by last day. Undated ones stand under their placeholder date, later than any real one. */
  toCome: Readonly<Record<Day, number>>;
  last?: Day;
}>;

export const countFeedDays = (
  settled: readonly SettledOccurrence[],
  { occurrences, outsideWindow = [] }: ImportReading,
  today: Day,
): FeedDays => {
  const ahead = settled.flatMap(({ happening }) => (isPast(happening, today) ? [] : [endDayOf(happening)]));
  const last = [...occurrences, ...outsideWindow].filter(hasDate).map(endDayOf).toSorted().at(-1);
  const toCome = Object.fromEntries([...Map.groupBy(ahead, (day) => day)].map(([day, those]) => [day, those.length]));
  return { toCome, ...(last && { last }) };
};

export const countFrom = (today: Day, { toCome }: FeedDays): number =>
  Object.entries(toCome).reduce((sum, [day, count]) => (day >= today ? sum + count : sum), 0);
