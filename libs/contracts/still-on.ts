import { addDays, type Day, daysBetween, weekdayOf } from './day';
import { dayInYear, weekdayName } from './day-text';
import { firstDay, lastDay } from './event-days';
import { byDateThenTime } from './event-order';
import { numberWords } from './number-words';
import type { TownEvent } from './town-event';

type Dated = Pick<TownEvent, 'date' | 'endDate'>;

/** Whether it is on for a week or more, has begun before today and is not over: an exhibition is no news every day. */
export const isStillOn = (event: Dated, today: Day): boolean => {
  const [first, last] = [firstDay(event), lastDay(event)];
  return first !== null && first < today && today <= last && daysBetween(first, last) + 1 >= WEEK;
};

/** What stands under today by itself, and what is still on, the first to end first. Together they are all of them, none twice. */
export const apartFromStillOn = (events: readonly TownEvent[], today: Day): { news: TownEvent[]; stillOn: TownEvent[] } => ({
  news: events.filter((event) => !isStillOn(event, today)),
  stillOn: events.filter((event) => isStillOn(event, today)).sort(firstToEnd),
});

/** How many of them end soon: '1 ends today, 2 more this weekend'. Null when none of them does. */
export const endingWords = (runs: readonly Dated[], today: Day): string | null => {
  const left = runs.map((run) => daysBetween(today, lastDay(run)));
  const ending = left.filter((days) => days === 0).length;
  const soon = left.filter((days) => days > 0 && days <= SOON).length;
  if (ending === 0) return soon ? `${verb(soon)} ${soonWords(today)}` : null;
  return soon ? `${verb(ending)} today, ${numberWords(soon)} more ${soonWords(today)}` : `${verb(ending)} today`;
};

/** A run beside its name: until when and since when it is on, and what is left of it when that is little. */
export const runWords = (run: Dated, today: Day): { to: string; since: string; left: string | null } => {
  const last = lastDay(run);
  const days = daysBetween(today, last);
  return {
    to: `to ${dayInYear(last, today)}`,
    since: `since ${dayInYear(firstDay(run) ?? last, today)}`,
    left: days > SOON ? null : days === 0 ? 'LAST DAY' : `${days} ${days === 1 ? 'DAY' : 'DAYS'} LEFT`,
  };
};

/** 'until Nov 24' for what goes on after a day. Null on its last day, and where free text stands for the dates. */
export const untilLastDay = (event: Dated & Pick<TownEvent, 'displayDate'>, day: Day, today: Day): string | null =>
  event.displayDate || lastDay(event) <= day ? null : `until ${dayInYear(lastDay(event), today)}`;

/** Days, the first and the last among them. */
const WEEK = 7;

/** What ends today or in as many days is told of. */
const SOON = 2;

const firstToEnd = (a: TownEvent, b: TownEvent) => {
  const [one, other] = [lastDay(a), lastDay(b)];
  return one === other ? byDateThenTime(a, b) : one < other ? -1 : 1;
};

const verb = (count: number) => `${numberWords(count)} ${count === 1 ? 'ends' : 'end'}`;

const soonWords = (today: Day) => (weekdayOf(today) === FRIDAY ? 'this weekend' : `by ${weekdayName(addDays(today, SOON))}`);

const FRIDAY = 5;
