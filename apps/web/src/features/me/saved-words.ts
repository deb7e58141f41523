import { type Day, isPast, type TownEvent } from '#libs/contracts';

/** '9 saved', '9 saved, 4 of them over'; the room for it until it can be told. */
export const savedWords = (events: TownEvent[] | undefined, today: Day): string => {
  if (!events) return '\u00a0';
  const over = events.filter((event) => isPast(event, today)).length;
  return over ? `${events.length} saved, ${over} of them over` : `${events.length} saved`;
};
