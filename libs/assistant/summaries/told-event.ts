import {
  briefDate,
  coversDay,
  type Day,
  eventLink,
  firstDay,
  placeWords,
  plainQuotes,
  type TownEvent,
  timesOf,
  titleOf,
  unmarked,
} from '#libs/contracts';

/** What of an event is told in a sentence: its name, which leads to its page, then when and where it is. */
export const toldEvent = (event: TownEvent, today: Day): string => {
  const link = linked(event);
  if (event.status === 'cancelled') return `${link} (cancelled)`;
  return [link, dayWords(event, today), timeWords(event), inBrackets(event)].filter(Boolean).join(' ');
};

/** Its title alone. */
export const linked = (event: TownEvent): string => eventLink({ id: event.id, name: titleOf(event) });

/** '**Moorestown Library**' */
export const publisherWords = ({ organization }: TownEvent): string => `**${unmarked(organization)}**`;

const dayWords = (event: TownEvent, today: Day): string => {
  const first = firstDay(event);
  if (coversDay(event, today) || first === null) return '';
  return event.displayDate ? `(${unmarked(event.displayDate)})` : `on ${briefDate(first)}`;
};

const timeWords = (event: TownEvent): string => {
  const { start } = timesOf(event);
  return /^\d/.test(start) ? `at ${start}` : start === 'All Day' ? 'all day' : '';
};

const inBrackets = (event: TownEvent): string => {
  const place = placeWords(event).trim() || (event.onlineUrl ? 'Online' : '');
  return place && `(${unmarked(plainQuotes(place))})`;
};
