import { DAY_SECONDS, dayOf, daysInMonth, daysInYear, timeOf, toCivilDay, toDayNumber, type Wall } from '../times/civil';
import { createDayMatcher } from './matching-days';
import type { Frequency, Rule } from './rule';
import { createSubstituteDays } from './substitute-days';

export type Periods = {
  numberOf(wall: Wall): number;
  opensAt(number: number): Wall;
  /** Number of days or smaller units to examine in one period. */
  size: number;
  /** In order; may include occurrences before the first one of the event. */
  occurrencesIn(number: number): Wall[];
};

export const periodsOf = (rule: Rule, start: Wall, isDate: boolean): Periods => {
  const unit = UNIT_SECONDS[rule.frequency];
  if (unit && isDate) throw new Error('an all-day event repeats within the day');
  const periods = unit ? clockPeriods(rule, start, unit) : calendarPeriods(rule, start);
  const positioned = {
    ...periods,
    occurrencesIn: (number: number) => pickPositions(periods.occurrencesIn(number), rule.positions),
  };
  return rule.skip ? withoutOverlaps(positioned, rule.interval) : positioned;
};

const UNIT_SECONDS: Partial<Record<Frequency, number>> = { HOURLY: 3600, MINUTELY: 60, SECONDLY: 1 };

const calendarPeriods = (rule: Rule, start: Wall): Periods => {
  const { numberOf, opensOn, days, size } = CALENDARS[rule.frequency as keyof typeof CALENDARS](rule);
  const matches = createDayMatcher(rule, toCivilDay(dayOf(start)));
  const substitutes = createSubstituteDays(rule, toCivilDay(dayOf(start)));
  const times = timesOfDay(rule, timeOf(start));
  return {
    numberOf: (wall) => numberOf(dayOf(wall)),
    opensAt: (number) => opensOn(number) * DAY_SECONDS,
    size,
    occurrencesIn: (number) => {
      const own = Array.from({ length: days(number) }, (_, at) => opensOn(number) + at).filter((day) => matches(toCivilDay(day)));
      const all = sortUnique([...own, ...substitutes(opensOn(number))]);
      return all.flatMap((day) => times.map((time) => day * DAY_SECONDS + time));
    },
  };
};

type Calendar = { numberOf(day: number): number; opensOn(number: number): number; days(number: number): number; size: number };

const CALENDARS = {
  DAILY: (): Calendar => ({ numberOf: (day) => day, opensOn: (day) => day, days: () => 1, size: 1 }),
  /** Day 0 was a Thursday, the fifth day of a week that begins on Sunday. */
  WEEKLY: ({ weekStart }: Rule): Calendar => ({
    numberOf: (day) => Math.floor((day + 4 - weekStart) / 7),
    opensOn: (week) => week * 7 - 4 + weekStart,
    days: () => 7,
    size: 7,
  }),
  MONTHLY: (): Calendar => ({
    numberOf: (day) => toCivilDay(day).year * 12 + toCivilDay(day).month - 1,
    opensOn: (month) => toDayNumber(Math.floor(month / 12), (month % 12) + 1, 1),
    days: (month) => daysInMonth(Math.floor(month / 12), (month % 12) + 1),
    size: 31,
  }),
  YEARLY: (): Calendar => ({
    numberOf: (day) => toCivilDay(day).year,
    opensOn: (year) => toDayNumber(year, 1, 1),
    days: daysInYear,
    size: 366,
  }),
};

const timesOfDay = (rule: Rule, time: number): number[] => {
  const hours = sortedOr(rule.hours, Math.floor(time / 3600));
  const minutes = sortedOr(rule.minutes, Math.floor(time / 60) % 60);
  const seconds = sortedOr(rule.seconds, time % 60);
  if (hours.length * minutes.length * seconds.length > MAX_TIMES_PER_DAY) throw new Error('it repeats too often in a day');
  return hours.flatMap((hour) => minutes.flatMap((minute) => seconds.map((second) => hour * 3600 + minute * 60 + second)));
};

/** Every five minutes, all day. */
const MAX_TIMES_PER_DAY = 288;

const sortedOr = (numbers: ReadonlySet<number> | undefined, otherwise: number): number[] =>
  numbers ? sortUnique(numbers) : [otherwise];

const sortUnique = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

const clockPeriods = (rule: Rule, start: Wall, unit: number): Periods => {
  const matchesDay = createDayMatcher(rule, toCivilDay(dayOf(start)));
  const allows = (numbers: ReadonlySet<number> | undefined, number: number) => !numbers || numbers.has(number);
  const minutes = unit > 60 ? sortedOr(rule.minutes, Math.floor(timeOf(start) / 60) % 60) : [0];
  const seconds = unit > 1 ? sortedOr(rule.seconds, timeOf(start) % 60) : [0];
  return {
    numberOf: (wall) => Math.floor(wall / unit),
    opensAt: (number) => number * unit,
    size: 1,
    occurrencesIn: (number) => {
      const opens = number * unit;
      const isOpen =
        allows(rule.hours, Math.floor(timeOf(opens) / 3600)) &&
        (unit > 60 || allows(rule.minutes, Math.floor(timeOf(opens) / 60) % 60)) &&
        (unit > 1 || allows(rule.seconds, timeOf(opens) % 60)) &&
        matchesDay(toCivilDay(dayOf(opens)));
      return isOpen ? minutes.flatMap((minute) => seconds.map((second) => opens + minute * 60 + second)) : [];
    },
  };
};

const pickPositions = (walls: Wall[], positions: ReadonlySet<number> | undefined): Wall[] =>
  positions ? walls.filter((_, at) => positions.has(at + 1) || positions.has(at - walls.length)) : walls;

/** A skipped day may be replaced by one of a neighboring period: each returns only what comes after the period before. */
const withoutOverlaps = ({ occurrencesIn, opensAt, ...periods }: Periods, interval: number): Periods => ({
  ...periods,
  opensAt: (number) => opensAt(number) - DAY_SECONDS,
  occurrencesIn: (number) => {
    const [before, own, next] = [number - interval, number, number + interval].map(occurrencesIn) as [Wall[], Wall[], Wall[]];
    const [from, to] = [before.at(-1) ?? Number.NEGATIVE_INFINITY, own.at(-1) ?? Number.NEGATIVE_INFINITY];
    return sortUnique([...own, ...next]).filter((wall) => wall > from && wall <= to);
  },
});
