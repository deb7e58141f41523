import {
  eventPath,
  firstDay,
  longDate,
  type OneEvent,
  type PushedReminder,
  placeWords,
  rebookingWords,
  type TownEvent,
  timeRange,
} from '#libs/contracts';

/** 'Friday, November 20, 6:00 PM – 9:00 PM'; '' where nobody knows. */
export const whenOf = (event: TownEvent): string => {
  const day = firstDay(event);
  return day ? [longDate(day), timeRange(event)].filter(Boolean).join(', ') : '';
};

/** What a telephone is told. Of the longest names so much that it stays one message. `site`: where the town's pages are, if that is known. */
export const textFor = (event: OneEvent | undefined, isCalledOff: boolean, town: string, site?: string): string =>
  `${saidOf(event, isCalledOff, site)} Almanac ${town}. Reply STOP to opt out.`;

/** What a browser is told while no page is open. */
export const pushFor = (id: string, event: OneEvent | undefined, isCalledOff: boolean): PushedReminder => ({
  id,
  title: event?.name ?? 'An event of yours',
  body: bodyOf(event, isCalledOff),
  url: event ? eventPath((isCalledOff && event.rebooking) || event) : '/me',
});

const saidOf = (event: OneEvent | undefined, isCalledOff: boolean, site?: string): string => {
  if (!event) return 'An event of yours that you wanted to be reminded of is gone.';
  if (event.isPrivate) return PRIVATE;
  return `${isCalledOff ? 'Will not take place: ' : 'Reminder: '}${cut(event.name, 60)}, ${whenOf(event)}${placeIn(event, isCalledOff)}.${isCalledOff ? insteadOf(event, site) : ''}`;
};

const bodyOf = (event: OneEvent | undefined, isCalledOff: boolean): string => {
  if (event?.isPrivate) return PRIVATE;
  return isCalledOff
    ? `It will not take place.${event ? insteadOf(event) : ''}`
    : [event && whenOf(event), event && placeWords(event)].filter(Boolean).join(' · ');
};

const PRIVATE = 'An event that you wanted to be reminded of is no longer public.';

const placeIn = (event: TownEvent, isCalledOff: boolean) => {
  const where = placeWords(event);
  return where && !isCalledOff ? `, ${cut(where, 40)}` : '';
};

const insteadOf = ({ rebooking }: OneEvent, site?: string) =>
  rebooking ? ` ${cut(rebookingWords(rebooking), 40)}${site ? `: ${site}${eventPath(rebooking)} ` : '.'}` : '';

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);
