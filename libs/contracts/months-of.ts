import type { KeyHistory } from './audit';
import { addDays } from './day';
import { instantAt } from './instant-at';
import { dayIn } from './town-day';

/** The months of the town in which something happened at `times`, instants in UTC, each with the number of the first of them. */
export const monthsOf = (times: Iterable<string>, timeZone: string): KeyHistory['months'] => {
  const months: KeyHistory['months'] = [];
  const startOf = (month: string) => new Date(instantAt(`${month}-01`, '00:00', timeZone)).toISOString();
  let [nth, start, end] = [0, '', ''];
  for (const time of times) {
    nth += 1;
    // Of a hundred thousand most stand in the month of the one before: to ask each which day it is would take too long.
    if (start <= time && time < end) continue;
    const month = monthIn(dayIn(timeZone, time));
    if (months.at(-1)?.month !== month) months.push({ month, fact: nth });
    [start, end] = [startOf(month), startOf(monthIn(addDays(`${month}-28`, 4)))];
  }
  return months;
};

const monthIn = (day: string) => day.slice(0, 7);
