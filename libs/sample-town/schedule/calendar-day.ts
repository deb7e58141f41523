import { addDays, type Day, dayOfMonth, monthOf, weekdayOf } from '#libs/contracts';

export const WEEKDAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export type CalendarDay = {
  day: Day;
  fromToday: number;
  weekday: string;
  /** For a Saturday: 1 is the first one after tomorrow, -1 the last one before today, 0 is today or tomorrow. */
  weeksAhead: number;
  month: string;
  monthDay: number;
  nth: number;
  lastOfItsKind: boolean;
};

const DAYS_BEFORE = 70;
const DAYS_AFTER = 480;

export const createCalendar = (today: Day): CalendarDay[] =>
  Array.from({ length: DAYS_BEFORE + 1 + DAYS_AFTER }, (_, index) => toCalendarDay(today, index - DAYS_BEFORE));

const toCalendarDay = (today: Day, fromToday: number): CalendarDay => {
  const day = addDays(today, fromToday);
  const monthDay = dayOfMonth(day);
  return {
    day,
    fromToday,
    weekday: WEEKDAY_NAMES[weekdayOf(day)]!,
    weeksAhead: weeksAheadOf(fromToday),
    month: MONTH_NAMES[monthOf(day) - 1]!,
    monthDay,
    nth: Math.ceil(monthDay / 7),
    lastOfItsKind: monthOf(addDays(day, 7)) !== monthOf(day),
  };
};

const weeksAheadOf = (fromToday: number) =>
  fromToday < 0 ? Math.floor(fromToday / 7) : fromToday < 2 ? 0 : Math.floor((fromToday - 2) / 7) + 1;
