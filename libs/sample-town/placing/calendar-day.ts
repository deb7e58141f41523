import { addDays, type Day, dayNumber, monthOf, weekdayOf } from '#libs/contracts';

export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day with everything a rule may ask about it. */
export type CalendarDay = {
  day: Day;
  /** 0 is today, -1 yesterday. */
  fromToday: number;
  weekday: string;
  /** For a Saturday: 1 is the first one after tomorrow, -1 the last one before today, 0 is today or tomorrow. */
  weeksAhead: number;
  month: string;
  monthDay: number;
  /** For a Saturday: which Saturday of its month. */
  nth: number;
  lastOfItsKind: boolean;
};

const DAYS_BEFORE = 70;
const DAYS_AFTER = 480;

export const calendarAround = (today: Day): CalendarDay[] =>
  Array.from({ length: DAYS_BEFORE + 1 + DAYS_AFTER }, (_, index) => calendarDay(today, index - DAYS_BEFORE));

const calendarDay = (today: Day, fromToday: number): CalendarDay => {
  const day = addDays(today, fromToday);
  const monthDay = dayNumber(day);
  return {
    day,
    fromToday,
    weekday: WEEKDAYS[weekdayOf(day)]!,
    weeksAhead: weeksAhead(fromToday),
    month: MONTHS[monthOf(day) - 1]!,
    monthDay,
    nth: Math.ceil(monthDay / 7),
    lastOfItsKind: monthOf(addDays(day, 7)) !== monthOf(day),
  };
};

const weeksAhead = (fromToday: number) =>
  fromToday < 0 ? Math.floor(fromToday / 7) : fromToday < 2 ? 0 : Math.floor((fromToday - 2) / 7) + 1;
