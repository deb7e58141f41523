import { hasHouse, isPartOfHouse } from '../places/place-words';
import { areDisjoint, type Words } from '../word-lists';
import { isTelling } from './similar-titles';
import { isSignificant } from './title-words';

type NamedTitle = Readonly<{ all: Words }>;

/** 'Ann Hill Memorial Golf Tournament' and 'Tom Reed Memorial Golf Tournament', neither of which names the person of the other. */
export const honorTwoPersons = ({ all: a }: NamedTitle, { all: b }: NamedTitle): boolean => {
  const [personsOfA, personsOfB] = [honoredIn(a), honoredIn(b)];
  return areDisjoint(personsOfA, b) && areDisjoint(personsOfB, a);
};

/** Up to two names before 'memorial', unless that is a day or a place. */
const honoredIn = (all: Words): Words => {
  const at = all.indexOf('memorial');
  const next = all[at + 1] ?? '';
  return at < 0 || next === 'day' || hasHouse(next) || isPartOfHouse(next)
    ? []
    : all.slice(Math.max(0, at - MAX_NAMES), at).filter((word) => isSignificant(word) && isTelling(word));
};

const MAX_NAMES = 2;
