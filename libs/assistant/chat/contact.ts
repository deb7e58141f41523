import { type Asked, matchesTime } from './asked';
import { sentencesOf } from './audience';
import { type ChatAnswer, toAnswer } from './chat-answer';
import { findInPool } from './find-in-pool';
import { toEntries } from './find-matches';
import type { IndexedEvent } from './indexed-event';
import { NO_CONTACT_ANSWER } from './lexicon/fixed-answers';
import { selectNearest } from './nearest';
import { answerAboutEvent, quoteOf } from './one-event';
import { selectPool } from './pool';
import { extractTerms, wordsOf } from './terms';
import { toPlaceStem } from './town-words';

/** A number or an address stands in the text of an event, if anywhere. */
export const answerContact = (asked: Asked): ChatAnswer => {
  const { today } = asked;
  const meant = findMeant(asked);
  const one = meant.find((entry) => entry.last >= today && hasContact(entry)) ?? meant.find(hasContact);
  const next = isNameOfTown(asked) ? undefined : meant.find((entry) => entry.last >= today);
  if (!one) return toAnswer(asked, [NO_CONTACT_ANSWER, ...(next ? [answerAboutEvent('who', [next], today)] : [])].join('\n'));
  return toAnswer(asked, [answerAboutEvent('when', [one], today), ...quoteOf(one, contactSentencesOf(one))].join('\n'));
};

const findMeant = (asked: Asked): readonly IndexedEvent[] => {
  const { query, context } = asked;
  if (query.words) {
    const found = toEntries(findInPool(query, extractTerms(query.words, context.town), context));
    return found.length > 0 ? found : selectNearest(asked).nearest.filter((entry) => matchesTime(entry, asked));
  }
  return query.among || query.place || query.organization ? selectPool(query, context) : [];
};

/** Of an organization or a place, no event of it is meant. */
const isNameOfTown = ({ query: { words = '', among }, context: { calendar } }: Asked): boolean => {
  const { organizationPhrases, placePhrases } = calendar.townWords;
  const name = wordsOf(words).map(toPlaceStem).join(' ');
  return !among && (name === '' || organizationPhrases.has(name) || placePhrases.has(name));
};

const hasContact = (entry: IndexedEvent): boolean => contactSentencesOf(entry).length > 0;

const contactSentencesOf = ({ event }: IndexedEvent): string[] => sentencesOf(event).filter((sentence) => CONTACT.test(sentence));

const CONTACT =
  /(?:\(\d{3}\) ?|\b\d{3}[-. ])?\b\d{3}[-.]\d{4}\b|[\w.+-]+@[\w-]+\.\w+|\bhttps?:\/\/|\bwww\.|\b[\w-]+\.(?:org|com|gov|net|us|edu)\b/i;
