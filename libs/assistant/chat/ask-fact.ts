import type { ChatQuery } from '#libs/contracts';
import type { KnownEvents } from './known-events';
import { FACTS } from './lexicon/facts';
import { type FollowUp, isInName, isOfOneEvent } from './merge-queries';
import { MAX_TEXT_LENGTH } from './question';
import { wordsOf } from './terms';

/** 'Is there food first', 'how old do you have to be': of the one event before, or the first of a list whose text tells it. */
export const askFact = (asked: FollowUp): ChatQuery | null => {
  const { text, query, eventIds, events } = asked;
  const fact = FACTS.find((one) => one.asked.test(text));
  const isNew = query.span ?? query.topic ?? query.whose ?? query.place ?? query.organization;
  if (!fact || isNew !== undefined) return null;
  const [thing = ''] = fact.asked.exec(text)!.slice(1).filter(Boolean);
  const isOfOne = isOfOneEvent(asked);
  const meant = isOfOne ? eventIds.filter((id) => events.nameOf(id) === events.nameOf(eventIds[0]!)) : eventIds;
  const toldBy = (id: number) => wordsToldBy(id, fact, thing, events);
  // A class to learn to skate says nothing of skates to rent.
  const tells = (id: number) => toldBy(id).some((word) => !(thing && isInName(events.nameOf(id), word)));
  const [first] = eventIds;
  const isOfFirst = isOfOne || (thing !== '' && first !== undefined && events.mentionsAny(first, thing));
  const telling = meant.find(tells) ?? (isOfFirst ? first : undefined);
  if (telling === undefined) return null;
  const told = toldBy(telling);
  // 'Do they lend kayaks' after a book club: it is the subject of other events, and no thing for this one.
  if (thing && told.length === 0 && events.areTitled(thing)) return null;
  const said = told.length > 0 ? told.join(' ') : thing || (query.words ?? fact.about);
  return { asks: 'about', ...(said && { words: said.slice(0, MAX_TEXT_LENGTH) }), among: [telling] };
};

/** That binoculars can be borrowed tells nothing of a flashlight, that equipment is provided does. */
const wordsToldBy = (id: number, { told, toldOfAll }: (typeof FACTS)[number], thing: string, events: KnownEvents): string[] => {
  const isOfThing = thing === '' || events.mentionsAny(id, thing);
  const words = `${thing} ${isOfThing ? told : (toldOfAll ?? told)}`;
  return wordsOf(words).filter((word) => events.says(id, word));
};
