import { wordsOf } from '../words';
import { SHORT, type Spelling, spellingsOf } from './initials';
import { numbersOf } from './numbers';
import { headAndTailsOf, isSaying, titleWordsOf } from './title-words';

/** What a title says, taken apart once. */
export type Title = Readonly<{
  all: readonly string[];
  numbers: readonly string[];
  /** Two words that others write as one. */
  compounds: readonly string[];
  organization: readonly string[];
  spellings: readonly Spelling[];
  /** Words that may be initials. */
  shorts: readonly string[];
  /** What stands before and behind a colon, a dash or 'with'. */
  head: readonly string[];
  tail: readonly string[];
}>;

export const titleOf = (name: string, organization: string): Title => {
  const all = titleWordsOf(name);
  const [head = [], ...tails] = headAndTailsOf(name);
  return {
    all,
    numbers: numbersOf(all),
    compounds: all.slice(1).map((word, i) => `${all[i]}${word}`),
    organization: wordsOf(organization).filter(isSaying),
    spellings: spellingsOf(all),
    shorts: all.filter((word) => SHORT.test(word)),
    head: head.filter(isSaying),
    tail: tails.flat().filter(isSaying),
  };
};
