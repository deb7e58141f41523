import { eventPath, isTentative, millisecondsOf, plainQuotes, slugOf, type TownEvent } from '#libs/contracts';
import type { Offsets } from '../../icalendar/times/offsets';
import type { Outgoing } from '../outgoing';
import { contentLine, textValue, wellFormed } from './content-line';
import { bare, whenOf } from './moments';

/** For every event of one town. */
export type Told = Readonly<{ town: string; timeZone: string; offsetAt: Offsets }>;

/** An event with a day, all but its address, which hangs on who asks. Calendars know it by its UID for ever. */
export const eventLines = ({ event, sequence, publishedAt, changedAt }: Outgoing, { town, timeZone, offsetAt }: Told): string => {
  const { lines, words } = whenOf(event, timeZone, offsetAt);
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${slugOf(town) || 'town'}.almanac`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${instant(changedAt)}`,
    `CREATED:${instant(publishedAt)}`,
    `LAST-MODIFIED:${instant(changedAt)}`,
    ...lines,
    `SUMMARY:${text(event.name)}`,
    ...optional('LOCATION', placeOf(event)),
    ...optional('DESCRIPTION', descriptionOf(event, words)),
    ...conferenceOf(event),
    ...optional('CATEGORIES', event.category),
    `STATUS:${statusOf(event)}`,
    'TRANSP:TRANSPARENT',
  ]
    .map(contentLine)
    .join('');
};

export const eventEnd = ({ event }: Outgoing, origin: string): string =>
  contentLine(`URL:${origin}${eventPath(event)}`) + contentLine('END:VEVENT');

/** To whoever subscribed, what is no longer announced is as good as cancelled. */
const statusOf = (event: TownEvent) =>
  event.status !== 'confirmed' ? 'CANCELLED' : isTentative(event) ? 'TENTATIVE' : 'CONFIRMED';

const placeOf = ({ location, address }: TownEvent): string | undefined =>
  location && address && !location.includes(address) ? `${location}, ${address}` : (location ?? address);

/** RFC 7986, 5.11 */
const conferenceOf = ({ onlineUrl }: TownEvent) =>
  onlineUrl ? [`CONFERENCE;VALUE=URI;LABEL=Join online:${wellFormed(onlineUrl)}`] : [];

const descriptionOf = (event: TownEvent, words: string | undefined): string => {
  const { displayDate, description, organization, subOrganization, onlineUrl } = event;
  const by = subOrganization ? `${organization}, ${subOrganization}` : organization;
  return [[displayDate, words].filter(Boolean).join('\n'), onlineUrl && `Join online: ${onlineUrl}`, description, by]
    .filter(Boolean)
    .join('\n\n');
};

const optional = (name: string, value: string | undefined) => (value?.trim() ? [`${name}:${text(value)}`] : []);

const text = (value: string) => textValue(plainQuotes(value).trim());

const instant = (iso: string): string => `${bare(new Date(millisecondsOf(iso)).toISOString().slice(0, 19))}Z`;
