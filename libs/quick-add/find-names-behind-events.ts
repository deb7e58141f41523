import { isCommonWord, isNoName, isPerson, isThing } from './common-words';
import { isEventWord } from './event-words';
import { isGivenName } from './given-names';
import { findPlaceNoun, IS_SURNAME } from './place-lexicon';
import { readPlaceClause } from './read-place-clause';
import { isSentenceWord } from './sentence-words';
import { isUsualWord } from './usual-places';
import { wordSet } from './word-set';

export type NameBehindEvent = Readonly<{ first: number; isDoubtful: boolean }>;

/**
 * Of words without signs, the name behind what happens that no list of words knows: 'haircut shear delight', 'girls night joannas'. It is
 * doubtful unless it is a person's whose home that may be, or a business by its words.
 */
export const findNameBehindEvent = (words: readonly string[]): NameBehindEvent | null => {
  const small = words.map((word) => word.toLowerCase());
  return findBehindEvent(small) ?? findTown(small) ?? findBehindThing(small);
};

const findBehindEvent = (words: readonly string[]): NameBehindEvent | null => {
  const last = words.findLastIndex((word, nth) => nth < words.length - 1 && (isEventWord(word) || hasPlace(words, nth)));
  if (last < 0) return null;
  const first = skipCompany(words, last + 1);
  const hasArticle = words[first] === 'the';
  const name = words.slice(hasArticle ? first + 1 : first);
  if (!isName(name)) return null;
  const event = words.slice(0, last + 1).join(' ');
  const isBehindPerson = first > last + 1;
  if (isBusiness(name) || (isHome(name) && !IS_OF_PERSON.test(event))) return { first, isDoubtful: false };
  if (!hasPlace(words, last) || IS_OF_TITLE.test(event) || name.some(isPerson)) return null;
  if (hasArticle) return findBehindArticle(name, first);
  if (isBehindPerson && name.length === 1) return isUncommon(name) ? { first, isDoubtful: true } : null;
  if (isVenue(name)) return { first, isDoubtful: !isBehindPerson && !isRoom(name) };
  if (!isUncommon(name) || name.some(isNoName)) return null;
  return { first, isDoubtful: !(name.length === 1 && IS_AT_HOME.test(event) && OWNER.test(name[0]!)) };
};

/** 'trivia the rusty nail', 'party the boathouse'. Several persons are called by their surname as well: 'potluck the hendersons'. */
const findBehindArticle = (name: readonly string[], first: number): NameBehindEvent | null => {
  const noun = findPlaceNoun(name);
  if (noun ? noun.isWeak : isCommonWord(name.at(-1)!)) return null;
  return { first, isDoubtful: !noun && name.length === 1 && /s$/.test(name[0]!) };
};

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
  'addition advance attic car closet crockpot dryer freezer fridge garage mail oven trash truck washer aisle bulk case charge concert conjunction costume cursive effect full honor lieu line mind order part partnership pencil person place print private progress public question recovery reserve session shape storage style surgery tandem time total touch town transit uniform',
);

/** 'mammogram north coast imaging', 'drop off car tire depot' */
const findBehindThing = (words: readonly string[]): NameBehindEvent | null => {
  if (IS_OF_ERRAND.test(words.join(' ')))
    return isVenue(words.slice(3)) && isName(words.slice(3)) ? { first: 3, isDoubtful: false } : null;
  const first = words.findLastIndex((word, nth) => nth < words.length - 2 && isThing(word)) + 1;
  return first > 0 && !CALLS.test(words[0]!) && isName(words.slice(first)) && isBusiness(words.slice(first))
    ? { first, isDoubtful: false }
    : null;
};

const IS_OF_ERRAND = /^(?:drop off|pick up) /;
const CALLS = /^(?:call|cancel|email|order|pay|return|text)$/;

const MAX_WORDS = 4;
const isName = (words: readonly string[]): boolean =>
  words.length > 0 && words.length <= MAX_WORDS && !JOINS.test(words[0]!) && words.every(isWordOfName);

const isWordOfName = (word: string, nth: number): boolean =>
  JOINS.test(word) ||
  (IS_WORD.test(word) && !IS_CONTRACTION.test(word) && (!isSentenceWord(word, nth) || (nth > 0 && word === 'works')));

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

/** What one does at a house or goes to: a place behind it needs no preposition. */
const WORDS_WITH_PLACE = wordSet(`
  appointment appt audition bachelorette ballet barre baseball basketball bball bday birthday bloodwork bonfire bowling breakfast brunch bunco canasta checkup circle class classes club coffee cookout dentist dinner drinks euchre facial golf group gymnastics haircut haircuts hockey
  karaoke karate knitting league lesson lessons lunch luncheon mahjong mammogram manicure massage orthodontist party pedicure physical pickleball pilates playdate poker potluck practice recital rehearsal robotics shower sleepover soccer softball supper swim swimming tennis
  tryouts trivia vball vet volleyball waxing yoga zumba
`);

const PAIRS_WITH_PLACE = wordSet(
  'baby_shower book_club bridal_shower brake_job craft_night date_night eye_exam flu_shot flu_shots game_night girls_night guys_night happy_hour ladies_night mani_pedi movie_night oil_change open_mic paint_night play_date poker_night tire_change tai_chi tire_rotation watch_party wine_night',
);

const hasPlace = (words: readonly string[], nth: number): boolean =>
  WORDS_WITH_PLACE.has(words[nth]!) || PAIRS_WITH_PLACE.has(`${words[nth - 1]}_${words[nth]}`);

/** 'dinner with kim', 'dinner w the smiths', 'birthday party for max' */
const skipCompany = (words: readonly string[], from: number): number => {
  if (!/^(?:for|with|w\/?)$/.test(words[from] ?? '')) return from;
  const first = from + (words[from + 1] === 'the' || TITLES.test(words[from + 1] ?? '') ? 2 : 1);
  const end = words.findIndex(
    (word, nth) => nth > first && !JOINS.test(word) && !JOINS.test(words[nth - 1]!) && !isCompany(word),
  );
  return end < 0 ? words.length : end;
};

const JOINS = /^(?:&|and|n)$/;

const isCompany = (word: string): boolean => isGivenName(word) || KIN.test(word);

const KIN =
  /^(?:aunt|boys|bros|cousins|dad|fellas|folks|friends|gang|girls|grandma|grandpa|guys|inlaws|kids|ladies|mama|mom|nana|papa|parents|sis|team|uncle)$/;

/** 'joannas', 'aunt carols', 'mrs hendersons' */
const isHome = (words: readonly string[]): boolean => {
  const last = words.at(-1)!;
  const owner = OWNER.exec(last)?.[1];
  if (owner === undefined) return false;
  const others = words.slice(0, -1);
  if (others.length === 1 && TITLES.test(others[0]!)) return true;
  return others.every((word) => isCompany(word) || JOINS.test(word)) && (isCompany(owner) || /['’]/.test(last));
};

const OWNER = /^(\p{L}{2,})['’]?s$/u;
const TITLES = /^(?:aunt|auntie|coach|dr|miss|mrs?|ms|uncle)$/;
/** 'book club the great gatsby' */
const IS_OF_TITLE = /\b(?:book club|movie night)$/;
const IS_OF_PERSON = /\b(?:bday|birthday)$/;
const IS_AT_HOME = /\b(?:bunco|canasta|euchre|mahjong|poker|sleepover|(?:game|girls|guys|poker|wine) night)$/;

/** 'kinney drugs', 'olive & thyme' */
const isBusiness = (words: readonly string[]): boolean => {
  const named = words.filter((word) => word !== '&');
  const [last, others] = [named.at(-1)!, named.slice(0, -1)];
  if (named.length < 2 || named.some(isCompany)) return false;
  if (words.includes('&')) return words.length === 3 && named.every((word) => !isCommonWord(word));
  return (
    (BUSINESS.has(last) || findPlaceNoun(named)?.needsName === true) &&
    !others.some((word) => isThing(word) || isNoName(word)) &&
    others.some((word) => !isCommonWord(word))
  );
};

const BUSINESS = wordSet(`
  animal autobody bagels barbers bistro bodyworks brewing cinemas clinic crossfit cuts donuts fitness grill hardware hyundai motors nails nissan orthodontics pilates pizza rehab salon spa studio subaru tires toyota vet
`);
