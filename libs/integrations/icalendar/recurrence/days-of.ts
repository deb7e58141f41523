import type { Day, Recurrence } from '#libs/contracts';
import { DAY, dayFromText, dayOf, dayText } from '../times/civil';
import { Effort } from './effort';
import { repeatsOf } from './repeats';
import { EVERY, type Rule } from './rule';

/** The days from `from` to `to` on which something begins that begins on `first` for the first time. In order. */
export const daysOf = (recurrence: Recurrence, first: Day, from: Day, to: Day): Day[] => {
  const [start, span] = [wallOf(first), { from: wallOf(from), to: wallOf(to) }];
  const walls = repeatsOf(ruleOf(recurrence), start, true, span, new Effort());
  return [...(from <= first && first <= to ? [first] : []), ...walls.map((wall) => dayText(dayOf(wall)))];
};

const ruleOf = ({ frequency, interval, days, until, count }: Recurrence): Rule => ({
  ...{ frequency, interval, weekStart: MONDAY },
  ...(count && { count }),
  ...(until && { until: wallOf(until) }),
  ...(days.length > 0 && { weekdays: weekdaysOf(days) }),
});

const weekdaysOf = (days: Recurrence['days']): ReadonlyMap<number, ReadonlySet<number>> =>
  new Map(
    [...Map.groupBy(days, ({ weekday }) => weekday)].map(([weekday, those]) => [
      weekday,
      new Set(those.map(({ nth }) => nth ?? EVERY)),
    ]),
  );

const wallOf = (day: Day) => dayFromText(day) * DAY;

/** As RFC 5545 has it where nothing is said. */
const MONDAY = 1;
