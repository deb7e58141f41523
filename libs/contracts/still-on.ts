import { addDays, type Day, daysBetween, weekdayOf } from './day';
import { formatDateInYear, formatWeekday } from './day-text';
import { endDayOf, startDayOf } from './event-days';
import { compareByDateAndTime } from './event-order';
import { formatNumber } from './format-number';
import type { TownEvent } from './town-event';

type DatedEvent = Pick<TownEvent, 'date' | 'endDate'>;

/** True if it lasts a week or more, began before today and is not over. Such events are listed apart, not as news every day. */
export const isStillOn = (event: DatedEvent, today: Day): boolean => {
  const [first, last] = [startDayOf(event), endDayOf(event)];
  return first !== null && first < today && today <= last && daysBetween(first, last) + 1 >= WEEK_DAYS;
};

export const separateStillOn = (events: readonly TownEvent[], today: Day): { news: TownEvent[]; stillOn: TownEvent[] } => ({
  news: events.filter((event) => !isStillOn(event, today)),
  stillOn: events.filter((event) => isStillOn(event, today)).sort(compareByLastDay),
});

export const formatEndings = (runs: readonly DatedEvent[], today: Day): string | null => {
  const left = runs.map((run) => daysBetween(today, endDayOf(run)));
  const ending = left.filter((days) => days === 0).length;
  const soon = left.filter((days) => days > 0 && days <= SOON_DAYS).length;
  if (ending === 0) return soon ? `${formatEndCount(soon)} ${formatSoon(today)}` : null;
  return soon
    ? `${formatEndCount(ending)} today, ${formatNumber(soon)} more ${formatSoon(today)}`
    : `${formatEndCount(ending)} today`;
};

export const formatRun = (run: DatedEvent, today: Day): { to: string; since: string; left: string | null } => {
  const last = endDayOf(run);
  const days = daysBetween(today, last);
  return {
    to: `to ${formatDateInYear(last, today)}`,
    since: `since ${formatDateInYear(startDayOf(run) ?? last, today)}`,
    left: days > SOON_DAYS ? null : days === 0 ? 'LAST DAY' : `${days} ${days === 1 ? 'DAY' : 'DAYS'} LEFT`,
  };
};

/** 'until Nov 24' for an event that goes on after `day`; null on its last day or with a `displayDate`. */
export const formatUntilLastDay = (event: DatedEvent & Pick<TownEvent, 'displayDate'>, day: Day, today: Day): string | null =>
  event.displayDate || endDayOf(event) <= day ? null : `until ${formatDateInYear(endDayOf(event), today)}`;

/** Days, both ends included. */
const WEEK_DAYS = 7;

/** An end within this many days is mentioned. */
const SOON_DAYS = 2;

const compareByLastDay = (a: TownEvent, b: TownEvent) => {
  const [one, other] = [endDayOf(a), endDayOf(b)];
  return one === other ? compareByDateAndTime(a, b) : one < other ? -1 : 1;
};

const formatEndCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'ends' : 'end'}`;

const formatSoon = (today: Day) =>
  weekdayOf(today) === FRIDAY ? 'this weekend' : `by ${formatWeekday(addDays(today, SOON_DAYS))}`;

const FRIDAY = 5;
