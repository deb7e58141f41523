import {
  briefDate,
  eventPath,
  firstDay,
  longDate,
  type OneEvent,
  type PushedReminder,
  placeWords,
  plainQuotes,
  rebookingWords,
  type TownEvent,
  timeRange,
  timesOf,
  titleOf,
} from '#libs/contracts';
import { encodingOf, gsmText } from '#libs/integrations';

/** 'Friday, November 20, 6:00 PM – 9:00 PM'; '' where nobody knows. */
export const whenOf = (event: TownEvent): string => {
  const day = firstDay(event);
  return day ? [longDate(day), timeRange(event)].filter(Boolean).join(', ') : '';
};

/**
 * What a telephone is told: as much as goes into one message, else into the fewest parts. `site`: where the town's pages are, if that is
 * known.
 */
export const textFor = (event: OneEvent | undefined, isCalledOff: boolean, town: string, site?: string): string => {
  const end = `Almanac ${gsmText(town)}. Reply STOP to opt out.`;
  const texts = SHAPES.map((shape) => `${saidOf(event, isCalledOff, shape, site)} ${end}`);
  const parts = texts.map((text) => encodingOf(text).parts);
  return texts[parts.indexOf(Math.min(...parts))]!;
};

/** What a browser is told while no page is open. */
export const pushFor = (id: string, event: OneEvent | undefined, isCalledOff: boolean): PushedReminder => ({
  id,
  title: event ? titleOf(event) : 'An event of yours',
  body: plainQuotes(bodyOf(event, isCalledOff)),
  url: event ? eventPath((isCalledOff && event.rebooking) || event) : '/me',
});

/** How much is said: characters of the name and of the place, and when in how many words. The fullest first. */
type Shape = Readonly<{ name: number; place: number; when: (event: TownEvent) => string }>;

const briefly = (event: TownEvent): string => {
  const day = firstDay(event);
  return day ? [briefDate(day), timesOf(event).start].filter(Boolean).join(', ') : '';
};

const SHAPES: readonly Shape[] = [
  { name: 60, place: 40, when: whenOf },
  { name: 60, place: 40, when: briefly },
  { name: 60, place: 24, when: briefly },
  { name: 60, place: 0, when: briefly },
  { name: 40, place: 0, when: briefly },
  { name: 24, place: 0, when: briefly },
];

const saidOf = (event: OneEvent | undefined, isCalledOff: boolean, shape: Shape, site?: string): string => {
  if (!event) return 'An event of yours that you wanted to be reminded of is gone.';
  if (event.isPrivate) return PRIVATE;
  const [opening, ending] = isCalledOff ? ['Will not take place', insteadOf(event, site)] : ['Reminder', ''];
  const place = isCalledOff ? '' : placeWords(event);
  const said = [cut(titleOf(event), shape.name), gsmText(shape.when(event)), shape.place > 0 && place && cut(place, shape.place)];
  return `${opening}: ${said.filter(Boolean).join(', ')}.${ending}`;
};

const bodyOf = (event: OneEvent | undefined, isCalledOff: boolean): string => {
  if (event?.isPrivate) return PRIVATE;
  return isCalledOff
    ? `It will not take place.${event ? insteadOf(event) : ''}`
    : [event && whenOf(event), event && placeWords(event)].filter(Boolean).join(' · ');
};

const PRIVATE = 'An event that you wanted to be reminded of is no longer public.';

const insteadOf = ({ rebooking }: OneEvent, site?: string) =>
  rebooking ? ` ${cut(rebookingWords(rebooking), 40)}${site ? `: ${site}${eventPath(rebooking)} ` : '.'}` : '';

/** As a telephone writes it, and not longer than so many characters. */
const cut = (text: string, most: number): string => {
  const characters = [...gsmText(plainQuotes(text))];
  const isWhole = characters.length <= most;
  const kept = (isWhole ? characters : characters.slice(0, most - DOTS.length)).join('');
  return isWhole ? kept : `${kept.trimEnd()}${DOTS}`;
};

const DOTS = '...';
