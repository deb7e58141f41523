import { clockText } from '#libs/contracts';
import { type BellPeriod, LUNCHES, type Lunch, lunchName, type Schedule, type SchoolHours } from '#libs/contracts/schools';

type Hours = Omit<SchoolHours, 'id'>;
type Times = readonly [open: string, close: string];

const hours = (name: string, regular?: Times, early?: Times, delayed?: Times, subgroup?: string): Hours => ({
  name,
  ...(subgroup && { subgroup }),
  ...(regular && { regularOpen: regular[0], regularClose: regular[1] }),
  ...(early && { earlyDismissalOpen: early[0], earlyDismissalClose: early[1] }),
  ...(delayed && { delayedOpeningOpen: delayed[0], delayedOpeningClose: delayed[1] }),
});

/** Of the elementary schools alike. */
const elementary = (name: string) => hours(name, ['8:55 AM', '3:15 PM'], ['8:55 AM', '1:15 PM'], ['10:55 AM', '3:15 PM']);

export const HIGH_SCHOOL = 'Moorestown High School';

export const SCHOOL_HOURS: readonly Hours[] = [
  elementary('George C. Baker Elementary'),
  hours(
    'George C. Baker Elementary',
    ['8:55 AM', '11:40 AM'],
    ['8:55 AM', '10:45 AM'],
    ['10:55 AM', '1:05 PM'],
    'Kindergarten, mornings',
  ),
  elementary('Mary E. Roberts Elementary'),
  elementary('South Valley Elementary'),
  hours('South Valley Elementary', undefined, undefined, undefined, 'Preschool'),
  hours('Upper Elementary School', ['8:10 AM', '2:40 PM'], ['8:10 AM', '12:35 PM'], ['10:10 AM', '2:40 PM']),
  hours('William Allen Middle School', ['7:50 AM', '2:25 PM'], ['7:50 AM', '12:15 PM'], ['9:50 AM', '2:25 PM']),
  hours(HIGH_SCHOOL, ['7:30 AM', '2:15 PM'], ['7:30 AM', '11:55 AM'], ['9:30 AM', '2:15 PM']),
];

/** How long everything lasts at the high school, in minutes from its first bell on. */
const DAYS: Readonly<
  Record<Schedule, { first: number; period: number; homeroom: number; lunch: number; last: readonly number[] }>
> = {
  Regular: { first: 7 * 60 + 30, period: 44, homeroom: 8, lunch: 30, last: [34, 33] },
  'Early Dismissal': { first: 7 * 60 + 30, period: 26, homeroom: 5, lunch: 20, last: [24, 24] },
  '2-Hour Delay': { first: 9 * 60 + 30, period: 28, homeroom: 5, lunch: 30, last: [23, 23] },
};

const PASSING = 4;

/** Whoever has B-Lunch eats before the fourth period, each of the others a period later. */
const periodsOn = (schedule: Schedule, lunch: Lunch): [name: string, minutes: number][] => {
  const { period, homeroom, lunch: meal, last } = DAYS[schedule];
  const around: [string, number][] = ['4', '5', '6'].map((name) => [name, period]);
  around.splice(LUNCHES.indexOf(lunch), 0, [lunchName(lunch), meal]);
  return [
    ['1', period],
    ['2', period],
    ['Homeroom', homeroom],
    ['3', period],
    ...around,
    ...last.map((minutes, at): [string, number] => [String(7 + at), minutes]),
  ];
};

const bellsOn = (scheduleType: Schedule, lunchType: Lunch): Omit<BellPeriod, 'id'>[] => {
  let bell = DAYS[scheduleType].first;
  return periodsOn(scheduleType, lunchType).map(([period, minutes]) => {
    const time = `${clockText(bell)} – ${clockText(bell + minutes)}`;
    bell += minutes + PASSING;
    return { lunchType, scheduleType, period, time };
  });
};

export const BELL_SCHEDULE: readonly Omit<BellPeriod, 'id'>[] = (Object.keys(DAYS) as Schedule[]).flatMap((schedule) =>
  LUNCHES.flatMap((lunch) => bellsOn(schedule, lunch)),
);
