import { isFormOf, occurIn } from '../forms';
import { isSubset } from '../word-lists';
import { wordSet } from '../words';
import { isFilmTitle } from './films';
import { maybeOneGame } from './games';
import type { Title } from './title';

/** Two events of one series, page or host, each with its own film, band or guest. */
export const haveDifferentTails = (a: Title, b: Title): boolean =>
  hasOwnTail(a, b) &&
  hasOwnTail(b, a) &&
  !maybeOneGame(a, b) &&
  haveSameHead(a.head, b.head) &&
  (haveNothingInCommon(a.tail, b.all, b.tail, a.all) || areDifferentPersons(a.tail, b.tail));

/** 'Bird Feeding - Mill Library' names the publisher of either behind the subject. */
const hasOwnTail = ({ tail, organization }: Title, other: Title) =>
  tail.length > 0 && !(tail.length > 1 && isSubset(tail, other.organization) && !isSubset(tail, organization));

/** A character is at many events: 'Photos with Santa', 'Breakfast with Santa'. */
export const haveDifferentHeads = (a: Title, b: Title): boolean =>
  [a, b].every(({ tail }) => tail.some((word) => CHARACTERS.has(word))) &&
  haveNothingInCommon(a.head, b.all, b.head, a.all) &&
  a.head.length > 0 &&
  b.head.length > 0;

const CHARACTERS = wordSet('bunny claus grinch santa');

const haveSameHead = (a: readonly string[], b: readonly string[]) =>
  (a.length > 0 && occurIn(a, b) && occurIn(b, a)) || (isFilmTitle(a) && isFilmTitle(b));

const haveNothingInCommon = (
  tailOfA: readonly string[],
  allOfB: readonly string[],
  tailOfB: readonly string[],
  allOfA: readonly string[],
) => !tailOfA.some((word) => isFormOfAny(word, allOfB)) && !tailOfB.some((word) => isFormOfAny(word, allOfA));

/** One surname with different given names, or the other way round. */
const areDifferentPersons = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length &&
  a.length <= MAX_NAME_WORDS &&
  ((a.at(-1) === b.at(-1) && a.some((word, i) => areDifferentNames(word, b[i]!))) ||
    (a.length === 2 && a[0] === b[0] && areDifferentNames(a[1]!, b[1]!)));

const MAX_NAME_WORDS = 3;

const areDifferentNames = (one: string, other: string) =>
  !isFormOf(one, other) && (one[0] !== other[0] || (one.length > 1 && other.length > 1));

const isFormOfAny = (word: string, words: readonly string[]) => words.some((one) => isFormOf(word, one));
