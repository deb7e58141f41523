import type { TownEvent } from '#libs/contracts';

/** An event is in many responses, and in many versions of the list: its JSON is made once. */
const eventTexts = new WeakMap<TownEvent, string>();

export const eventTextOf = (event: TownEvent): string => eventTexts.get(event) ?? renderEvent(event);

const renderEvent = (event: TownEvent): string => {
  const text = JSON.stringify(event);
  eventTexts.set(event, text);
  return text;
};
