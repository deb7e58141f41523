import { yearOf } from './day';
import { fullDate, longDate, TBD } from './day-text';
import { daysOf } from './days-in-words';
import { firstDay, lastDay } from './event-days';
import type { OneEvent, Placed, Scheduled } from './event-history';
import { plainQuotes } from './plain-quotes';
import { timeRange, timesOf } from './times';

/** What was told before and what is told now, of a `what`, and the instant at which the one gave way to the other. */
export type Move = Readonly<{ what: 'name' | 'date' | 'time' | 'place'; before: string; now: string; at: string }>;

/** How an event that takes place was moved to another day or hour; null when it was not, or nobody could tell the difference. */
export const movedInTime = (event: OneEvent): Move | null => moved(event, event.history?.formerTime, timesApart);

/** How an event that takes place was moved elsewhere: to a place of another name, or under the same name to another address. */
export const movedInSpace = (event: OneEvent): Move | null => moved(event, event.history?.formerPlace, placesApart);

/** What an event that takes place was called before. */
export const renamed = (event: OneEvent): Move | null => moved(event, event.history?.formerName, namesApart);

type Difference = Omit<Move, 'at'>;

const moved = <Told>(
  event: OneEvent & Told,
  former: (Told & { until: string }) | undefined,
  apart: (was: Told, is: Told) => Difference | null,
): Move | null => {
  if (!former || event.status !== 'confirmed') return null;
  const seen = apart(former, event);
  return seen && { ...seen, at: former.until };
};

/** What people see of being moved from one time to another; null when it is nothing. */
export const timesApart = (...schedules: [was: Scheduled, is: Scheduled]): Difference | null => {
  // What was said of the former one is not known any more, so neither is read with its description.
  const [was, is] = schedules.map(withoutDescription) as [Scheduled, Scheduled];
  if (dated(was) === dated(is)) return hoursApart(was, is);
  const inWords = new Set([was, is].flatMap(yearsOf)).size > 1 ? fullDate : longDate;
  const tell = (one: Scheduled) => [dated(one, inWords), timeRange(one)].filter(Boolean).join(', ');
  return difference('date', tell(was), tell(is));
};

const withoutDescription = (schedule: Scheduled): Scheduled => Object.assign({}, schedule, { description: undefined });

const hoursApart = (was: Scheduled, is: Scheduled): Difference | null => {
  const [before, now] = [timesOf(was), timesOf(is)];
  const isOnlyEnded = before.start === now.start && !(before.end && now.end);
  return isOnlyEnded ? null : difference('time', timeRange(was), timeRange(is));
};

/** What people see of being moved from one place to another; null when it is nothing. */
export const placesApart = (was: Placed, is: Placed): Difference | null => {
  const [before, now] = [wordsOf(was), wordsOf(is)];
  if (before.name === now.name) return difference('place', before.address, now.address);
  const isOnlyNamed = before.address === now.address && !(before.name && now.name);
  return isOnlyNamed ? null : difference('place', before.name || before.address, now.name || now.address);
};

/** What people see of being called something else; null when it is nothing. */
export const namesApart = (was: { name: string }, is: { name: string }): Difference | null =>
  difference('name', plainText(was.name), plainText(is.name));

/** Whether people see that something else is said of it. */
export const textsApart = (was = '', is = ''): boolean => plainText(was) !== '' && plainText(was) !== plainText(is);

const plainText = (text: string) => plainQuotes(text).replace(/\s+/g, ' ').trim();

/** What had not been said before was not moved by being said. */
const difference = (what: Move['what'], before: string, now: string): Difference | null =>
  before && now && before !== now ? { what, before, now } : null;

const wordsOf = ({ location = '', address = '' }: Placed) => ({
  name: plainQuotes(location).trim(),
  address: plainQuotes(address).trim(),
});

const dated = (event: Scheduled, inWords = fullDate): string =>
  daysOf(event).map(inWords).join(' – ') || event.displayDate || TBD;

const yearsOf = (event: Scheduled): number[] => {
  const first = firstDay(event);
  return first === null ? [] : [yearOf(first), yearOf(lastDay(event))];
};
