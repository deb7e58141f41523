import { allOf, type Properties, type Property, textOf } from '../file/read-properties';
import { toRecordedUid } from '../identity';
import type { Report } from '../problem-list';
import { type Duration, durationBetween, lengthOf, parseDuration } from '../times/duration';
import type { SourceClock } from '../times/source-clock';
import { parseZonedTime, toKindOf, toZonedTime, type ZonedTime } from '../times/zoned-time';
import type { Revision } from './revision';
import { type Rule, ruleOf } from './rule';

export type EventComponent = {
  properties: Properties;
  /** Cancelled because the whole calendar has METHOD:CANCEL. */
  isWithdrawn: boolean;
  isPrivate?: boolean;
  /** Its start is where its schedule begins, which need not be one of its occurrences. */
  isSchedule?: true;
};

export type EventRecord = {
  uid: string;
  start: ZonedTime;
  length?: Duration;
  rules: Rule[];
  exceptRules: Rule[];
  extra: ExtraDate[];
  excluded: ZonedTime[];
  replaces?: ZonedTime;
  /** The record also applies to all later occurrences. */
  andFuture: boolean;
  isWithdrawn: boolean;
  isPrivate: boolean;
  /** A part of it could not be read, so it may or may not repeat. */
  isPartly: boolean;
  revision: Revision;
  properties: Properties;
};

/** An RDATE; a PERIOD has a length of its own. */
type ExtraDate = { start: ZonedTime; length?: Duration };

const toExtraDate = (value: unknown, { params }: Property, event: ZonedTime, clock: SourceClock): ExtraDate => {
  const [from, to] = (Array.isArray(value) ? value : [value]).map(String);
  const start = parseZonedTime(from!, params['tzid'], clock);
  if (!to || event.isDate) return { start: toKindOf(event, start) };
  const length = to.includes('P') ? parseDuration(to) : durationBetween(start, parseZonedTime(to, params['tzid'], clock), clock);
  return { start: toKindOf(event, start), length };
};

export type Change = EventRecord & { replaces: ZonedTime };

/** What cannot be read is reported and left out. Throws if the start cannot be determined. */
export const toEventRecord = (event: EventComponent, position: number, clock: SourceClock, report: Report): EventRecord => {
  const { properties } = event;
  const attempt = <T>(what: string, read: () => T): T[] => {
    try {
      return [read()];
    } catch (error) {
      report(`${what} was left out: ${(error as Error).message}`);
      return [];
    }
  };
  const replacing = allOf(properties, 'recurrence-id')[0];
  const [replaces] = replacing ? attempt('RECURRENCE-ID', () => toZonedTime(replacing, clock)) : [];
  const startProperty = allOf(properties, 'dtstart')[0];
  const start = startProperty ? toZonedTime(startProperty, clock) : replaces;
  if (!start) throw new Error('it has no start');

  const rules = (name: string) =>
    allOf(properties, name).flatMap((property) => attempt(name.toUpperCase(), () => ruleOf(property, start, clock)));
  return {
    uid: toRecordedUid(textOf(properties, 'uid') ?? `without UID: ${textOf(properties, 'summary')}, ${start.wall}`),
    start,
    length: attempt('the end', () => lengthOf(properties, start, clock))[0],
    rules: rules('rrule'),
    exceptRules: rules('exrule'),
    extra: allOf(properties, 'rdate').flatMap((property) =>
      property.values.flatMap((value) => attempt('RDATE', () => toExtraDate(value, property, start, clock))),
    ),
    excluded: allOf(properties, 'exdate').flatMap(({ values, params }) =>
      values.flatMap((value) => attempt('EXDATE', () => parseZonedTime(String(value), params['tzid'], clock))),
    ),
    replaces,
    andFuture: replacing?.params['range']?.toUpperCase() === 'THISANDFUTURE',
    isWithdrawn: event.isWithdrawn,
    isPrivate: event.isPrivate ?? false,
    isPartly: false,
    revision: [Number(textOf(properties, 'sequence')) || 0, textOf(properties, 'last-modified') ?? '', position],
    properties,
  };
};

/** A change without a title contains only what differs from its event, and is as private as the event. */
export const completeChange = (change: Change, event: EventRecord | undefined): Change => {
  if (!event) return change;
  const replaces = toKindOf(event.start, change.replaces);
  const start = change.properties.has('dtstart') ? change.start : replaces;
  if (textOf(change.properties, 'summary') !== undefined) return { ...change, replaces, start };
  const properties = new Map([...event.properties, ...change.properties]);
  const isPrivate = change.isPrivate || event.isPrivate;
  return { ...change, replaces, start, length: change.length ?? event.length, properties, isPrivate };
};
