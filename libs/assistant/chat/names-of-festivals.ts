import { escapeRegExp } from '#libs/contracts';
import type { KnownEvents } from './known-events';
import { FESTIVALS } from './lexicon/festivals';

/** 'Anything for Chinese New Year' of a calendar with a Lunar New Year festival: by the name that the calendar has. */
export const byNameOfCalendar = (text: string, events: KnownEvents | undefined): string => {
  const festival = FESTIVALS.find((names) => names.some((name) => toPattern(name).test(text)));
  const asked = festival?.find((name) => toPattern(name).test(text));
  if (!asked || !events || events.areNamed(asked)) return text;
  const name = festival!.find((one) => events.areNamed(one));
  return name ? text.replace(toPattern(asked), name) : text;
};

const toPattern = (name: string): RegExp => new RegExp(`\\b${escapeRegExp(name)}(?:'?s)?(?: day)?\\b`, 'i');
