import { areDisjoint, type Words } from '../word-lists';
import { wordSet } from '../words';

/** They have events like those of others, and publishers name them or not. */
export const isSponsor = (word: string) => SPONSORS.has(word) || word === 'chamber' || PARENTS.has(word);

/** Each title names another: 'Kiwanis Pancake Breakfast', 'Lions Pancake Breakfast'. */
export const areOfTwoSponsors = ({ all: a }: NamedTitle, { all: b }: NamedTitle): boolean =>
  areDisjoint(
    a.filter((word) => SPONSORS.has(word)),
    b.filter((word) => SPONSORS.has(word)),
  );

type NamedTitle = Readonly<{ all: Words }>;

const SPONSORS = wordSet('elks jaycees kiwanis legion lions rotary vfw');

const PARENTS = wordSet('pta pto ptsa');
