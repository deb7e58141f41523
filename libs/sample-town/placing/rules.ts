import type { Day } from '#libs/contracts';
import type { CalendarDay } from './calendar-day';
import { saidBy } from './words';

/** Which of the days around today; or, for what is far away or unknown, the very days. */
export type Rule = Falling | { dates: Day[] };

/** `from` and `to` in days from today. */
type Falling = { from: number; to: number; falls: (day: CalendarDay) => boolean };

const SPANS = {
  weekly: { from: -21, to: 45 },
  monthly: { from: -31, to: 120 },
  annual: { from: -31, to: 400 },
  once: { from: -70, to: 120 },
};

export const weekly = (days: string): Rule => ({ ...SPANS.weekly, falls: onWorkingDays(saidBy(days)) });

export const monthly = (days: string): Rule => ({ ...SPANS.monthly, falls: onWorkingDays(saidBy(days)) });

export const annual = (day: string): Rule => ({ ...SPANS.annual, falls: saidBy(day) });

export const everyDays = (days: number, first: number): Rule => ({
  ...SPANS.weekly,
  falls: ({ fromToday }) => (fromToday - first) % days === 0,
});

export const once = (day: number | string): Rule => ({
  ...SPANS.once,
  falls: typeof day === 'number' ? ({ fromToday }) => fromToday === day : saidBy(day),
});

/** What comes round by itself pauses on holidays. */
const onWorkingDays =
  (falls: Falling['falls']): Falling['falls'] =>
  (day) =>
    falls(day) && !isHoliday(day);

/** The days on which Town Hall is closed and weekly things pause. */
const isHoliday = (day: CalendarDay): boolean => holidays.some((falls) => falls(day));

const holidays = [
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
].map(saidBy);
