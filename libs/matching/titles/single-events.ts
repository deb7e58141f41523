import { memoize } from '#libs/contracts';
import { stemOf } from '../forms';
import { isRareName } from '../places/place-words';
import { areDisjoint, type Words, withoutWords } from '../word-lists';
import { wordSet, wordsOf } from '../words';
import { isTelling } from './similar-titles';
import { isSignificant, titleWordsOf } from './title-words';

type NamedTitle = Readonly<{ all: Words; unmarked: string }>;

/**
 * Of a kind that a place has once at a time, whatever each calls it: 'Grand Menorah Lighting', 'Chanukah Menorah Lighting'. `unsaid` are
 * words for places and publishers.
 */
export const areOneSingleEvent = (a: NamedTitle, b: NamedTitle, unsaid: () => Words): boolean =>
  kindsIn(a.unmarked).some(
    (kind) =>
      kindsIn(b.unmarked).includes(kind) &&
      !(CALLED_AFTER_SUBJECT.has(kind) && nameTwo(a.all, b.all, [...wordsOf(kind), ...unsaid()])),
  ) && !areDisjoint(a.all.filter(isGround), b.all.filter(isGround));

/** Both titles name one kind, though it may be in two places. */
export const haveSingleKind = (a: NamedTitle, b: NamedTitle): boolean =>
  kindsIn(a.unmarked).some((kind) => kindsIn(b.unmarked).includes(kind));

/** Each title is only what its publisher calls the kind: 'Chamber Mixer' and 'Business After Hours'. */
export const isOfKindInOtherWords = (a: NamedTitle, b: NamedTitle): boolean => {
  const kinds = kindsIn(a.unmarked).filter((kind) => kindsIn(b.unmarked).includes(kind));
  return kinds.some((kind) => [a, b].every(({ all }) => namesIn(all, wordsOf(kind)).length === 0));
};

/** 'Ribbon Cutting: Tin Boat Bakery' and 'Grand Opening of Heron Yoga'. */
const nameTwo = (a: Words, b: Words, unsaid: Words) => areDisjoint(namesIn(a, unsaid), namesIn(b, unsaid));

const namesIn = (words: Words, unsaid: Words) =>
  withoutWords(words, unsaid).filter((word) => isRareName(word) && isTelling(word));

/** Kinds of which a place may have two, each with its name. */
const CALLED_AFTER_SUBJECT = new Set([
  'art reception, opening reception, gallery opening, exhibit opening, exhibition opening',
  'grand opening, ribbon cutting',
  'opening day, opening ceremonies',
]);

/** Such kinds in the title. The words of a kind stand together in that order. */
const kindsIn = memoize((unmarked: string): readonly string[] => {
  // 'Lunch and Learn' is a talk.
  const text = stemsOfPhrase(unmarked).replace(' lunch learn ', ' ');
  return SINGLE_KINDS.filter(({ phrases }) => phrases.some((phrase) => text.includes(phrase))).map(({ kind }) => kind);
});

const stemsOfPhrase = (phrase: string) => ` ${titleWordsOf(phrase).filter(isSignificant).map(stemOf).join(' ')} `;

/** With what others call it. */
const SINGLE_KINDS = `art walk, culture crawl
  art reception, opening reception, gallery opening, exhibit opening, exhibition opening
  baby story time, lap sit
  band concert
  bean supper, beans supper, bean hole supper
  blood drive
  board game night, tabletop game night
  bonfire
  cruise night, cruise in, classic car
  business after hours, business mixer, chamber mixer, chamber networking, networking mixer
  cemetery blessing, blessing graves, blessing cemetery
  chess club
  chicken barbecue, chicken dinner, chicken supper
  chili cookoff
  choir concert
  christmas bazaar, christmas boutique, christmas fair, christmas market, holiday bazaar, holiday boutique, holiday fair, holiday market
  christmas stroll, holiday stroll
  citizenship ceremony, naturalization ceremony, new citizen ceremony, new citizen oath, oath ceremony
  clean up
  coat drive
  community supper, community dinner, community meal
  computer help, device help, tech help, technology help
  contra dance
  corned beef dinner, corned beef supper
  corn maze
  craft bazaar, craft fair, craft show
  egg hunt, eggstravaganza
  evening prayer, evensong, vespers
  farmers market
  father daughter dance
  first time homebuyer, home buyer, homebuyer
  fish fry
  fishing derby, ice fishing tournament
  flu clinic, flu vaccine
  food distribution
  food drive
  food truck
  golf outing, golf scramble, golf tournament
  grand opening, ribbon cutting
  grief support, bereavement support
  gun show
  ham dinner, ham supper
  haunted house
  hazardous waste, haz waste
  hunter education, hunter safety
  ice cream social
  kindergarten enrollment, kindergarten registration, kindergarten roundup, kindergarten round up
  lutefisk dinner, lutefisk supper
  live nativity, living nativity
  meat raffle
  meatball dinner, meatball supper
  medicare help, medicare counseling, medicare enrollment, medicare open enrollment
  menorah lighting
  midnight mass
  naloxone training, narcan training, overdose reversal training
  national night out
  open mic
  orchestra concert
  opening day, opening ceremonies
  pancake breakfast
  paper shredding
  paws to read, read to a dog, reading with dogs
  pet blessing
  plant sale
  plant swap, seed swap
  polar dip, polar plunge, polar swim
  powwow
  pumpkin carving
  purse bingo, bag bingo, handbag bingo
  rabies clinic, rabies microchip, rabies vaccine, pet vaccine, vaccine and microchip clinic, animal vaccine
  remembrance ceremony, remembrance service, remembrance day
  roast beef dinner, roast beef supper
  repair cafe, repair fair, fix it
  school board
  senior lunch
  shop small, small business saturday
  spaghetti dinner, spaghetti supper
  speed dating
  square dance
  swim meet, tri meet
  tax help, tax aide
  torchlight parade
  toy drive, toys for tots
  tree lighting
  trivia night
  trunk or treat
  turkey dinner, turkey supper
  used book sale, book sale
  wreath laying, wreaths across america`
  .split('\n')
  .map((line) => ({ kind: line.trim(), phrases: line.trim().split(', ').map(stemsOfPhrase) }));

/** Two of them may each be cleaned at a time. */
const isGround = (word: string) => GROUNDS.has(word);

const GROUNDS = wordSet('beach cemetery church creek garden lake park pond river school shore trail trails');
