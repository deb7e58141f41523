import type { Schedule } from './school-hours';

/** A period of the high school's day for one of its four lunches. `GET /api/bell-schedule` */
export type BellPeriod = {
  id: number;
  lunchType: Lunch;
  scheduleType: Schedule;
  /** '1', 'Homeroom', 'C-Lunch'. */
  period: string;
  /** '7:30 AM – 8:14 AM' */
  time: string;
};

export const LUNCHES = ['B', 'C', 'D', 'E'] as const;

export type Lunch = (typeof LUNCHES)[number];

export const lunchNameOf = (lunch: Lunch): string => `${lunch}-Lunch`;

export const filterBellPeriods = (all: readonly BellPeriod[], schedule: Schedule, lunch: Lunch): BellPeriod[] =>
  all.filter(({ scheduleType, lunchType }) => scheduleType === schedule && lunchType === lunch);
