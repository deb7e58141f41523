import {
  addDays,
  displayedTimesOf,
  endDayOf,
  isAllDay,
  isExportedAsWholeDay,
  repairMojibake,
  startDayOf,
  type TownEvent,
} from '#libs/contracts';

/** The description is shortened until the link has at most `MAX_ENCODED_LINK_LENGTH` characters, encoded. */
export const googleCalendarLink = (event: TownEvent): string =>
  buildLink(
    event,
    shortenText(
      repairMojibake(event.description ?? ''),
      (shortened) => encodeURIComponent(buildLink(event, shortened)).length <= MAX_ENCODED_LINK_LENGTH,
    ),
  );

const shortenText = (text: string, fits: (text: string) => boolean): string => {
  if (fits(text)) return text;
  const characters = [...text];
  const prefix = (length: number) => characters.slice(0, length).join('');
  let [fitting, tooLong] = [0, characters.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(prefix(middle) + ELLIPSIS)) fitting = middle;
    else tooLong = middle;
  }
  const cut = prefix(fitting);
  return (/\s/.test(characters[fitting]!) ? cut : cut.replace(/\s\S*$/, '')).trimEnd() + ELLIPSIS;
};

const ELLIPSIS = '…';

/** Google answers 414 beyond 8 KiB (undocumented), and its sign-in page receives the link once more encoded. */
export const MAX_ENCODED_LINK_LENGTH = 8_000;

const buildLink = (event: TownEvent, description: string) =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: repairMojibake(event.name),
    ...datesParameter(event),
    details: detailsText(event, description),
    location: [event.location, event.address].filter(Boolean).join(', '),
  })}`;

/** Compact UTC instants, or days with an exclusive end. */
const datesParameter = (event: TownEvent): { dates?: string } => {
  const first = startDayOf(event);
  if (first === null) return {};
  return {
    dates: isTimed(event)
      ? formatInstants(event.startTime, event.endTime)
      : `${toCompactDay(first)}/${toCompactDay(addDays(endDayOf(event), 1))}`,
  };
};

const isTimed = (event: TownEvent): event is TownEvent & { startTime: string } =>
  event.startTime !== undefined && !isExportedAsWholeDay(event);

const formatInstants = (startTime: string, endTime: string | undefined) => {
  const start = new Date(startTime);
  const end = endTime ? new Date(endTime) : new Date(start.getTime() + HOUR_MS);
  return `${toCompactInstant(start)}/${toCompactInstant(end)}`;
};

const HOUR_MS = 60 * 60 * 1000;

const toCompactInstant = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');

const toCompactDay = (day: string) => day.replaceAll('-', '');

const detailsText = (event: TownEvent, description: string) => {
  const time = timeInWords(event);
  return [
    description && `${description}\n`,
    time && `Time: ${time}`,
    `Organization: ${[event.organization, event.subOrganization].filter(Boolean).join(', ')}`,
    event.location && `Location: ${event.location}`,
    event.address && `Address: ${event.address}`,
    event.onlineUrl && `Join online: ${event.onlineUrl}`,
  ]
    .filter(Boolean)
    .join('\n');
};

/** Only for a time that is not a clock time ('After sunset'): then the dates have no time. */
const timeInWords = (event: TownEvent) =>
  event.startTime === undefined && !isAllDay(event) ? displayedTimesOf(event).start : '';
