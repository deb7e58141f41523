import {
  coversDay,
  type Day,
  displayedTimesOf,
  escapeMarks,
  formatBriefDate,
  formatPlace,
  repairMojibake,
  startDayOf,
  type TownEvent,
  titleOf,
  toEventLink,
} from '#libs/contracts';

export const describeEvent = (event: TownEvent, today: Day): string => {
  const link = linkToEvent(event);
  if (event.status === 'cancelled') return `${link} (cancelled)`;
  return [link, formatDay(event, today), formatTime(event), formatPlaceInBrackets(event)].filter(Boolean).join(' ');
};

export const linkToEvent = (event: TownEvent): string => toEventLink({ id: event.id, name: titleOf(event) });

export const formatPublisher = ({ organization }: TownEvent): string => `**${escapeMarks(organization)}**`;

const formatDay = (event: TownEvent, today: Day): string => {
  const first = startDayOf(event);
  if (coversDay(event, today) || first === null) return '';
  return event.displayDate ? `(${escapeMarks(event.displayDate)})` : `on ${formatBriefDate(first)}`;
};

const formatTime = (event: TownEvent): string => {
  const { start } = displayedTimesOf(event);
  return /^\d/.test(start) ? `at ${start}` : start === 'All Day' ? 'all day' : '';
};

const formatPlaceInBrackets = (event: TownEvent): string => {
  const place = formatPlace(event).trim() || (event.onlineUrl ? 'Online' : '');
  return place && `(${escapeMarks(repairMojibake(place))})`;
};
