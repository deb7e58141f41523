import type { IndexedEvent } from './indexed-event';
import { stem, type Term, wordsOf } from './terms';

/** The 'rodeo' of what is at the Rodeo Grounds: its place bears the one word before its kind, and nothing else does. */
export const createPlaceNameTest = (terms: readonly Term[]): ((entry: IndexedEvent) => boolean) => {
  const [term, ...others] = terms.filter(({ isSlight }) => !isSlight);
  if (!term || others.length > 0) return () => false;
  const bears = (text: string) => wordsOf(text).some((word) => stem(word) === term.stem);
  const word = ` ${term.stem} `;
  return ({ nameWords, publisherText, placeText, event: { location = '', category, description = '' } }) =>
    !nameWords.includes(term.stem) &&
    !publisherText.includes(word) &&
    placeText.includes(word) &&
    isBeforeKind(location, term.stem) &&
    !bears(`${category} ${description}`);
};

const isBeforeKind = (location: string, one: string): boolean => {
  const parts = location.split(/[,;()/|–—]/).map((part) => wordsOf(part).map(stem));
  return parts.some((words) => words.includes(one)) && !parts.some((words) => words.at(-1) === one);
};
