import { endDayOf, hasDate, startDayOf, yearOf } from '#libs/contracts';
import { type OffsetLookup, offsetsOf } from '../../icalendar/times/offsets';
import type { PublishedCalendar, PublishedEvent } from '../published-calendar';
import { toContentLine, toTextValue } from './content-line';
import { renderEventEnd, renderEventLines } from './event-lines';
import { renderTimeZone } from './time-zone';

const REFRESH_INTERVAL = 'PT4H';

/** Renders a calendar to subscribe to (RFC 5545, RFC 7986). Leaves out events without a day. */
export const renderCalendar = ({ name, town, timeZone, origin, address, events }: PublishedCalendar): string => {
  const dated = events.filter(({ event }) => hasDate(event));
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Almanac//Almanac//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${toTextValue(name)}`,
    `X-WR-CALNAME:${toTextValue(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_INTERVAL}`,
    `X-PUBLISHED-TTL:${REFRESH_INTERVAL}`,
    ...(address ? [`SOURCE;VALUE=URI:${origin}${address}`] : []),
    ...renderTimeZone(timeZone, ...yearsOf(dated)),
  ];
  const context = { town, timeZone, offsetAt: offsetsIn(timeZone) };
  const bodies = dated.map((one) => bodyOf(one, () => renderEventLines(one, context)) + renderEventEnd(one, origin));
  return head.map(toContentLine).join('') + bodies.join('') + toContentLine('END:VCALENDAR');
};

const yearsOf = (dated: readonly PublishedEvent[]): [first: number, last: number] => {
  const years = dated.map(({ event }) => [yearOf(startDayOf(event)!), yearOf(endDayOf(event))] as const);
  const [first, last] = years[0] ?? [DEFAULT_YEAR, DEFAULT_YEAR];
  return years.reduce<[number, number]>((span, [from, to]) => [Math.min(span[0], from), Math.max(span[1], to)], [first, last]);
};

const DEFAULT_YEAR = 2026;

/** The same event is part of many calendars. */
const bodyCache = new WeakMap<PublishedEvent, string>();

const bodyOf = (one: PublishedEvent, write: () => string): string => {
  const cachedBody = bodyCache.get(one);
  if (cachedBody !== undefined) return cachedBody;
  const body = write();
  bodyCache.set(one, body);
  return body;
};

const offsetCache = new Map<string, OffsetLookup>();

const offsetsIn = (zone: string): OffsetLookup => {
  const lookup = offsetCache.get(zone) ?? offsetsOf(zone);
  offsetCache.set(zone, lookup);
  return lookup;
};
