import { type Words, withoutWords } from '../word-lists';
import { wordSet, wordsOf } from '../words';
import { isSignificant } from './title-words';

type Named = Readonly<{ all: Words; unmarked: string }>;

/** A pet parade goes before the parade, a boat parade after it. */
export const areDifferentParades = (a: Named, b: Named): boolean => {
  const kinds = [a, b].map(({ all }) => kindOfParade(all));
  return (
    isOfParade(a.all) &&
    isOfParade(b.all) &&
    kinds[0] !== kinds[1] &&
    kinds.some(isOtherParade) &&
    (kinds.every(isOtherParade) || !areOnWater(a, b))
  );
};

/** 'Lighted Boat Parade' and 'Parade of Lights on the Lake' or 'Harbor Lights Parade': one of boats, one on the water. */
const areOnWater = (a: Named, b: Named) => (isOfBoats(a) && isOnWater(b)) || (isOnWater(a) && isOfBoats(b));

const isOfBoats = ({ all }: Named) => all.some(isBoat);

const isBoat = (word: string) => BOATS.has(word);

const BOATS = wordSet('boat boats kayak kayaks');

const isOnWater = ({ unmarked }: Named) => PARADE_ON_WATER.test(unmarked);

const isWater = (word: string) => WATERS.has(word);

const WATERS = wordSet('bay harbor harbour lake marina river water waterfront');

/** No 'Harbor Street', and no 'River Days'. */
const PARADE_ON_WATER =
  /\b(?:bay|harbou?r|lake|marina|river|water(?:front)?) (?:lights?(?! fest)|parade)\b|\bat the (?:harbou?r|marina|waterfront)\b|\bon(?: the)? (?:\p{L}+ )?(?:bay|harbou?r|lake|marina|river|water(?:front)?)\b(?! (?:ave(?:nue)?|blvd|boulevard|drive|r(?:oa)?d|st(?:reet)?)\b)/iu;

/** A place has one of them a day: fireworks or parades that no word but those of `unsaid` tells apart, the theme in quotes apart. */
export const areOneParade = (a: Named, b: Named, unsaid: () => Words): boolean => {
  // Most titles have neither word, and are not read again.
  if (!areOfOneKind(a.all, b.all)) return false;
  const [ofA, ofB] = [wordsWithoutTheme(a), wordsWithoutTheme(b)];
  const names = unsaid();
  const isToldByBoth = areOnWater(a, b) ? (word: string) => isBoat(word) || isWater(word) : () => false;
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

const isOtherParade = (kind: string | undefined) => kind !== undefined && OTHER_PARADES.has(kind);

const OTHER_PARADES = wordSet('bicycle bike boat cart dog doggie kayak pet pets stroller tractor truck wagon');
