import { isFormOf } from '../forms';
import { isOfFilm } from './films';
import type { Title } from './title';

/** Two of one series, page or host: each has its film, its band, its guest. */
export const areOtherTails = (a: Title, b: Title): boolean =>
  a.tail.length > 0 &&
  b.tail.length > 0 &&
  areOfOneSeries(a.head, b.head) &&
  (areApart(a.tail, b.all, b.tail, a.all) || areTwoPersons(a.tail, b.tail));

const areOfOneSeries = (a: readonly string[], b: readonly string[]) =>
  (a.length > 0 && isIn(a, b) && isIn(b, a)) || (isOfFilm(a) && isOfFilm(b));

const areApart = (tailOfA: readonly string[], allOfB: readonly string[], tailOfB: readonly string[], allOfA: readonly string[]) =>
  !tailOfA.some((word) => isSaidBy(word, allOfB)) && !tailOfB.some((word) => isSaidBy(word, allOfA));

/** Two words each, of which they share one: two Smiths, or two Anns. */
const areTwoPersons = (a: readonly string[], b: readonly string[]) =>
  a.length === 2 &&
  b.length === 2 &&
  [0, 1].some((i) => a[i] === b[i] && a[1 - i]!.length > 1 && b[1 - i]!.length > 1 && !isFormOf(a[1 - i]!, b[1 - i]!));

const isIn = (some: readonly string[], all: readonly string[]) => some.every((word) => isSaidBy(word, all));

const isSaidBy = (word: string, words: readonly string[]) => words.some((one) => isFormOf(word, one));
