import type { Property } from '../../icalendar/file/read-properties';
import type { FeedItem } from '../events/feed-item';
import { dayAfter, parseWrittenTime, toProperty, type WrittenTime } from '../events/written-time';
import { type JsonObject, ownProperty, textAt, textOf, toList } from './json';

/** https://schema.org/Schedule; `event` fills in what it leaves out. Throws if the days cannot be determined. */
export const readSchedule = (schedule: JsonObject, event: JsonObject): Partial<FeedItem> => {
  const start = startOf(schedule, event);
  const end = start.clock && endTimeOf(schedule, event);
  const rule = ruleOf(schedule, event, start);
  return {
    dtstart: toProperty(start),
    dtend:
      end && end !== start.clock
        ? toProperty({ ...start, clock: end, ...(end < start.clock! && { day: dayAfter(start.day) }) })
        : undefined,
    duration: end ? undefined : (textAt(schedule, 'duration') ?? textAt(event, 'duration')),
    rule,
    excluded: exceptionsOf(schedule, start),
    ...(rule && { isSchedule: true as const }),
  };
};

const startOf = (schedule: JsonObject, event: JsonObject): WrittenTime => {
  const [ofSchedule, ofEvent] = [schedule, event].map((each) => parseWrittenTime(textAt(each, 'startDate') ?? ''));
  const day = (ofSchedule ?? ofEvent)?.day;
  if (!day) throw new Error('its schedule has no start');
  const { clock, zone } = timeOf(schedule, 'startTime') ?? [ofSchedule, ofEvent].find((one) => one?.clock) ?? {};
  const placed = isUtc(zone) ? zone : (textAt(schedule, 'scheduleTimezone') ?? zone);
  return { day, ...(clock && { clock }), ...(clock && placed && { zone: placed }) };
};

const endTimeOf = (schedule: JsonObject, event: JsonObject): string | undefined =>
  [timeOf(schedule, 'endTime'), ...[schedule, event].map((each) => parseWrittenTime(textAt(each, 'endDate') ?? ''))].find(
    (one) => one?.clock,
  )?.clock;

/** Undefined for a day alone. */
const timeOf = (schedule: JsonObject, name: 'startTime' | 'endTime'): WrittenTime | undefined => {
  const text = textAt(schedule, name)?.trim();
  if (text === undefined || /^all[ -]?day$/i.test(text)) return undefined;
  const time = parseWrittenTime(text) ?? parseWrittenTime(`2000-01-01T${text.replace(/^T/i, '')}`);
  // Without its end an event is still right.
  if (!time && name === 'startTime') throw new Error(`its schedule says '${text}', which is not a time`);
  return time?.clock ? time : undefined;
};

const isUtc = (zone: string | undefined): boolean => zone === 'Z' || zone === 'UTC' || zone === 'GMT';

/** Returns undefined for an event that takes place once. */
const ruleOf = (schedule: JsonObject, event: JsonObject, start: WrittenTime): Property | undefined => {
  const days = weekdaysOf(schedule);
  const [months, monthDays, counts] = ['byMonth', 'byMonthDay', 'repeatCount'].map((name) => numbersOf(schedule, name)) as [
    number[],
    number[],
    number[],
  ];
  const last = [schedule, event].map((each) => parseWrittenTime(textAt(each, 'endDate') ?? '')?.day).find((day) => day);
  // An end with a time of day on the first day is the end of the first occurrence, not of the schedule.
  const own = parseWrittenTime(textAt(schedule, 'endDate') ?? '');
  const isForOneDay = own?.day === start.day && !own.clock;
  const until = last && (last > start.day || isForOneDay) ? last : undefined;
  const frequency = frequencyOf(schedule) ?? (days.length > 0 ? WEEKLY : monthDays.length > 0 ? MONTHLY : undefined);
  if (!frequency && (until || counts.length > 0)) throw new Error('its schedule does not say how often it repeats');
  const rule = {
    ...frequency,
    ...(until && { until }),
    ...(counts.length > 0 && { count: counts[0] }),
    ...(days.length > 0 && { byday: days }),
    ...(months.length > 0 && { bymonth: months }),
    ...(monthDays.length > 0 && { bymonthday: monthDays }),
  };
  return frequency && { values: [rule], params: {} };
};

type RepeatFrequency = { freq: string; interval: number };

const WEEKLY: RepeatFrequency = { freq: 'WEEKLY', interval: 1 };
const MONTHLY: RepeatFrequency = { freq: 'MONTHLY', interval: 1 };

const frequencyOf = (schedule: JsonObject): RepeatFrequency | undefined => {
  const text = textAt(schedule, 'repeatFrequency');
  if (text === undefined) return undefined;
  const [, number, unit] = PERIOD_PATTERN.exec(text.trim()) ?? [];
  const freq = unit ? FREQUENCY_BY_UNIT[unit.toUpperCase()] : FREQUENCY_WORD.exec(text.trim())?.[1]?.toUpperCase();
  if (!freq || number === '0') throw new Error(`its schedule says '${text}', which is not a frequency`);
  const interval = Number(number ?? 1);
  return freq === 'DAILY' && interval % 7 === 0 ? { freq: 'WEEKLY', interval: interval / 7 } : { freq, interval };
};

const PERIOD_PATTERN = /^P(\d{1,3})([DWMY])$/i;

const FREQUENCY_BY_UNIT: Readonly<Record<string, string>> = { D: 'DAILY', W: 'WEEKLY', M: 'MONTHLY', Y: 'YEARLY' };

const FREQUENCY_WORD = /^(daily|weekly|monthly|yearly)$/i;

/** Converts 'MO', 'Monday' and 'https://schema.org/Monday' to 'MO' and keeps '2MO'; also applies `byMonthWeek`. */
const weekdaysOf = (schedule: JsonObject): string[] => {
  const weeks = numbersOf(schedule, 'byMonthWeek');
  const dayTexts = toList(ownProperty(schedule, 'byDay')).flatMap((day) => (textOf(day) ?? '').split(/[,\s]+/).filter(Boolean));
  const days = dayTexts.slice(0, MAX_VALUES).map((text) => {
    const [, place = '', name = ''] = WEEKDAY_PATTERN.exec(text) ?? [];
    const day = WEEKDAY_NAMES.find((one) => name !== '' && one.startsWith(name.toUpperCase()));
    if (!day) throw new Error(`its schedule says '${text}', which is not a day of the week`);
    return `${place}${day.slice(0, 2)}`;
  });
  return weeks.length > 0 ? weeks.flatMap((week) => days.map((day) => `${week}${day}`)) : days;
};

const WEEKDAY_PATTERN = /^([+-]?\d)?(?:https?:\/\/schema\.org\/|schema:)?([a-z]{2,9})$/i;

const WEEKDAY_NAMES = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

const numbersOf = (schedule: JsonObject, name: string): number[] =>
  toList(ownProperty(schedule, name))
    .slice(0, MAX_VALUES)
    .map((value) => {
      const number = Number(textOf(value));
      if (!Number.isInteger(number) || number === 0)
        throw new Error(`its schedule says '${textOf(value)}', which is not a valid ${name}`);
      return number;
    });

/** A day, or one time of it. Some publishers write a day as midnight. */
const exceptionsOf = (schedule: JsonObject, start: WrittenTime): Property[] =>
  toList(ownProperty(schedule, 'exceptDate'))
    .slice(0, MAX_VALUES)
    .map((value) => {
      const when = parseWrittenTime(textOf(value) ?? '');
      if (!when) throw new Error(`its schedule excludes '${textOf(value)}', which is not a date`);
      const { day, clock, zone = start.zone } = when;
      return toProperty(clock && clock !== MIDNIGHT ? { day, clock, ...(zone && { zone }) } : { day });
    });

const MIDNIGHT = '00:00:00';

const MAX_VALUES = 400;
