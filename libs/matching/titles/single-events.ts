import { memoize } from '#libs/contracts';
import { stemOf } from '../forms';
import { isRareName } from '../places/place-words';
import { areDisjoint, type Words, withoutWords } from '../word-lists';
import { wordSet, wordsOf } from '../words';
import { isSignificant, titleWordsOf } from './title-words';

type NamedTitle = Readonly<{ all: Words; unmarked: string }>;

/**
 * Of a kind that a place has once at a time, whatever each calls it: 'Grand Menorah Lighting', 'Chanukah Menorah Lighting'. `unsaid` are
 * words for places and publishers.
 */
export const areOneSingleEvent = (a: NamedTitle, b: NamedTitle, unsaid: () => Words): boolean =>
  kindsIn(a.unmarked).some(
    (kind) => kindsIn(b.unmarked).includes(kind) && !(kind === OPENING && nameTwo(a.all, b.all, [...OPENING_WORDS, ...unsaid()])),
  ) &&
  !areDisjoint(a.all.filter(isGround), b.all.filter(isGround)) &&
  a.all.includes('sensory') === b.all.includes('sensory');

/** Both titles name one kind, though it may be in two places. */
export const haveSingleKind = (a: NamedTitle, b: NamedTitle): boolean =>
  kindsIn(a.unmarked).some((kind) => kindsIn(b.unmarked).includes(kind));

/** 'Ribbon Cutting: Tin Boat Bakery' and 'Grand Opening of Heron Yoga'. */
const nameTwo = (a: Words, b: Words, unsaid: Words) =>
  areDisjoint(withoutWords(a, unsaid).filter(isRareName), withoutWords(b, unsaid).filter(isRareName));

const OPENING = 'grand opening, ribbon cutting';

const OPENING_WORDS = wordsOf(OPENING);

/** Such kinds in the title. The words of a kind stand together in that order. */
const kindsIn = memoize((unmarked: string): readonly string[] => {
  // 'Lunch and Learn' is a talk.
  const text = stemsOfPhrase(unmarked).replace(' lunch learn ', ' ');
  return SINGLE_KINDS.filter(({ phrases }) => phrases.some((phrase) => text.includes(phrase))).map(({ kind }) => kind);
});

const stemsOfPhrase = (phrase: string) => ` ${titleWordsOf(phrase).filter(isSignificant).map(stemOf).join(' ')} `;

/** With what others call it. */
const SINGLE_KINDS = `art walk
  blood drive
  chili cookoff
  christmas bazaar, christmas boutique, christmas fair, christmas market, holiday bazaar, holiday boutique, holiday fair, holiday market
  clean up
  community supper, community dinner, community meal
  computer help, device help, tech help, technology help
  contra dance
  egg hunt
  evening prayer, evensong, vespers
  father daughter dance
  fish fry
  flu clinic, flu vaccine
  food distribution
  food drive
  grand opening, ribbon cutting
  kindergarten enrollment, kindergarten registration, kindergarten roundup, kindergarten round up
  live nativity, living nativity
  meat raffle
  menorah lighting
  naloxone training, narcan training, overdose reversal training
  pancake breakfast
  paper shredding
  paws to read, read to a dog, reading with dogs
  pet blessing
  polar dip, polar plunge, polar swim
  purse bingo, bag bingo, handbag bingo
  rabies clinic, rabies vaccine, pet vaccine clinic
  senior lunch
  shop small, small business saturday
  spaghetti dinner, spaghetti supper
  square dance
  tax help
  toy drive, toys for tots
  tree lighting
  trunk or treat`
  .split('\n')
  .map((line) => ({ kind: line.trim(), phrases: line.trim().split(', ').map(stemsOfPhrase) }));

/** Two of them may each be cleaned at a time. */
const isGround = (word: string) => GROUNDS.has(word);

const GROUNDS = wordSet('beach cemetery church creek garden lake park pond river school shore trail trails');
