import type { TownEvent } from '#libs/contracts';
import { addDays, firstDay, isAllDay, isWholeDay, lastDay, plainQuotes, timesOf } from '#libs/contracts';

/**
 * Opens a web calendar with the event filled in. Instants go as compact UTC, whole days as days; the end of days is the day after.
 * A description gives way where the address would become longer than Google takes.
 */
export const googleCalendarLink = (event: TownEvent): string =>
  linkWith(
    event,
    shortened(plainQuotes(event.description ?? ''), (words) => encodeURIComponent(linkWith(event, words)).length <= LONGEST_LINK),
  );

/** The text, or as many of its words as fit and an ellipsis. Of a first word that is too long itself, as many characters as fit. */
const shortened = (text: string, fits: (text: string) => boolean): string => {
  if (fits(text)) return text;
  const characters = [...text];
  const begin = (length: number) => characters.slice(0, length).join('');
  let [fitting, tooLong] = [0, characters.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(begin(middle) + MORE)) fitting = middle;
    else tooLong = middle;
  }
  const cut = begin(fitting);
  return (/\s/.test(characters[fitting]!) ? cut : cut.replace(/\s\S*$/, '')).trimEnd() + MORE;
};

const MORE = '…';

/**
 * Characters. Google says nothing about it and answers 414 beyond 8 KiB; whoever has to sign in first sends the whole link once
 * more as a part of the sign-in's address, encoded again. So this counts the link as it is then.
 */
export const LONGEST_LINK = 8_000;

const linkWith = (event: TownEvent, description: string) =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: plainQuotes(event.name),
    ...dates(event),
    details: details(event, description),
    location: [event.location, event.address].filter(Boolean).join(', '),
  })}`;

const dates = (event: TownEvent): { dates?: string } => {
  const first = firstDay(event);
  if (first === null) return {};
  return { dates: isTimed(event) ? instants(event) : `${compactDay(first)}/${compactDay(addDays(lastDay(event), 1))}` };
};

const isTimed = (event: TownEvent) => event.startTime !== undefined && !isWholeDay(event);

const instants = ({ startTime = '', endTime }: TownEvent) => {
  const start = new Date(startTime);
  const end = endTime ? new Date(endTime) : new Date(start.getTime() + HOUR);
  return `${compact(start)}/${compact(end)}`;
};

const HOUR = 60 * 60 * 1000;

const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');

const compactDay = (day: string) => day.replaceAll('-', '');

const details = (event: TownEvent, description: string) =>
  [
    description && `${description}\n`,
    saidTime(event) && `Time: ${saidTime(event)}`,
    `Organization: ${[event.organization, event.subOrganization].filter(Boolean).join(', ')}`,
    event.location && `Location: ${event.location}`,
    event.address && `Address: ${event.address}`,
    event.onlineUrl && `Join online: ${event.onlineUrl}`,
  ]
    .filter(Boolean)
    .join('\n');

/** Of a time that is only words the web calendar gets the day, and the words to read. */
const saidTime = (event: TownEvent) => (event.startTime === undefined && !isAllDay(event) ? timesOf(event).start : '');
