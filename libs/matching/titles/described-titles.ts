import { memoize } from '#libs/contracts';
import { isFormOf } from '../forms';
import { isSubset, type Words } from '../word-lists';
import { wordSet } from '../words';
import { isTelling } from './similar-titles';
import { hasParts } from './sub-events';
import { isSignificant, titleWordsOf } from './title-words';

/**
 * A description that begins with the title of another publisher is of that event if the titles share a word, unless it is part of it
 * or beside it.
 */
export const beginsWithTitle = (description: string | undefined, own: NamedTitle, other: NamedTitle): boolean => {
  if (!description) return false;
  const title = other.all.filter(isSignificant);
  if (title.length < MIN_TITLE_WORDS || !title.some(isTelling) || hasParts(title)) return false;
  if (!title.some((word) => own.all.some((one) => isFormOf(word, one)))) return false;
  const beginning = beginningOf(description).slice(0, title.length + MAX_OTHER_WORDS);
  return isSubset(title, beginning) && !beginning.some((word) => BESIDE_WORDS.has(word));
};

type NamedTitle = Readonly<{ all: Words }>;

const beginningOf = memoize(
  (description: string): Words => titleWordsOf(description.slice(0, MAX_BEGINNING_LENGTH)).filter((word) => isSignificant(word)),
);

const MIN_TITLE_WORDS = 3;

/** Besides those of the title. */
const MAX_OTHER_WORDS = 5;

const MAX_BEGINNING_LENGTH = 200;

const BESIDE_WORDS = wordSet('after ahead before during follows following join part prior then');
