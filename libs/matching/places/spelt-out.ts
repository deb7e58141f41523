import { isShort, wordsFor } from '../spelling';
import type { Words } from '../word-lists';
import type { Place } from './place';

/** With the initials written out that stand for words of the other or of who tells it: 'VFW', 'LFHS Auditorium'. */
export const speltOut = (place: Place, other: Place): Place => {
  const spellings = [other.spelling, other.organizationSpelling, place.organizationSpelling];
  const writtenOut = (word: string): Words =>
    isShort(word) ? (spellings.map((spelling) => wordsFor(word, spelling)).find(isFound) ?? [word]) : [word];
  const all = (parts: readonly Words[]) => parts.map((part) => part.flatMap(writtenOut));
  return { ...place, houses: all(place.houses), rooms: all(place.rooms) };
};

const isFound = (words: Words) => words.length > 0;
