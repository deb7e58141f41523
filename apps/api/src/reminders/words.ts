import { firstDay, longDate, type PushedReminder, type TownEvent, timeRange } from '#libs/contracts';

/** 'Friday, November 20, 6:00 PM – 9:00 PM'; '' where nobody knows. */
export const whenOf = (event: TownEvent): string => {
  const day = firstDay(event);
  return day ? [longDate(day), timeRange(event)].filter(Boolean).join(', ') : '';
};

/** What a telephone is told. Of the longest names so much that it stays one message. */
export const textFor = (event: TownEvent | undefined, isCalledOff: boolean, town: string): string => {
  const said = event
    ? `${isCalledOff ? 'Will not take place: ' : 'Reminder: '}${cut(event.name, 60)}, ${whenOf(event)}${placeIn(event, isCalledOff)}.`
    : 'An event of yours that you wanted to be reminded of is gone.';
  return `${said} Almanac ${town}. Reply STOP to opt out.`;
};

/** What a browser is told while no page is open. */
export const pushFor = (id: string, event: TownEvent | undefined, isCalledOff: boolean): PushedReminder => ({
  id,
  title: event?.name ?? 'An event of yours',
  body: isCalledOff ? 'It will not take place.' : [event && whenOf(event), event?.location].filter(Boolean).join(' · '),
  url: event ? `/event/${event.id}` : '/me',
});

const placeIn = ({ location }: TownEvent, isCalledOff: boolean) => (location && !isCalledOff ? `, ${cut(location, 40)}` : '');

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);
