import type { ChatQuery } from '#libs/contracts';
import { FACTS } from './lexicon/facts';
import { type FollowUp, isOfOneEvent } from './merge-queries';
import { MAX_TEXT_LENGTH } from './question';

/** 'Is there food first', 'how old do you have to be': of the one event before, or the first of a list whose text tells it. */
export const askFact = (asked: FollowUp): ChatQuery | null => {
  const { text, query, eventIds, events } = asked;
  const fact = FACTS.find((one) => one.asked.test(text));
  const isNew = query.span ?? query.topic ?? query.whose ?? query.place ?? query.organization;
  if (!fact || isNew !== undefined) return null;
  const [thing = ''] = fact.asked.exec(text)!.slice(1).filter(Boolean);
  const said = `${thing} ${fact.told}`.trim();
  const telling = eventIds.find((id) => events.mentionsAny(id, said)) ?? (isOfOneEvent(asked) ? eventIds[0] : undefined);
  // 'Do they lend kayaks' after a book club: it is the subject of other events, and no thing for this one.
  if (telling === undefined || (thing && events.areTitled(thing) && !events.mentionsAny(telling, said))) return null;
  const told = said
    .split(' ')
    .filter((word) => events.mentionsAny(telling, word))
    .join(' ')
    .slice(0, MAX_TEXT_LENGTH);
  return { asks: 'about', ...(told && { words: told }), among: [telling] };
};
