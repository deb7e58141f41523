import {
  type Day,
  dailyStartMinutesOf,
  displayedTimesOf,
  endDayOf,
  escapeMarks,
  formatBriefDate,
  formatPlace,
  formatRun,
  formatTimeOfDay,
  formatTimeRange,
  isStillOn,
  repairMojibake,
  startDayOf,
  type TownEvent,
  timeOfDayOf,
} from '#libs/contracts';
import { formatPublisher, linkToEvent } from '../summaries';
import { formatDayInYear } from './span-text';

/** `day` is the one under which it stands: of what went on overnight the end is told. */
export const formatRowOfDay = (event: TownEvent, today: Day, day?: Day): string =>
  formatRow(
    (day && morningEndOf(event, day)) || displayedTimesOf(event).start || 'Any time',
    event,
    isStillOn(event, today) ? formatRun(event, today).to : '',
  );

/** 'until 9:00 AM' on the last day of what begins later on the clock; '' for any other. */
const morningEndOf = (event: TownEvent, day: Day): string => {
  const [start, end] = [dailyStartMinutesOf(event), timeOfDayOf(event.endTime)];
  const first = startDayOf(event);
  const isLastMorning =
    first !== null && first < day && endDayOf(event) === day && start !== null && end !== null && end <= start;
  return isLastMorning ? `until ${formatTimeOfDay(end)}` : '';
};

/** '**Mon, Nov 23** [Township Council meeting](/event/7) 7:30 PM, Town Hall' */
export const formatRowWithDate = (event: TownEvent, today: Day): string => {
  const first = startDayOf(event);
  const isOn = first !== null && first < today && endDayOf(event) >= today;
  const state = event.status === 'cancelled' ? ['cancelled'] : [];
  return formatRow(
    isOn ? `to ${formatBriefDate(endDayOf(event))}` : first ? formatShortDay(first, today) : 'No date yet',
    event,
    ...[displayedTimesOf(event).start, ...state],
  );
};

const formatRow = (label: string, event: TownEvent, ...more: string[]): string =>
  [
    `**${escapeMarks(label)}**`,
    linkToEvent(event),
    [...more.map(escapeMarks), formatEventPlace(event)].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(' ');

/** '[Township Council meeting](/event/7) is on **Monday, November 23**, **7:30 PM – 9:30 PM**, in Town Hall.' */
export const formatEventSentence = (event: TownEvent, today: Day): string =>
  `${linkToEvent(event)} ${[formatEventWhen(event, today), formatEventWhere(event)].filter(Boolean).join(', ')}.`;

export const formatEventWhen = (event: TownEvent, today: Day): string => {
  const verb = event.status === 'cancelled' ? 'was to be' : endDayOf(event) < today ? 'was' : 'is';
  const first = startDayOf(event);
  if (first === null || event.displayDate) {
    return `${verb === 'is' ? 'has' : 'had'} no day yet${event.displayDate ? ` (${escapeMarks(event.displayDate)})` : ''}`;
  }
  const last = endDayOf(event);
  const days =
    first === last
      ? `on **${formatDayInYear(first, today)}**`
      : `from **${formatDayInYear(first, today)}** to **${formatDayInYear(last, today)}**`;
  const time = formatTimeRange(event);
  return `${verb} ${days}${time ? `, **${escapeMarks(time)}**` : ', at a time that the calendar does not say'}`;
};

/** 'in Town Hall, Council Chamber (111 West Second Street)', 'online'; '' if unknown. */
export const formatEventWhere = (event: TownEvent): string => {
  const place = formatEventPlace(event);
  const address = event.address?.trim();
  if (!place && !address && event.onlineUrl) return 'online';
  return place && `in ${place}${address && !place.includes(address) ? ` (${escapeMarks(repairMojibake(address))})` : ''}`;
};

export const formatEventPlace = (event: TownEvent): string => escapeMarks(repairMojibake(formatPlace(event).trim()));

export const formatByWhom = (event: TownEvent): string =>
  `${formatPublisher(event)}${event.subOrganization ? `, ${escapeMarks(event.subOrganization)}` : ''}`;

export const formatCancelled = (event: TownEvent, today: Day): string => {
  const first = startDayOf(event);
  return `${linkToEvent(event)}${first ? ` on ${formatDayInYear(first, today)}` : ''} is cancelled.`;
};

export const quote = (text: string): string => `“${escapeMarks(repairMojibake(text)).trim()}”`;

const formatShortDay = (day: Day, today: Day) =>
  day.slice(0, 4) === today.slice(0, 4) ? formatBriefDate(day) : `${formatBriefDate(day)}, ${day.slice(0, 4)}`;
