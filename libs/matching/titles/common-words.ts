import { isFormOf } from '../forms';
import { matchesCutWord } from './cut-title';
import { isAbbreviatedIn, isInitialsOf } from './initials';
import type { Title } from './title';

/** The words of `own` that `other` has too, in whatever form. `names` are given names that both mean. */
export const commonWords = (
  words: readonly string[],
  own: Title,
  others: readonly string[],
  other: Title,
  names: readonly string[],
): string[] =>
  words.filter(
    (word) =>
      names.includes(word) ||
      others.some((one) => isFormOf(word, one)) ||
      isInitialsOf(word, own, other) ||
      (word === own.cut && matchesCutWord(own, other)) ||
      isAbbreviatedIn(word, own, other) ||
      other.compounds.includes(word) ||
      own.compounds.some((both) => (both.startsWith(word) || both.endsWith(word)) && other.all.includes(both)),
  );
