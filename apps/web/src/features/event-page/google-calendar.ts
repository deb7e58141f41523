import type { TownEvent } from '#libs/contracts';
import { addDays, firstDay, isAllDay, lastDay, plainQuotes } from '#libs/contracts';

/** Opens a web calendar with the event filled in. Instants go as compact UTC, whole days as days; the end of days is the day after. */
export const googleCalendarLink = (event: TownEvent): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: plainQuotes(event.name),
    ...dates(event),
    details: details(event),
    location: [event.location, event.address].filter(Boolean).join(', '),
  })}`;

const dates = (event: TownEvent): { dates?: string } => {
  const first = firstDay(event);
  if (first === null) return {};
  return { dates: isTimed(event) ? instants(event) : `${compactDay(first)}/${compactDay(addDays(lastDay(event), 1))}` };
};

const isTimed = (event: TownEvent) => event.startTime !== undefined && !isAllDay(event);

const instants = ({ startTime = '', endTime }: TownEvent) => {
  const start = new Date(startTime);
  const end = endTime ? new Date(endTime) : new Date(start.getTime() + HOUR);
  return `${compact(start)}/${compact(end)}`;
};

const HOUR = 60 * 60 * 1000;

const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');

const compactDay = (day: string) => day.replaceAll('-', '');

const details = ({ description, organization, subOrganization, location, address }: TownEvent) =>
  [
    description && `${plainQuotes(description)}\n`,
    `Organization: ${[organization, subOrganization].filter(Boolean).join(', ')}`,
    location && `Location: ${location}`,
    address && `Address: ${address}`,
  ]
    .filter(Boolean)
    .join('\n');
