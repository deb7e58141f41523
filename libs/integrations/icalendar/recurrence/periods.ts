import { civilDay, DAY, dayNumber, dayOf, daysInMonth, daysInYear, timeOf, type Wall } from '../times/civil';
import { dayMatcher } from './matching-days';
import type { Frequency, Rule } from './rule';
import { substituteDays } from './substitute-days';

/** What a rule repeats by: numbered years, months, weeks, days, hours, minutes or seconds, and its occurrences in each. */
export type Periods = {
  numberOf(wall: Wall): number;
  opensAt(number: number): Wall;
  /** How many days or shorter units one has to be looked through for. */
  size: number;
  /** In order; those before the first occurrence of all are among them. */
  occurrencesIn(number: number): Wall[];
};

export const periodsOf = (rule: Rule, start: Wall, isDate: boolean): Periods => {
  const unit = UNITS[rule.frequency];
  if (unit && isDate) throw new Error('an all-day event repeats within the day');
  const periods = unit ? spans(rule, start, unit) : calendar(rule, start);
  const positioned = {
    ...periods,
    occurrencesIn: (number: number) => atPositions(periods.occurrencesIn(number), rule.positions),
  };
  return rule.skip ? disjoint(positioned, rule.interval) : positioned;
};

const UNITS: Partial<Record<Frequency, number>> = { HOURLY: 3600, MINUTELY: 60, SECONDLY: 1 };

const calendar = (rule: Rule, start: Wall): Periods => {
  const { numberOf, opensOn, days, size } = CALENDAR[rule.frequency as keyof typeof CALENDAR](rule);
  const matches = dayMatcher(rule, civilDay(dayOf(start)));
  const substitutes = substituteDays(rule, civilDay(dayOf(start)));
  const times = timesOfDay(rule, timeOf(start));
  return {
    numberOf: (wall) => numberOf(dayOf(wall)),
    opensAt: (number) => opensOn(number) * DAY,
    size,
    occurrencesIn: (number) => {
      const own = Array.from({ length: days(number) }, (_, at) => opensOn(number) + at).filter((day) => matches(civilDay(day)));
      const all = inOrder([...own, ...substitutes(opensOn(number))]);
      return all.flatMap((day) => times.map((time) => day * DAY + time));
    },
  };
};

type Calendar = { numberOf(day: number): number; opensOn(number: number): number; days(number: number): number; size: number };

const CALENDAR = {
  DAILY: (): Calendar => ({ numberOf: (day) => day, opensOn: (day) => day, days: () => 1, size: 1 }),
  /** Day 0 was a Thursday, the fifth day of a week that begins on Sunday. */
  WEEKLY: ({ weekStart }: Rule): Calendar => ({
    numberOf: (day) => Math.floor((day + 4 - weekStart) / 7),
    opensOn: (week) => week * 7 - 4 + weekStart,
    days: () => 7,
    size: 7,
  }),
  MONTHLY: (): Calendar => ({
    numberOf: (day) => civilDay(day).year * 12 + civilDay(day).month - 1,
    opensOn: (month) => dayNumber(Math.floor(month / 12), (month % 12) + 1, 1),
    days: (month) => daysInMonth(Math.floor(month / 12), (month % 12) + 1),
    size: 31,
  }),
  YEARLY: (): Calendar => ({
    numberOf: (day) => civilDay(day).year,
    opensOn: (year) => dayNumber(year, 1, 1),
    days: daysInYear,
    size: 366,
  }),
};

const timesOfDay = (rule: Rule, time: number): number[] => {
  const hours = ordered(rule.hours, Math.floor(time / 3600));
  const minutes = ordered(rule.minutes, Math.floor(time / 60) % 60);
  const seconds = ordered(rule.seconds, time % 60);
  if (hours.length * minutes.length * seconds.length > OFTENEST) throw new Error('it repeats too often in a day');
  return hours.flatMap((hour) => minutes.flatMap((minute) => seconds.map((second) => hour * 3600 + minute * 60 + second)));
};

/** Every five minutes, all day. */
const OFTENEST = 288;

const ordered = (numbers: ReadonlySet<number> | undefined, otherwise: number): number[] =>
  numbers ? inOrder(numbers) : [otherwise];

/** Each once. */
const inOrder = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

const spans = (rule: Rule, start: Wall, unit: number): Periods => {
  const matchesDay = dayMatcher(rule, civilDay(dayOf(start)));
  const allows = (numbers: ReadonlySet<number> | undefined, number: number) => !numbers || numbers.has(number);
  const minutes = unit > 60 ? ordered(rule.minutes, Math.floor(timeOf(start) / 60) % 60) : [0];
  const seconds = unit > 1 ? ordered(rule.seconds, timeOf(start) % 60) : [0];
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
        matchesDay(civilDay(dayOf(opens)));
      return isOpen ? minutes.flatMap((minute) => seconds.map((second) => opens + minute * 60 + second)) : [];
    },
  };
};

const atPositions = (walls: Wall[], positions: ReadonlySet<number> | undefined): Wall[] =>
  positions ? walls.filter((_, at) => positions.has(at + 1) || positions.has(at - walls.length)) : walls;

/**
 * A day that was skipped may be taken from the period beside it, which may have that day itself. Each period tells what comes
 * after all that the one before has told, in order.
 */
const disjoint = ({ occurrencesIn, opensAt, ...periods }: Periods, interval: number): Periods => ({
  ...periods,
  opensAt: (number) => opensAt(number) - DAY,
  occurrencesIn: (number) => {
    const [before, own, next] = [number - interval, number, number + interval].map(occurrencesIn) as [Wall[], Wall[], Wall[]];
    const [from, to] = [before.at(-1) ?? Number.NEGATIVE_INFINITY, own.at(-1) ?? Number.NEGATIVE_INFINITY];
    return inOrder([...own, ...next]).filter((wall) => wall > from && wall <= to);
  },
});
