import { memoize } from '#libs/contracts';
import { stemOf } from '../forms';
import { areDisjoint, type Words } from '../word-lists';
import { wordSet, wordsOf } from '../words';
import { titleWordsOf } from './title-words';

type NamedTitle = Readonly<{ all: Words; unmarked: string }>;

/** Of a kind that a place has once at a time, whatever each calls it: 'Grand Menorah Lighting', 'Chanukah Menorah Lighting'. */
export const areOneSingleEvent = (a: NamedTitle, b: NamedTitle): boolean =>
  kindsIn(a.unmarked).some((kind) => kindsIn(b.unmarked).includes(kind)) &&
  !areDisjoint(a.all.filter(isGround), b.all.filter(isGround));

/** Such a kind in the title, whose words stand together in that order. */
const kindsIn = memoize((unmarked: string): Words => {
  const text = ` ${titleWordsOf(unmarked).map(stemOf).join(' ')} `;
  return SINGLE_KINDS.filter((kind) => text.includes(kind));
});

const stemsOfPhrase = (phrase: string) => ` ${wordsOf(phrase).map(stemOf).join(' ')} `;

const SINGLE_KINDS: Words = `art walk
  blood drive
  chili cookoff
  christmas market
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
  pet blessing
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

/** Two of them may each be cleaned at a time. */
const isGround = (word: string) => GROUNDS.has(word);

const GROUNDS = wordSet('beach cemetery church creek garden lake park pond river school shore trail trails');
