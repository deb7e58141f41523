import type { Words } from '../word-lists';
import { wordSet } from '../words';

/** A pet parade goes before the parade, a boat parade after it. */
export const areDifferentParades = (a: Words, b: Words): boolean => {
  const kinds = [a, b].map(kindOfParade);
  return [a, b].every(isOfParade) && kinds[0] !== kinds[1] && kinds.some((kind) => OTHER_PARADES.has(kind ?? ''));
};

/** A place has one of them a day: fireworks, or a parade of one name. */
export const isOncePerDay = (a: Words, b: Words): boolean =>
  [a, b].every((words) => words.includes('fireworks')) || ([a, b].every(isOfParade) && kindOfParade(a) === kindOfParade(b));

const isOfParade = (words: Words) => words.includes('parade');

const kindOfParade = (words: Words) => words[words.indexOf('parade') - 1];

const OTHER_PARADES = wordSet('bicycle bike boat cart dog doggie kayak pet pets stroller tractor truck wagon');
