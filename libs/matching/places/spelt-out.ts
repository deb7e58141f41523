import type { Words } from '../word-lists';
import type { Place } from './place';

/** With the initials written out that stand for words of the other or of who tells it: 'VFW', 'LFHS Auditorium'. */
export const speltOut = (place: Place, other: Place): Place => {
  const texts = [other.words, other.organization, place.organization];
  const speltOutOf = (words: Words): Words =>
    words.flatMap((word) => texts.map((text) => runOf(word, text)).find(isFound) ?? [word]);
  return { ...place, houses: place.houses.map(speltOutOf), rooms: place.rooms.map(speltOutOf) };
};

const runOf = (short: string, words: Words): Words => {
  const at = /^\p{L}{3,5}$/u.test(short)
    ? words
        .map((word) => word[0])
        .join('')
        .indexOf(short)
    : -1;
  return at < 0 ? [] : words.slice(at, at + short.length);
};

const isFound = (words: Words) => words.length > 0;
