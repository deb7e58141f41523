import type { Schedule } from './school-hours';

/** One line of the high school's day, for those who eat at one of four times. `GET /api/bell-schedule` */
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

/** 'C-Lunch', as its button and its line in the schedule are called. */
export const lunchName = (lunch: Lunch): string => `${lunch}-Lunch`;

/** In the order of the day. */
export const bellsOn = (all: readonly BellPeriod[], schedule: Schedule, lunch: Lunch): BellPeriod[] =>
  all.filter(({ scheduleType, lunchType }) => scheduleType === schedule && lunchType === lunch);
