import { memoize } from '#libs/contracts';
import type { IndexedEvent } from './indexed-event';
import { stem, type Term, wordsOf } from './terms';

/**
 * The 'rodeo' of what is at the Rodeo Grounds: its place bears the one word before its kind, and nothing else does. Who meets in the council
 * chamber is the council, by whatever name.
 */
export const createPlaceNameTest = (terms: readonly Term[]): ((entry: IndexedEvent) => boolean) => {
  const [term, ...others] = terms.filter(({ isSlight }) => !isSlight);
  if (!term || others.length > 0) return () => false;
  const word = ` ${term.stem} `;
  return ({ nameWords, publisherText, placeText, event: { location = '', category, description = '' } }) =>
    !nameWords.includes(term.stem) &&
    placeText.includes(word) &&
    !publisherText.includes(word) &&
    modifiersOf(location).has(term.stem) &&
    !ROOM_OF_BODY.test(location) &&
    !`${category} ${description}`.toLowerCase().includes(term.word);
};

const ROOM_OF_BODY = /\b(?:council|board|commission|court|legislative) (?:chambers?|rooms?)\b|\bcourtroom\b/i;

/** Stems of its words that stand before those that say its kind, and nowhere last. Most places have many events. */
const modifiersOf = memoize((location: string): ReadonlySet<string> => {
  const parts = location.split(/[,;()/|–—]/).map((part) => wordsOf(part).map(stem));
  const kinds = new Set(parts.map((words) => words.at(-1)));
  return new Set(parts.flat().filter((one) => !kinds.has(one)));
});
