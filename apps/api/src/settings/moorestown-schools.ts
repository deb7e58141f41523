import { formatTimeOfDay } from '#libs/contracts';
import { type BellPeriod, LUNCHES, type Lunch, lunchNameOf, type Schedule, type SchoolHours } from '#libs/contracts/schools';

type SchoolHoursContent = Omit<SchoolHours, 'id'>;
type OpeningTimes = readonly [open: string, close: string];

const schoolHours = (
  name: string,
  regular?: OpeningTimes,
  early?: OpeningTimes,
  delayed?: OpeningTimes,
  subgroup?: string,
): SchoolHoursContent => ({
  name,
  ...(subgroup && { subgroup }),
  ...(regular && { regularOpen: regular[0], regularClose: regular[1] }),
  ...(early && { earlyDismissalOpen: early[0], earlyDismissalClose: early[1] }),
  ...(delayed && { delayedOpeningOpen: delayed[0], delayedOpeningClose: delayed[1] }),
});

const elementary = (name: string) => schoolHours(name, ['8:55 AM', '3:15 PM'], ['8:55 AM', '1:15 PM'], ['10:55 AM', '3:15 PM']);

export const HIGH_SCHOOL_NAME = 'Moorestown High School';

export const SCHOOL_HOURS: readonly SchoolHoursContent[] = [
  elementary('George C. Baker Elementary'),
  schoolHours(
    'George C. Baker Elementary',
    ['8:55 AM', '11:40 AM'],
    ['8:55 AM', '10:45 AM'],
    ['10:55 AM', '1:05 PM'],
    'Kindergarten, mornings',
  ),
  elementary('Mary E. Roberts Elementary'),
  elementary('South Valley Elementary'),
  schoolHours('South Valley Elementary', undefined, undefined, undefined, 'Preschool'),
  schoolHours('Upper Elementary School', ['8:10 AM', '2:40 PM'], ['8:10 AM', '12:35 PM'], ['10:10 AM', '2:40 PM']),
  schoolHours('William Allen Middle School', ['7:50 AM', '2:25 PM'], ['7:50 AM', '12:15 PM'], ['9:50 AM', '2:25 PM']),
  schoolHours(HIGH_SCHOOL_NAME, ['7:30 AM', '2:15 PM'], ['7:30 AM', '11:55 AM'], ['9:30 AM', '2:15 PM']),
];

/** Minutes. `first` is the first bell after midnight, `last` are periods 7 and 8. */
const DAY_MINUTES: Readonly<
  Record<Schedule, { first: number; period: number; homeroom: number; lunch: number; last: readonly number[] }>
> = {
  Regular: { first: 7 * 60 + 30, period: 44, homeroom: 8, lunch: 30, last: [34, 33] },
  'Early Dismissal': { first: 7 * 60 + 30, period: 26, homeroom: 5, lunch: 20, last: [24, 24] },
  '2-Hour Delay': { first: 9 * 60 + 30, period: 28, homeroom: 5, lunch: 30, last: [23, 23] },
};

const BREAK_MINUTES = 4;

/** B-Lunch is before the fourth period, each other lunch one period later. */
const periodsOn = (schedule: Schedule, lunch: Lunch): [name: string, minutes: number][] => {
  const { period, homeroom, lunch: lunchMinutes, last } = DAY_MINUTES[schedule];
  const middayPeriods: [string, number][] = ['4', '5', '6'].map((name) => [name, period]);
  middayPeriods.splice(LUNCHES.indexOf(lunch), 0, [lunchNameOf(lunch), lunchMinutes]);
  return [
    ['1', period],
    ['2', period],
    ['Homeroom', homeroom],
    ['3', period],
    ...middayPeriods,
    ...last.map((minutes, index): [string, number] => [String(7 + index), minutes]),
  ];
};

const bellsOn = (scheduleType: Schedule, lunchType: Lunch): Omit<BellPeriod, 'id'>[] => {
  let bell = DAY_MINUTES[scheduleType].first;
  return periodsOn(scheduleType, lunchType).map(([period, minutes]) => {
    const time = `${formatTimeOfDay(bell)} – ${formatTimeOfDay(bell + minutes)}`;
    bell += minutes + BREAK_MINUTES;
    return { lunchType, scheduleType, period, time };
  });
};

export const BELL_SCHEDULE: readonly Omit<BellPeriod, 'id'>[] = (Object.keys(DAY_MINUTES) as Schedule[]).flatMap((schedule) =>
  LUNCHES.flatMap((lunch) => bellsOn(schedule, lunch)),
);
