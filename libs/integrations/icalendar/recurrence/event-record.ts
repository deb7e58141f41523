import { allOf, type Properties, type Property, textOf } from '../file/read-properties';
import { recordedUid } from '../identity';
import type { Report } from '../problems';
import { between, durationOf, type Length, lengthOf } from '../times/length';
import { inKindOf, type Moment, momentIn, momentOf } from '../times/moment';
import type { SourceClock } from '../times/source-clock';
import type { Revision } from './revision';
import { type Rule, ruleOf } from './rule';

/** What a source says of one event, in the words of iCalendar, whatever its format. */
export type ToldEvent = {
  properties: Properties;
  /** Called off by the calendar as a whole. */
  isWithdrawn: boolean;
  /** Not for everybody, by its publisher's word. */
  isPrivate?: boolean;
  /** Its start is where its schedule begins, which need not be a time of it. */
  isSchedule?: true;
};

/** One VEVENT: an event with its repeats, or what became of one of them. */
export type EventRecord = {
  uid: string;
  start: Moment;
  length?: Length;
  rules: Rule[];
  exceptRules: Rule[];
  extra: ExtraDate[];
  excluded: Moment[];
  /** Which occurrence this one stands for. */
  replaces?: Moment;
  /** It stands for all later ones too. */
  andFuture: boolean;
  /** Called off by the calendar as a whole. */
  isWithdrawn: boolean;
  /** Not for everybody, by its publisher's word. */
  isPrivate: boolean;
  /** Something of it could not be read: perhaps it repeats, perhaps not. */
  isPartly: boolean;
  revision: Revision;
  properties: Properties;
};

/** An RDATE; a PERIOD brings a length of its own. */
type ExtraDate = { start: Moment; length?: Length };

/** Throws when it is no date. */
const extraDateOf = (value: unknown, { params }: Property, event: Moment, clock: SourceClock): ExtraDate => {
  const [from, to] = (Array.isArray(value) ? value : [value]).map(String);
  const start = momentOf(from!, params['tzid'], clock);
  if (!to || event.isDate) return { start: inKindOf(event, start) };
  const length = to.includes('P') ? durationOf(to) : between(start, momentOf(to, params['tzid'], clock), clock);
  return { start: inKindOf(event, start), length };
};

/** What became of one occurrence. */
export type Change = EventRecord & { replaces: Moment };

/** What can't be read is reported and left out. Throws when there is no telling when the event starts. */
export const recordOf = (event: ToldEvent, position: number, clock: SourceClock, report: Report): EventRecord => {
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
  const [replaces] = replacing ? attempt('RECURRENCE-ID', () => momentIn(replacing, clock)) : [];
  const starting = allOf(properties, 'dtstart')[0];
  const start = starting ? momentIn(starting, clock) : replaces;
  if (!start) throw new Error('it has no start');

  const rules = (name: string) =>
    allOf(properties, name).flatMap((property) => attempt(name.toUpperCase(), () => ruleOf(property, start, clock)));
  return {
    uid: recordedUid(textOf(properties, 'uid') ?? `without UID: ${textOf(properties, 'summary')}, ${start.wall}`),
    start,
    length: attempt('the end', () => lengthOf(properties, start, clock))[0],
    rules: rules('rrule'),
    exceptRules: rules('exrule'),
    extra: allOf(properties, 'rdate').flatMap((property) =>
      property.values.flatMap((value) => attempt('RDATE', () => extraDateOf(value, property, start, clock))),
    ),
    excluded: allOf(properties, 'exdate').flatMap(({ values, params }) =>
      values.flatMap((value) => attempt('EXDATE', () => momentOf(String(value), params['tzid'], clock))),
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

/** A change without a title tells only what differs from its event, and is as private. */
export const completed = (change: Change, event: EventRecord | undefined): Change => {
  if (!event) return change;
  const replaces = inKindOf(event.start, change.replaces);
  const start = change.properties.has('dtstart') ? change.start : replaces;
  if (textOf(change.properties, 'summary') !== undefined) return { ...change, replaces, start };
  const properties = new Map([...event.properties, ...change.properties]);
  const isPrivate = change.isPrivate || event.isPrivate;
  return { ...change, replaces, start, length: change.length ?? event.length, properties, isPrivate };
};
