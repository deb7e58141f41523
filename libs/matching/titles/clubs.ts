import { haveEqualWords, type Words, withoutWords } from '../word-lists';
import { wordSet } from '../words';
import { isOptionalWord } from './distinctive-words';
import { isTelling } from './similar-titles';
import { isSignificant } from './title-words';

type NamedTitle = Readonly<{ all: Words }>;

/** Each gives the name of one club and no more than its meeting: 'Cattlemen’s Chapter', 'Cattlemen’s Association Meeting'. */
export const areMeetingsOfOneClub = (a: NamedTitle, b: NamedTitle, towns: Words): boolean => {
  if (![a, b].some(({ all }) => all.some(isKindOfClub))) return false;
  const [ofA, ofB] = [nameIn(a, towns), nameIn(b, towns)];
  return ofA.some(isTelling) && haveEqualWords(ofA, ofB);
};

const nameIn = ({ all }: NamedTitle, towns: Words): Words =>
  withoutWords(all, towns).filter(
    (word) => isSignificant(word) && !isOptionalWord(word) && !isKindOfClub(word) && word !== 'meeting' && word !== 'county',
  );

const isKindOfClub = (word: string) => KINDS_OF_CLUBS.has(word);

const KINDS_OF_CLUBS = wordSet('association chapter club group guild society');
