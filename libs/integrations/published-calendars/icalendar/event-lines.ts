import {
  eventPathOf,
  formatRebooking,
  isTentative,
  millisecondsOf,
  type Rebooking,
  repairMojibake,
  slugOf,
  type TownEvent,
} from '#libs/contracts';
import type { OffsetLookup } from '../../icalendar/times/offsets';
import type { PublishedEvent } from '../published-calendar';
import { removeForbiddenCharacters, toContentLine, toTextValue } from './content-line';
import { renderTimes, toBasicFormat } from './time-lines';

export type TownZone = Readonly<{ town: string; timeZone: string; offsetAt: OffsetLookup }>;

/** Without the URL, which depends on the origin of the request. The UID never changes. */
export const renderEventLines = (
  { event, sequence, publishedAt, changedAt, rebooking }: PublishedEvent,
  { town, timeZone, offsetAt }: TownZone,
): string => {
  const { lines, words } = renderTimes(event, timeZone, offsetAt);
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${slugOf(town) || 'town'}.almanac`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${toUtcInstant(changedAt)}`,
    `CREATED:${toUtcInstant(publishedAt)}`,
    `LAST-MODIFIED:${toUtcInstant(changedAt)}`,
    ...lines,
    `SUMMARY:${toValue(event.name)}`,
    ...optionalLine('LOCATION', placeOf(event)),
    ...optionalLine('DESCRIPTION', descriptionOf(event, words, rebooking)),
    ...conferenceOf(event),
    ...optionalLine('CATEGORIES', event.category),
    `STATUS:${statusOf(event)}`,
    'TRANSP:TRANSPARENT',
  ]
    .map(toContentLine)
    .join('');
};

export const renderEventEnd = ({ event }: PublishedEvent, origin: string): string =>
  toContentLine(`URL:${origin}${eventPathOf(event)}`) + toContentLine('END:VEVENT');

/** For subscribers an event that is no longer announced counts as cancelled. */
const statusOf = (event: TownEvent) =>
  event.status !== 'confirmed' ? 'CANCELLED' : isTentative(event) ? 'TENTATIVE' : 'CONFIRMED';

const placeOf = ({ location, address }: TownEvent): string | undefined =>
  location && address && !location.includes(address) ? `${location}, ${address}` : (location ?? address);

/** RFC 7986, 5.11 */
const conferenceOf = ({ onlineUrl }: TownEvent) =>
  onlineUrl ? [`CONFERENCE;VALUE=URI;LABEL=Join online:${removeForbiddenCharacters(onlineUrl)}`] : [];

const descriptionOf = (event: TownEvent, words: string | undefined, rebooking: Rebooking | undefined): string => {
  const { displayDate, description, organization, subOrganization, onlineUrl } = event;
  const by = subOrganization ? `${organization}, ${subOrganization}` : organization;
  const instead = rebooking && formatRebooking(rebooking);
  return [instead, [displayDate, words].filter(Boolean).join('\n'), onlineUrl && `Join online: ${onlineUrl}`, description, by]
    .filter(Boolean)
    .join('\n\n');
};

const optionalLine = (name: string, value: string | undefined) => (value?.trim() ? [`${name}:${toValue(value)}`] : []);

const toValue = (value: string) => toTextValue(repairMojibake(value).trim());

const toUtcInstant = (iso: string): string => `${toBasicFormat(new Date(millisecondsOf(iso)).toISOString().slice(0, 19))}Z`;
