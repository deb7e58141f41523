import type { Day } from '#libs/contracts';
import type { CalendarDay } from './calendar-day';
import { parseDayWords } from './day-words';

/** Fixed dates are for an event that is far away or has no date. */
export type SeriesRule = DayRule | { dates: Day[] };

/** `from` and `to` are days from today. */
type DayRule = { from: number; to: number; falls: (day: CalendarDay) => boolean };

const RULE_SPANS = {
  weekly: { from: -21, to: 45 },
  monthly: { from: -31, to: 120 },
  annual: { from: -31, to: 400 },
  once: { from: -70, to: 120 },
};

export const weeklyRule = (days: string): SeriesRule => ({ ...RULE_SPANS.weekly, falls: exceptHolidays(parseDayWords(days)) });

export const monthlyRule = (days: string): SeriesRule => ({ ...RULE_SPANS.monthly, falls: exceptHolidays(parseDayWords(days)) });

export const annualRule = (day: string): SeriesRule => ({ ...RULE_SPANS.annual, falls: parseDayWords(day) });

export const intervalRule = (days: number, first: number): SeriesRule => ({
  ...RULE_SPANS.weekly,
  falls: ({ fromToday }) => (fromToday - first) % days === 0,
});

export const singleRule = (day: number | string): SeriesRule => ({
  ...RULE_SPANS.once,
  falls: typeof day === 'number' ? ({ fromToday }) => fromToday === day : parseDayWords(day),
});

const exceptHolidays =
  (falls: DayRule['falls']): DayRule['falls'] =>
  (day) =>
    falls(day) && !isHoliday(day);

/** Town Hall is closed on these days, and weekly and monthly events pause. */
const isHoliday = (day: CalendarDay): boolean => HOLIDAYS.some((falls) => falls(day));

const HOLIDAYS = [
  'Jan 1',
  '3rd Mon Jan',
  '3rd Mon Feb',
  'last Mon May',
  'Jun 19',
  'Jul 4',
  '1st Mon Sep',
  '4th Thu Nov',
  'Fri Nov 23-29',
  'Dec 24-25',
  'Dec 31',
].map(parseDayWords);
