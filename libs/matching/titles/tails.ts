import { areSaidIn, isFormOf } from '../forms';
import { isOfFilm } from './films';
import type { Title } from './title';

/** Two of one series, page or host: each has its film, its band, its guest. */
export const areOtherTails = (a: Title, b: Title): boolean =>
  a.tail.length > 0 &&
  b.tail.length > 0 &&
  areOfOneSeries(a.head, b.head) &&
  (haveNothingInCommon(a.tail, b.all, b.tail, a.all) || areTwoPersons(a.tail, b.tail));

const areOfOneSeries = (a: readonly string[], b: readonly string[]) =>
  (a.length > 0 && areSaidIn(a, b) && areSaidIn(b, a)) || (isOfFilm(a) && isOfFilm(b));

const haveNothingInCommon = (
  tailOfA: readonly string[],
  allOfB: readonly string[],
  tailOfB: readonly string[],
  allOfA: readonly string[],
) => !tailOfA.some((word) => isSaidBy(word, allOfB)) && !tailOfB.some((word) => isSaidBy(word, allOfA));

/** Of one surname with other given names, or the other way round. */
const areTwoPersons = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length &&
  a.length <= MOST_OF_NAME &&
  ((a.at(-1) === b.at(-1) && a.some((word, i) => areOtherNames(word, b[i]!))) ||
    (a.length === 2 && a[0] === b[0] && areOtherNames(a[1]!, b[1]!)));

const MOST_OF_NAME = 3;

/** An initial may be that of a name. */
const areOtherNames = (one: string, other: string) =>
  one[0] !== other[0] || (one.length > 1 && other.length > 1 && !isFormOf(one, other));

const isSaidBy = (word: string, words: readonly string[]) => words.some((one) => isFormOf(word, one));
