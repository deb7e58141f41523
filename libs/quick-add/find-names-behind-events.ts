import { isCommonWord, isNoName, isPerson, isThing } from './common-words';
import { bareMeaning, IS_MEDICAL } from './event-meanings';
import { IS_ERRAND, isEventWord } from './event-words';
import { isNameInS } from './given-names';
import { isAtHome, isCompany, JOINS, ownerOf, TITLES } from './home-owners';
import { findPlaceNoun, IS_SURNAME } from './place-lexicon';
import { readPlaceClause } from './read-place-clause';
import { isSentenceWord } from './sentence-words';
import { isUsualWord } from './usual-places';
import { wordSet } from './word-set';

export type NameBehindEvent = Readonly<{ first: number; isDoubtful: boolean }>;

/**
 * Finds, in words without signs, the name behind an event that no list of words has: 'haircut shear delight', 'girls night joannas'.
 * `isDoubtful` is false for a home, a business, a town, a room, a noun of a place behind 'the', and a venue behind a person. Null if there is
 * none.
 */
export const findNameBehindEvent = (words: readonly string[]): NameBehindEvent | null => {
  const small = words.map((word) => word.toLowerCase());
  return findBehindEvent(small) ?? findTown(small) ?? findBehindThing(small);
};

const findBehindEvent = (words: readonly string[]): NameBehindEvent | null => {
  const last = words.findLastIndex((word, nth) => nth < words.length - 1 && (isEventWord(word) || bareMeaning(words, nth)));
  if (last < 0) return null;
  const first = skipCompany(words, last + 1);
  const hasArticle = words[first] === 'the';
  const name = words.slice(hasArticle ? first + 1 : first);
  if (!isName(name)) return null;
  const event = words.slice(0, last + 1).join(' ');
  const meaning = bareMeaning(words, last);
  const isBehindPerson = first > last + 1;
  const owner = isBehindPerson || isAtHome(event, name) ? ownerOf(name) : null;
  if (owner === 'person') return { first, isDoubtful: false };
  if (meaning === 'subject') return null;
  if ((isBusiness(name) || (meaning && isChain(name))) && !(meaning === 'kind' && name.at(-1) === 'clinic'))
    return { first, isDoubtful: false };
  if (!meaning || name.some(isPerson)) return null;
  if (hasArticle) return findBehindArticle(event, name, first);
  if (isExam(words[last]!) && name.some(isExamined) && !isVenue(name)) return null;
  // 'dad cardiologist memorial', 'Caleb orthodontist Berwick'
  if (name.length === 1 && IS_MEDICAL.test(words[last]!)) {
    if (findPlaceNoun(name)?.needsName) return { first, isDoubtful: false };
    if (words.slice(0, last).some(isPerson) && isUncommon(name)) return { first, isDoubtful: true };
  }
  if (isBehindPerson && name.length === 1) return isUncommon(name) && !isNameInS(name[0]!) ? { first, isDoubtful: true } : null;
  if (isVenue(name)) return { first, isDoubtful: !isBehindPerson && !isRoom(name) };
  const isHosted = owner === 'unknown' && IS_HOSTED.test(event);
  if ((meaning === 'person' || meaning === 'place') && FOREIGN_ARTICLE.test(name[0]!) && name.length > 1 && isUncommon(name))
    return { first, isDoubtful: false };
  const mayBePlace = name.length > 1 || meaning === 'place' || isHosted || PLACE_SIGN.test(name[0]!);
  return mayBePlace && isUncommon(name) && !name.some((word) => word === 'and' || isNoName(word))
    ? { first, isDoubtful: true }
    : null;
};

const isExam = (word: string): boolean => IS_MEDICAL.test(word) || /^(?:mammogram|mri|ultrasound|xray)$/.test(word);

/** What is looked at or done: 'mri left shoulder', 'dad cardiologist echo', 'biopsy', 'angiogram'. */
const isExamined = (word: string): boolean => OF_EXAM.has(word) || EXAM_ENDING.test(word);
const EXAM_ENDING = /(?:ectomy|graphy|gram|opsy|oscopy|plasty|therapy)s?$/;
const OF_EXAM = wordSet(`
  abdomen ankle ankles arm back bladder brain breast chest ear elbow eye eyes face foot hand head heart hip hips jaw kidney kidneys knee knees leg liver lung lungs
  mouth neck nose pelvis shoulder shoulders sinus sinuses skin spine stomach throat thyroid tooth teeth wrist wrists left right lower upper both
  bands biopsies botox braces cavity chemo cleaning consult crown device dialysis echo ecg eeg ekg emg exam extraction filling fillings holter implant implants
  infusion injection injections labs meds monitor pacemaker panel prep radiation recheck refill results retainer scan screening sealants shot shots stent
  stitches surgery telehealth telemed test treatment virtual xray xrays
`);

/** 'trivia the rusty nail', 'party the boathouse'. A family is company at a meal, but may be the hosts of a 'potluck the hendersons'. */
const findBehindArticle = (event: string, name: readonly string[], first: number): NameBehindEvent | null => {
  const noun = findPlaceNoun(name);
  if (noun ? noun.isWeak : isCommonWord(name.at(-1)!)) return null;
  const isFamily = !noun && name.length === 1 && /s$/.test(name[0]!);
  return isFamily && IS_MEAL.test(event) ? null : { first, isDoubtful: !noun && name.length === 1 };
};

const IS_MEAL = /\b(?:breakfast|brunch|coffee|dinner|drinks|lunch|luncheon|supper)$/;

/** 'christmas shopping in portland' */
const findTown = (words: readonly string[]): NameBehindEvent | null => {
  const first = words.lastIndexOf('in');
  const name = words.slice(first + 1);
  if (first < 1 || name.length > 2 || !isName(name) || TAKES_IN.test(words[first - 1]!)) return null;
  const isTown = !isUsualWord(name[0]!) && !name.some((word) => isNoTown(word) || isThing(word) || isEventWord(word));
  return isTown ? { first, isDoubtful: false } : null;
};

const TAKES_IN =
  /^(?:add|book|call|check|clock|come|drop|enter|fill|fly|get|go|hand|jot|log|mail|move|pencil|plug|pop|put|schedule|send|set|sign|slot|squeeze|stick|throw|turn|w|with|write)(?:ing|s)?$/;
const isNoTown = (word: string): boolean => (isNoName(word) && !isPerson(word)) || NO_TOWNS.has(word);
const NO_TOWNS = wordSet(
  'addition advance attic car closet crockpot dryer freezer fridge garage law laws mail oven trash truck washer aisle bulk case charge concert conjunction costume cursive effect full honor lieu line mind order part partnership pencil person place print private progress public question recovery reserve session shape storage style surgery tandem time total touch town transit uniform',
);

/** 'mammogram north coast imaging', 'drop off car tire depot' */
const findBehindThing = (words: readonly string[]): NameBehindEvent | null => {
  if (IS_ERRAND.test(words.join(' '))) return findBehindErrand(words);
  const first = words.findLastIndex((word, nth) => nth < words.length - 2 && isThing(word)) + 1;
  return first > 0 &&
    !CALLS.test(words[0]!) &&
    !isEventWord(words[first]!) &&
    isName(words.slice(first)) &&
    isBusiness(words.slice(first))
    ? { first, isDoubtful: false }
    : null;
};

/** 'drop off car tire depot', 'pick up framed print harlow gallery' */
const findBehindErrand = (words: readonly string[]): NameBehindEvent | null => {
  const behindThing = words.findLastIndex((word, nth) => nth > 1 && nth < words.length - 1 && isThing(word)) + 1;
  const first = [Math.max(3, behindThing), 3].find((from) => isVenue(words.slice(from)) && isName(words.slice(from)));
  return first === undefined ? null : { first, isDoubtful: false };
};

const CALLS = /^(?:call|cancel|email|order|pay|return|text)$/;

const MAX_WORDS = 4;
const isName = (words: readonly string[]): boolean =>
  words.length > 0 && words.length <= MAX_WORDS && !JOINS.test(words[0]!) && words.every(isWordOfName);

const isWordOfName = (word: string, nth: number): boolean =>
  JOINS.test(word) ||
  (nth === 0 && FOREIGN_ARTICLE.test(word)) ||
  (IS_WORD.test(word) && !IS_CONTRACTION.test(word) && (!isSentenceWord(word, nth) || (nth > 0 && word === 'works')));

/** 'el rio', 'la fogata': restaurants. */
const FOREIGN_ARTICLE = /^(?:el|il|la|las|le|les|los)$/;

const IS_WORD = /^(?:dr|mr|ms|st|\p{L}[\p{L}'’]{2,})$/u;
const IS_CONTRACTION = /^(?:he|here|how|it|let|she|that|there|what|where|who)['’]?s$/;

/** 'bounce barn', 'horseshoe hall' */
export const isVenue = (words: readonly string[]): boolean => {
  const clause = readPlaceClause(words.join(' '));
  return clause !== null && !clause.isBare && !clause.noun.isWeak && words.length > 1;
};

/** 'salt room', but 'hall' is a surname as well */
const isRoom = (words: readonly string[]): boolean => findPlaceNoun(words)?.isPart === true && !IS_SURNAME.test(words.at(-1)!);

/** 'shear delight', 'flip zone' */
const isUncommon = (words: readonly string[]): boolean =>
  words.length < MAX_WORDS && !isCommonWord(words[0]!) && !words.some((word) => isThing(word) || isEventWord(word));

/** 'riverside', 'sugarworks', 'osteria' */
const PLACE_SIGN =
  /^\p{L}{3,}(?:bridge|brook|cafe|creek|eria|gate|haus|house|mart|ridge|shack|side|stone|town|view|ville|wood|works|worx)$/u;

/** 'dinner with kim', 'dinner w the smiths', 'birthday party for max' */
const skipCompany = (words: readonly string[], from: number): number => {
  if (!/^(?:for|with|w\/?)$/.test(words[from] ?? '')) return from;
  const first = from + (words[from + 1] === 'the' || TITLES.test(words[from + 1] ?? '') ? 2 : 1);
  const end = words.findIndex(
    (word, nth) => nth > first && !JOINS.test(word) && !JOINS.test(words[nth - 1]!) && !isCompany(word),
  );
  return end < 0 ? words.length : end;
};

/** A member hosts these in turn: an unknown owner is asked about. */
const IS_HOSTED = /\b(?:bunco|canasta|euchre|mahjong|poker|(?:craft|girls|guys|ladies|poker|wine) night)$/;

/** 'sport clips' */
const isChain = (words: readonly string[]): boolean => {
  const noun = findPlaceNoun(words);
  return noun?.isLone === true && noun.needsName === true && noun.length === words.length;
};

/** 'kinney drugs', 'olive & thyme' */
const isBusiness = (words: readonly string[]): boolean => {
  const named = words.filter((word) => word !== '&');
  const [last, others] = [named.at(-1)!, named.slice(0, -1)];
  if (named.length < 2 || named.some(isCompany)) return false;
  if (words.includes('&')) return words.length === 3 && named.every((word) => !isCommonWord(word));
  return (
    (BUSINESS.has(last) || findPlaceNoun(named)?.needsName === true) &&
    !others.some((word) => isThing(word) || isNoName(word)) &&
    (others.length > 1 || others.some((word) => !isCommonWord(word)))
  );
};

const BUSINESS = wordSet(`
  animal autobody bagels barbers bistro bodyworks brewing cinemas clinic crossfit cuts donuts fitness grill hardware hyundai motors nails nissan orthodontics pilates pizza plus rehab salon spa studio subaru tires toyota vet
`);
