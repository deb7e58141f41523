import { firstDay, longDate, type PushedReminder, placeWords, type TownEvent, timeRange } from '#libs/contracts';

/** 'Friday, November 20, 6:00 PM – 9:00 PM'; '' where nobody knows. */
export const whenOf = (event: TownEvent): string => {
  const day = firstDay(event);
  return day ? [longDate(day), timeRange(event)].filter(Boolean).join(', ') : '';
};

/** What a telephone is told. Of the longest names so much that it stays one message. */
export const textFor = (event: TownEvent | undefined, isCalledOff: boolean, town: string): string =>
  `${saidOf(event, isCalledOff)} Almanac ${town}. Reply STOP to opt out.`;

/** What a browser is told while no page is open. */
export const pushFor = (id: string, event: TownEvent | undefined, isCalledOff: boolean): PushedReminder => ({
  id,
  title: event?.name ?? 'An event of yours',
  body: bodyOf(event, isCalledOff),
  url: event ? `/event/${event.id}` : '/me',
});

const saidOf = (event: TownEvent | undefined, isCalledOff: boolean): string => {
  if (!event) return 'An event of yours that you wanted to be reminded of is gone.';
  if (event.isPrivate) return PRIVATE;
  return `${isCalledOff ? 'Will not take place: ' : 'Reminder: '}${cut(event.name, 60)}, ${whenOf(event)}${placeIn(event, isCalledOff)}.`;
};

const bodyOf = (event: TownEvent | undefined, isCalledOff: boolean): string => {
  if (event?.isPrivate) return PRIVATE;
  return isCalledOff
    ? 'It will not take place.'
    : [event && whenOf(event), event && placeWords(event)].filter(Boolean).join(' · ');
};

const PRIVATE = 'An event that you wanted to be reminded of is no longer public.';

const placeIn = (event: TownEvent, isCalledOff: boolean) => {
  const where = placeWords(event);
  return where && !isCalledOff ? `, ${cut(where, 40)}` : '';
};

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);
