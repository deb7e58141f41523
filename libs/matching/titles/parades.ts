import { type Words, withoutWords } from '../word-lists';
import { wordSet, wordsOf } from '../words';
import { isSignificant } from './title-words';

type Named = Readonly<{ all: Words; unmarked: string }>;

/** A pet parade goes before the parade, a boat parade after it. */
export const areDifferentParades = ({ all: a }: Named, { all: b }: Named): boolean => {
  const kinds = [a, b].map(kindOfParade);
  return (
    [a, b].every(isOfParade) && kinds[0] !== kinds[1] && kinds.some((kind) => OTHER_PARADES.has(kind ?? '')) && !areOnWater(a, b)
  );
};

/** 'Lighted Boat Parade' and 'Parade of Lights on the Lake'. */
const areOnWater = (a: Words, b: Words) =>
  [a, b].every((words) => words.some(isBoat) || words.some(isWater)) && [...a, ...b].some(isBoat);

const isBoat = (word: string) => BOATS.has(word);

const BOATS = wordSet('boat boats kayak kayaks');

const isWater = (word: string) => WATERS.has(word);

const WATERS = wordSet('bay harbor harbour lake marina river water waterfront');

/** A place has one of them a day: fireworks or parades that no word but those of `unsaid` tells apart, the theme in quotes apart. */
export const areOneParade = (a: Named, b: Named, unsaid: () => Words): boolean => {
  // Most titles have neither word, and are not read again.
  if (!areOfOneKind(a.all, b.all)) return false;
  const [ofA, ofB] = [wordsWithoutTheme(a), wordsWithoutTheme(b)];
  const names = unsaid();
  const isToldByBoth = areOnWater(ofA, ofB) ? (word: string) => isBoat(word) || isWater(word) : () => false;
  const isOther = (word: string) => isSignificant(word) && !ADDED_WORDS.has(word) && !isToldByBoth(word) && !/^\d/.test(word);
  return (
    areOfOneKind(ofA, ofB) && ![...withoutWords(ofA, [...ofB, ...names]), ...withoutWords(ofB, [...ofA, ...names])].some(isOther)
  );
};

const areOfOneKind = (a: Words, b: Words) => [a, b].every((words) => words.includes('fireworks')) || [a, b].every(isOfParade);

const wordsWithoutTheme = ({ unmarked }: Named): Words => wordsOf(unmarked.replace(THEME, ' '));

const THEME = /["“][^"”]*["”]/g;

const ADDED_WORDS = wordSet(
  'annual celebration celebrations ceremony christmas display electric festivities holiday hometown illuminated light lighted lights night nighttime show',
);

const isOfParade = (words: Words) => words.includes('parade');

const kindOfParade = (words: Words) => words[words.indexOf('parade') - 1];

const OTHER_PARADES = wordSet('bicycle bike boat cart dog doggie kayak pet pets stroller tractor truck wagon');
