import { addDays, type Day, dayNumber, weekdayOf } from '#libs/contracts';

/** A month is its first day. */
export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

export const nextMonth = (month: Day): Day => monthOf(addDays(month, 31));

export const previousMonth = (month: Day): Day => monthOf(addDays(month, -1));

/** The same day of another month, or its last one where there is none. */
export const sameDayIn = (month: Day, day: Day): Day => {
  const last = addDays(nextMonth(month), -1);
  return dayNumber(day) > dayNumber(last) ? last : addDays(month, dayNumber(day) - 1);
};

/** The weeks of a month, Sunday first, whole: the days before its first and after its last belong to its neighbours. */
export const gridOf = (month: Day): Day[][] => {
  const first = addDays(month, -weekdayOf(month));
  const weeks: Day[][] = [];
  for (let sunday = first; sunday < nextMonth(month); sunday = addDays(sunday, 7))
    weeks.push(Array.from({ length: 7 }, (_, weekday) => addDays(sunday, weekday)));
  return weeks;
};
