import type { CalendarDay } from './calendar-day';
import { saidBy } from './words';

/** The days on which Town Hall is closed and weekly things pause. */
export const isHoliday = (day: CalendarDay): boolean => holidays.some((falls) => falls(day));

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
