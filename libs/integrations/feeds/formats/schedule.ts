import type { Property } from '../../icalendar/file/read-properties';
import type { Item } from '../events/told';
import { dayAfter, propertyOf, type When, whenOf } from '../events/when';
import { type JsonObject, listOf, own, textAt, textOf } from './json';

/**
 * What a schedule of schema.org (https://schema.org/Schedule) says of when something is, in the words of iCalendar; its event
 * says what the schedule leaves out. Throws when there is no telling which days it means.
 */
export const scheduled = (schedule: JsonObject, event: JsonObject): Partial<Item> => {
  const start = startOf(schedule, event);
  const end = start.clock && endClock(schedule, event);
  const rule = ruleOf(schedule, event, start);
  return {
    dtstart: propertyOf(start),
    dtend:
      end && end !== start.clock
        ? propertyOf({ ...start, clock: end, ...(end < start.clock! && { day: dayAfter(start.day) }) })
        : undefined,
    duration: end ? undefined : (textAt(schedule, 'duration') ?? textAt(event, 'duration')),
    rule,
    excluded: exceptionsOf(schedule, start),
    ...(rule && { isSchedule: true as const }),
  };
};

const startOf = (schedule: JsonObject, event: JsonObject): When => {
  const [said, ofEvent] = [schedule, event].map((each) => whenOf(textAt(each, 'startDate') ?? ''));
  const day = (said ?? ofEvent)?.day;
  if (!day) throw new Error('its schedule has no start');
  const { clock, zone } = timeOf(schedule, 'startTime') ?? [said, ofEvent].find((one) => one?.clock) ?? {};
  const placed = isUtc(zone) ? zone : (textAt(schedule, 'scheduleTimezone') ?? zone);
  return { day, ...(clock && { clock }), ...(clock && placed && { zone: placed }) };
};

const endClock = (schedule: JsonObject, event: JsonObject): string | undefined =>
  [timeOf(schedule, 'endTime'), ...[schedule, event].map((each) => whenOf(textAt(each, 'endDate') ?? ''))].find(
    (one) => one?.clock,
  )?.clock;

/** A time alone, or at the end of a date. */
const timeOf = (schedule: JsonObject, name: string): When | undefined => {
  const text = textAt(schedule, name);
  return text === undefined ? undefined : (whenOf(text) ?? whenOf(`2000-01-01T${text}`));
};

const isUtc = (zone: string | undefined): boolean => zone === 'Z' || zone === 'UTC' || zone === 'GMT';

/** Undefined for what takes place once. */
const ruleOf = (schedule: JsonObject, event: JsonObject, start: When): Property | undefined => {
  const days = weekdaysOf(schedule);
  const [months, monthDays, counts] = ['byMonth', 'byMonthDay', 'repeatCount'].map((name) => numbersOf(schedule, name)) as [
    number[],
    number[],
    number[],
  ];
  const last = [schedule, event].map((each) => whenOf(textAt(each, 'endDate') ?? '')?.day).find((day) => day);
  // With an hour, the day on which it begins is when its first one ends.
  const own = whenOf(textAt(schedule, 'endDate') ?? '');
  const isForOneDay = own?.day === start.day && !own.clock;
  const until = last && (last > start.day || isForOneDay) ? last : undefined;
  const often = frequencyOf(schedule) ?? (days.length > 0 ? WEEKLY : monthDays.length > 0 ? MONTHLY : undefined);
  if (!often && (until || counts.length > 0)) throw new Error('its schedule does not say how often it repeats');
  const rule = {
    ...often,
    ...(until && { until }),
    ...(counts.length > 0 && { count: counts[0] }),
    ...(days.length > 0 && { byday: days }),
    ...(months.length > 0 && { bymonth: months }),
    ...(monthDays.length > 0 && { bymonthday: monthDays }),
  };
  return often && { values: [rule], params: {} };
};

type Often = { freq: string; interval: number };

const WEEKLY: Often = { freq: 'WEEKLY', interval: 1 };
const MONTHLY: Often = { freq: 'MONTHLY', interval: 1 };

/** 'P1W', or a word for it. */
const frequencyOf = (schedule: JsonObject): Often | undefined => {
  const text = textAt(schedule, 'repeatFrequency');
  if (text === undefined) return undefined;
  const [, number, unit] = PERIOD.exec(text.trim()) ?? [];
  const freq = unit ? UNITS[unit.toUpperCase()] : WORDS.exec(text.trim())?.[1]?.toUpperCase();
  if (!freq || number === '0') throw new Error(`its schedule says '${text}', which is not a frequency`);
  const interval = Number(number ?? 1);
  return freq === 'DAILY' && interval % 7 === 0 ? { freq: 'WEEKLY', interval: interval / 7 } : { freq, interval };
};

const PERIOD = /^P(\d{1,3})([DWMY])$/i;

const UNITS: Readonly<Record<string, string>> = { D: 'DAILY', W: 'WEEKLY', M: 'MONTHLY', Y: 'YEARLY' };

const WORDS = /^(daily|weekly|monthly|yearly)$/i;

/** 'MO', 'Monday', 'https://schema.org/Monday' as 'MO', '2MO' as itself; also by the weeks of a month that stand beside them. */
const weekdaysOf = (schedule: JsonObject): string[] => {
  const weeks = numbersOf(schedule, 'byMonthWeek');
  const said = listOf(own(schedule, 'byDay')).flatMap((day) => (textOf(day) ?? '').split(/[,\s]+/).filter(Boolean));
  const days = said.slice(0, MOST).map((text) => {
    const [, place = '', name = ''] = WEEKDAY.exec(text) ?? [];
    const day = WEEKDAYS.find((one) => name !== '' && one.startsWith(name.toUpperCase()));
    if (!day) throw new Error(`its schedule says '${text}', which is not a day of the week`);
    return `${place}${day.slice(0, 2)}`;
  });
  return weeks.length > 0 ? weeks.flatMap((week) => days.map((day) => `${week}${day}`)) : days;
};

const WEEKDAY = /^([+-]?\d)?(?:https?:\/\/schema\.org\/|schema:)?([a-z]{2,9})$/i;

const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

const numbersOf = (schedule: JsonObject, name: string): number[] =>
  listOf(own(schedule, name))
    .slice(0, MOST)
    .map((value) => {
      const number = Number(textOf(value));
      if (!Number.isInteger(number) || number === 0)
        throw new Error(`its schedule says '${textOf(value)}', which is not a valid ${name}`);
      return number;
    });

/** A day, or one time of it; midnight is how some write a day. */
const exceptionsOf = (schedule: JsonObject, start: When): Property[] =>
  listOf(own(schedule, 'exceptDate'))
    .slice(0, MOST)
    .map((value) => {
      const when = whenOf(textOf(value) ?? '');
      if (!when) throw new Error(`its schedule excludes '${textOf(value)}', which is not a date`);
      const { day, clock, zone = start.zone } = when;
      return propertyOf(clock && clock !== MIDNIGHT ? { day, clock, ...(zone && { zone }) } : { day });
    });

const MIDNIGHT = '00:00:00';

const MOST = 400;
