import type { ChatQuery } from '#libs/contracts';
import { ANY_OTHER } from './lexicon/follow-ups';
import { ASKS_FOR_EVENTS, STATEMENT } from './lexicon/short-questions';
import { type FollowUp, isOfOneEvent } from './merge-queries';

/** Of what the event before says itself, no other event that bears it is meant. */
const namesOther = (words: string, { eventIds: [first], events }: FollowUp): boolean =>
  events.areTitled(words) && !(first !== undefined && events.mentions(first, words));

/** 'I live on the other side of the river', 'I have no insurance, how much': what a resident says of herself is told of the event before. */
export const askStatement = (asked: FollowUp): ChatQuery | null => {
  const { text, query, eventIds, events } = asked;
  const { asks = 'about', words, span, hours, weekdays, topic, whose, order } = query;
  const isMeant = STATEMENT.test(text) && !ASKS_FOR_EVENTS.test(text) && !ANY_OTHER.test(text);
  const isNew = span ?? hours ?? weekdays ?? topic ?? whose ?? order ?? (words && namesOther(words, asked) ? words : undefined);
  if (!isMeant || isNew !== undefined || eventIds.length === 0 || !isOfOneEvent(asked)) return null;
  return { asks, ...(words && events.mentionsAny(eventIds[0]!, words) && { words }), among: eventIds.slice(0, 1) };
};
