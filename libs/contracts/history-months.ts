import type { KeyHistory } from './audit';
import { addDays } from './day';
import { toInstant } from './to-instant';
import { toTownDay } from './town-day';

/** In the town's time zone, each with the number of its first fact. `times` are sorted instants in UTC. */
export const toHistoryMonths = (times: Iterable<string>, timeZone: string): KeyHistory['months'] => {
  const months: KeyHistory['months'] = [];
  const startOf = (month: string) => new Date(toInstant(`${month}-01`, '00:00', timeZone)).toISOString();
  let [nth, start, end] = [0, '', ''];
  for (const time of times) {
    nth += 1;
    // Converting each of 100,000 instants would be slow; most are in the same month as the one before.
    if (start <= time && time < end) continue;
    const month = monthOfDay(toTownDay(timeZone, time));
    if (months.at(-1)?.month !== month) months.push({ month, fact: nth });
    [start, end] = [startOf(month), startOf(monthOfDay(addDays(`${month}-28`, 4)))];
  }
  return months;
};

const monthOfDay = (day: string) => day.slice(0, 7);
