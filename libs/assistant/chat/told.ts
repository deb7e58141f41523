import {
  briefDate,
  type Day,
  firstDay,
  isStillOn,
  lastDay,
  placeWords,
  plainQuotes,
  runWords,
  type TownEvent,
  timeRange,
  timesOf,
  unmarked,
} from '#libs/contracts';
import { linked, publisherWords } from '../summaries';
import { dayWords } from './span';

/** '**10:30 AM** [Brick builders’ hour](/event/7) Children’s room', below the day that it is on. */
export const rowOfDay = (event: TownEvent, today: Day): string =>
  row(timesOf(event).start || 'Any time', event, isStillOn(event, today) ? runWords(event, today).to : '');

/** '**Mon, Nov 23** [Township Council meeting](/event/7) 7:30 PM, Town Hall' */
export const rowWithDate = (event: TownEvent, today: Day): string => {
  const first = firstDay(event);
  const isOn = first !== null && first < today && lastDay(event) >= today;
  return row(
    isOn ? `to ${briefDate(lastDay(event))}` : first ? shortDay(first, today) : 'No date yet',
    event,
    timesOf(event).start,
  );
};

const row = (label: string, event: TownEvent, ...more: string[]): string =>
  [`**${unmarked(label)}**`, linked(event), [...more.map(unmarked), placeOf(event)].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' ');

/** '[Township Council meeting](/event/7) is on **Monday, November 23**, **7:30 PM – 9:30 PM**, in Town Hall.' */
export const sentenceOf = (event: TownEvent, today: Day): string =>
  `${linked(event)} ${[whenOf(event, today), whereOf(event)].filter(Boolean).join(', ')}.`;

export const whenOf = (event: TownEvent, today: Day): string => {
  const verb = event.status === 'cancelled' ? 'was to be' : lastDay(event) < today ? 'was' : 'is';
  const first = firstDay(event);
  if (first === null || event.displayDate) {
    return `${verb === 'is' ? 'has' : 'had'} no day yet${event.displayDate ? ` (${unmarked(event.displayDate)})` : ''}`;
  }
  const last = lastDay(event);
  const days =
    first === last ? `on **${dayWords(first, today)}**` : `from **${dayWords(first, today)}** to **${dayWords(last, today)}**`;
  const time = timeRange(event);
  return `${verb} ${days}${time ? `, **${unmarked(time)}**` : ', at a time that the calendar does not say'}`;
};

/** 'in Town Hall, Council Chamber (111 West Second Street)', 'online'; '' where it is not said. */
export const whereOf = (event: TownEvent): string => {
  const place = placeOf(event);
  const address = event.address?.trim();
  if (!place && !address && event.onlineUrl) return 'online';
  return place && `in ${place}${address && !place.includes(address) ? ` (${unmarked(plainQuotes(address))})` : ''}`;
};

export const placeOf = (event: TownEvent): string => unmarked(plainQuotes(placeWords(event).trim()));

/** 'by **Moorestown Library**, Children’s programs' */
export const byWhom = (event: TownEvent): string =>
  `${publisherWords(event)}${event.subOrganization ? `, ${unmarked(event.subOrganization)}` : ''}`;

export const cancelledLine = (event: TownEvent, today: Day): string => {
  const first = firstDay(event);
  return `${linked(event)}${first ? ` on ${dayWords(first, today)}` : ''} is cancelled.`;
};

/** Somebody else's words, as such. */
export const quoted = (text: string): string => `“${unmarked(plainQuotes(text)).trim()}”`;

const shortDay = (day: Day, today: Day) =>
  day.slice(0, 4) === today.slice(0, 4) ? briefDate(day) : `${briefDate(day)}, ${day.slice(0, 4)}`;
