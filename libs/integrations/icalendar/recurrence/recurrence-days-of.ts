import type { Day, Recurrence } from '#libs/contracts';
import { DAY_SECONDS, dayFromText, dayOf, dayText } from '../times/civil';
import { repeatsOf } from './repeats';
import { EVERY_WEEK, type Rule } from './rule';
import { StepBudget } from './step-budget';

export const recurrenceDaysOf = (recurrence: Recurrence, first: Day, from: Day, to: Day): Day[] => {
  const [start, span] = [wallOf(first), { from: wallOf(from), to: wallOf(to) }];
  const walls = repeatsOf(ruleOf(recurrence), start, true, span, new StepBudget());
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
      new Set(those.map(({ nth }) => nth ?? EVERY_WEEK)),
    ]),
  );

const wallOf = (day: Day) => dayFromText(day) * DAY_SECONDS;

const MONDAY = 1;
