import { addDays, type Day, dayOfMonth, weekdayOf } from '#libs/contracts';

/** A month is represented by its first day. */
export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

export const nextMonth = (month: Day): Day => monthOf(addDays(month, 31));

export const previousMonth = (month: Day): Day => monthOf(addDays(month, -1));

export const sameDayOfMonth = (month: Day, day: Day): Day => {
  const last = addDays(nextMonth(month), -1);
  return dayOfMonth(day) > dayOfMonth(last) ? last : addDays(month, dayOfMonth(day) - 1);
};

export const weeksOfMonth = (month: Day): Day[][] => {
  const first = addDays(month, -weekdayOf(month));
  const weeks: Day[][] = [];
  for (let sunday = first; sunday < nextMonth(month); sunday = addDays(sunday, 7))
    weeks.push(Array.from({ length: 7 }, (_, weekday) => addDays(sunday, weekday)));
  return weeks;
};
