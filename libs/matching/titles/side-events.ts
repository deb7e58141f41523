import { memoize } from '#libs/contracts';
import { isSubset, type Words } from '../word-lists';
import { isSignificant, titleWordsOf } from './title-words';

type NamedTitle = Readonly<{ all: Words; unmarked: string }>;

/** One is held beside the other: 'Book Sale (during Harvest Fair)', 'Breakfast before the Parade', 'Cooking Demo at the Market'. */
export const isBesideOther = (a: NamedTitle, b: NamedTitle): boolean => isBeside(a, b) || isBeside(b, a);

const isBeside = ({ unmarked }: NamedTitle, { all }: NamedTitle): boolean => {
  const [own, other] = sidesOf(unmarked);
  if (own.length === 0) return false;
  const words = all.filter(isSignificant);
  return words.length > 0 && isSubset(words, other) && !isSubset(words, own);
};

const sidesOf = memoize((name: string): readonly [own: Words, other: Words] => {
  const [, own = '', other = ''] = BESIDE.exec(name) ?? [];
  return [titleWordsOf(own).filter(isSignificant), titleWordsOf(other).filter(isSignificant)];
});

/** The other ends where something else begins: 'Movie at the Ritz: Coco' is the film. */
const BESIDE = /^(.+?)\b(?:at|during|before|after|following|prior to|ahead of)\s([^:"“]+)/i;
