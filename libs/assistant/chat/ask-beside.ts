import type { ChatQuery } from '#libs/contracts';
import { DAY_MINUTES } from '#libs/when';
import { audienceOf } from './asked-ages';
import { BESIDE_IT, EARLIER_OR_LATER } from './lexicon/follow-ups';
import { type FollowUp, isInName } from './merge-queries';
import { beginsWithin } from './query-time';

/** 'Where could we eat before that', 'anything earlier that day': beside the hours of the event before, on its day. */
export const askBeside = ({ text, query, before, eventIds: [first], events }: FollowUp): ChatQuery | null => {
  const side = (BESIDE_IT.exec(text) ?? EARLIER_OR_LATER.exec(text))?.slice(1).find(Boolean)?.toLowerCase();
  const { words, asks: _, order: __, audience: ___, age: ____, ageTo: _____, hours: ______, ...others } = query;
  const [day, own] = first === undefined ? [] : [events.dayOf(first), events.hoursOf(first)];
  if (!side || !day || !own || Object.keys(others).length > 0) return null;
  const hours = EARLY.test(side) ? { from: 0, until: own.from } : { from: own.until, until: DAY_MINUTES };
  const span = { from: day, to: day };
  const person = audienceOf(query);
  const isThen = (id: number) => beginsWithin(events.hoursOf(id), hours);
  const named = words ?? (EARLIER_OR_LATER.test(text) ? before.words : undefined);
  const isMeant = (id: number) => id !== first && (words !== undefined || isInName(events.nameOf(id), named!));
  const ofName = named ? events.idsWithin(span, named).filter(isMeant) : [];
  if (ofName.some(isThen)) return { ...person, words: named!, span, hours };
  if (words) return ofName.length > 0 ? { ...person, words, span } : null;
  const isOfAny = !OF_SAME.test(text) && events.idsOf({ ...person, span, hours }).length > 0;
  return isOfAny ? { ...person, span, hours } : null;
};

/** 'Is there a later one' is one of its series, on whatever day. */
const OF_SAME = /\b(?:ones?|others?)\b/i;

const EARLY = /^(?:before|earlier|beforehand|first)/;
