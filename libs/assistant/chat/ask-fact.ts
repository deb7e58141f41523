import type { ChatQuery } from '#libs/contracts';
import type { KnownEvents } from './known-events';
import { FACTS } from './lexicon/facts';
import { ASKS_FOR_EVENTS } from './lexicon/short-questions';
import { type FollowUp, isInName, isOfOneEvent } from './merge-queries';
import { MAX_TEXT_LENGTH } from './question';
import { wordsOf } from './terms';
import { QUESTION_BEHIND_STATEMENT } from './without-statements';

/** 'Is there food first', 'how old do you have to be': of the one event before, or the first of a list whose text tells it. */
export const askFact = (asked: FollowUp): ChatQuery | null => {
  const { text, query, eventIds, events } = asked;
  const found = findFact(text);
  const isNew = query.span ?? query.topic ?? query.whose ?? query.place ?? query.organization;
  if (!found || isNew !== undefined) return null;
  const { fact, said } = found;
  const [thing = ''] = fact.asked.exec(said)!.slice(1).filter(Boolean);
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
  const words = told.length > 0 ? told.join(' ') : thing || (query.words ?? fact.about);
  return { asks: 'about', ...(words && { words: words.slice(0, MAX_TEXT_LENGTH) }), among: [telling] };
};

/** With the clause that asks for it. */
export const findFact = (text: string): { fact: (typeof FACTS)[number]; said: string } | null => {
  const clauses = clausesOf(text);
  for (const fact of FACTS) {
    const said = clauses.find((clause) => fact.asked.test(clause));
    if (said !== undefined) return { fact, said };
  }
  return null;
};

/** 'I'm 71 and don't drive': the subject of the first clause is that of the others, too. */
const clausesOf = (text: string): string[] => {
  if (ASKS_FOR_EVENTS.test(text)) return [text];
  const clauses = text.split(/(?:\s*[,.;]| and| but)\s+/i).flatMap((clause) => clause.split(QUESTION_BEHIND_STATEMENT));
  const [first = '', ...others] = clauses;
  const [subject] = SUBJECT.exec(first) ?? [];
  return [
    text,
    ...(subject && others.length > 0 ? [first, ...others.map((one) => (VERB_START.test(one) ? `i ${one}` : one))] : []),
  ];
};

const SUBJECT = /^\W*(?:i|we|he|she|they|im|ive|my|our)\b/i;
const VERB_START =
  /^(?:(?:do|does|ca|have|has)n'?t|dont|doesnt|cant|do not|does not|can not|cannot|have|use|uses|need|needs|am|never)\b/i;

/** That binoculars can be borrowed tells nothing of a flashlight, that equipment is provided does. */
const wordsToldBy = (id: number, { told, toldOfAll }: (typeof FACTS)[number], thing: string, events: KnownEvents): string[] => {
  const isOfThing = thing === '' || events.mentionsAny(id, thing);
  const words = `${thing} ${isOfThing ? told : (toldOfAll ?? told)}`;
  return wordsOf(words).filter((word) => events.says(id, word));
};
