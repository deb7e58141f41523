import { escapeRegExp } from '#libs/contracts';
import type { KnownEvents } from './known-events';
import { FESTIVALS } from './lexicon/festivals';

/** 'Anything for Chinese New Year' of a calendar with a Lunar New Year festival: by the name that the calendar has. */
export const byNameOfCalendar = (text: string, events: KnownEvents | undefined): string => {
  const [asked] = ANY_FESTIVAL.exec(text) ?? [];
  if (!asked || !events || events.areNamed(asked)) return text;
  const names = FESTIVALS.find((some) => some.some((name) => asked.toLowerCase().startsWith(name)))!;
  const name = names.find((one) => events.areNamed(one));
  return name ? text.replace(asked, name) : text;
};

const ANY_FESTIVAL = new RegExp(`\\b(?:${FESTIVALS.flat().map(escapeRegExp).join('|')})(?:'?s)?(?: day)?\\b`, 'i');
