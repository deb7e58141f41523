import { isSubset, type Words } from '../word-lists';
import { isSignificant, titleWordsOf } from './title-words';

type NamedTitle = Readonly<{ all: Words; unmarked: string }>;

/** One is held beside the other: 'Book Sale (during Harvest Fair)', 'Breakfast before the Parade', 'Cooking Demo at the Market'. */
export const isBesideOther = (a: NamedTitle, b: NamedTitle): boolean => isBeside(a, b) || isBeside(b, a);

const isBeside = ({ unmarked }: NamedTitle, { all }: NamedTitle): boolean => {
  const [, own = '', other = ''] = BESIDE.exec(unmarked) ?? [];
  const [ownWords, otherWords, words] = [titleWordsOf(own), titleWordsOf(other), all].map((list) => list.filter(isSignificant));
  return ownWords!.length > 0 && words!.length > 0 && isSubset(words!, otherWords!) && !isSubset(words!, ownWords!);
};

const BESIDE = /^(.+?)\b(?:at|during|before|after|following|prior to|ahead of)\s(.+)$/i;
