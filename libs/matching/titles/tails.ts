import { isFormOf } from '../forms';
import type { Title } from './title';

/** Two of one series, page or host: each has its film, its band, its guest. */
export const areOtherTails = (a: Title, b: Title): boolean =>
  a.head.length > 0 &&
  a.tail.length > 0 &&
  b.tail.length > 0 &&
  isIn(a.head, b.head) &&
  isIn(b.head, a.head) &&
  !a.tail.some((word) => isSaidBy(word, b.all)) &&
  !b.tail.some((word) => isSaidBy(word, a.all));

const isIn = (some: readonly string[], all: readonly string[]) => some.every((word) => isSaidBy(word, all));

const isSaidBy = (word: string, words: readonly string[]) => words.some((one) => isFormOf(word, one));
