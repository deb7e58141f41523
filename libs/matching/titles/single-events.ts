import { stemOf } from '../forms';
import { areDisjoint, type Words } from '../word-lists';
import { wordsOf, wordSet } from '../words';

type NamedTitle = Readonly<{ all: Words }>;

/** Of a kind that a place has once at a time, whatever each calls it: 'Grand Menorah Lighting', 'Chanukah Menorah Lighting'. */
export const areOneSingleEvent = ({ all: a }: NamedTitle, { all: b }: NamedTitle): boolean =>
  !areDisjoint(kindsIn(a), kindsIn(b)) &&
  kindsIn(a).length > 0 &&
  kindsIn(b).length > 0 &&
  !areDisjoint(a.filter(isSponsor), b.filter(isSponsor));

/** Such a kind in the title, whose words stand together in that order. */
const kindsIn = (all: Words): Words => {
  const text = ` ${all.map(stemOf).join(' ')} `;
  return SINGLE_KINDS.filter((kind) => text.includes(kind));
};

const stemsOfPhrase = (phrase: string) => ` ${wordsOf(phrase).map(stemOf).join(' ')} `;

const SINGLE_KINDS: Words = `art walk
  blood drive
  chili cookoff
  clean up
  contra dance
  egg hunt
  fish fry
  flu clinic
  food distribution
  food drive
  meat raffle
  menorah lighting
  pancake breakfast
  paper shredding
  polar plunge
  rabies clinic
  ribbon cutting
  senior lunch
  spaghetti dinner
  square dance
  tax help
  tree lighting
  trunk or treat
  yard sale`
  .split('\n')
  .map(stemsOfPhrase);

/** Two of them may each have one in a large place. */
const isSponsor = (word: string) => SPONSORS.has(word);

const SPONSORS = wordSet('auxiliary elks grange guild jaycees kiwanis knights legion lions moose pta pto ptsa rotary scouts troop vfw');
