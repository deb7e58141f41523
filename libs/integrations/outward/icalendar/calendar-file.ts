import { firstDay, hasDate, lastDay, yearOf } from '#libs/contracts';
import { type Offsets, offsetsOf } from '../../icalendar/times/offsets';
import type { Outgoing, Publication } from '../outgoing';
import { contentLine, textValue } from './content-line';
import { eventEnd, eventLines } from './event-lines';
import { timeZoneLines } from './time-zone';

/** How long a program may wait before it looks for changes. */
const LOOK_AGAIN = 'PT4H';

/** A calendar to subscribe to, as RFC 5545 and RFC 7986 have it. What has no day cannot be in it. */
export const calendarFile = ({ name, town, timeZone, origin, address, events }: Publication): string => {
  const dated = events.filter(({ event }) => hasDate(event));
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Almanac//Almanac//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${textValue(name)}`,
    `X-WR-CALNAME:${textValue(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${LOOK_AGAIN}`,
    `X-PUBLISHED-TTL:${LOOK_AGAIN}`,
    ...(address ? [`SOURCE;VALUE=URI:${origin}${address}`] : []),
    ...timeZoneLines(timeZone, ...yearsOf(dated)),
  ];
  const told = { town, timeZone, offsetAt: offsetsIn(timeZone) };
  const bodies = dated.map((one) => bodyOf(one, () => eventLines(one, told)) + eventEnd(one, origin));
  return head.map(contentLine).join('') + bodies.join('') + contentLine('END:VCALENDAR');
};

const yearsOf = (dated: readonly Outgoing[]): [first: number, last: number] => {
  const years = dated.map(({ event }) => [yearOf(firstDay(event)!), yearOf(lastDay(event))] as const);
  const [first, last] = years[0] ?? [NO_YEAR, NO_YEAR];
  return years.reduce<[number, number]>((known, [from, to]) => [Math.min(known[0], from), Math.max(known[1], to)], [first, last]);
};

/** Of a calendar in which nothing takes place. */
const NO_YEAR = 2026;

/** The same event stands in many calendars. */
const bodies = new WeakMap<Outgoing, string>();

const bodyOf = (one: Outgoing, write: () => string): string => {
  const known = bodies.get(one);
  if (known !== undefined) return known;
  const body = write();
  bodies.set(one, body);
  return body;
};

const offsets = new Map<string, Offsets>();

const offsetsIn = (zone: string): Offsets => {
  const known = offsets.get(zone) ?? offsetsOf(zone);
  offsets.set(zone, known);
  return known;
};
