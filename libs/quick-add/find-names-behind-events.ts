import { isCommonWord, isNoName, isThing } from './common-words';
import { isEventWord } from './event-words';
import { isGivenName } from './given-names';
import { findPlaceNoun } from './place-lexicon';
import { readPlaceClause } from './read-place-clause';
import { isSentenceWord } from './sentence-words';
import { wordSet } from './word-set';

export type NameBehindEvent = Readonly<{ first: number; isDoubtful: boolean }>;

/**
 * Of words without signs, the name behind what happens that no list of words knows: 'haircut shear delight', 'girls night joannas'. It is
 * doubtful unless it is a person's whose home that may be, or a business by its words.
 */
export const findNameBehindEvent = (words: readonly string[]): NameBehindEvent | null => {
  const small = words.map((word) => word.toLowerCase());
  const last = small.findLastIndex((word, nth) => nth < small.length - 1 && (isEventWord(word) || hasPlace(small, nth)));
  if (last < 0) return null;
  const first = skipCompany(small, last + 1);
  const hasArticle = small[first] === 'the';
  const name = small.slice(hasArticle ? first + 1 : first);
  if (name.length === 0 || name.length > MAX_WORDS || JOINS.test(name[0]!) || !name.every(isWordOfName)) return null;
  const isBehindPerson = first > last + 1;
  if (isBehindPerson && name.length === 1 && !hasArticle) return null;
  if (isBusiness(name) || (isHome(name) && !IS_OF_PERSON.test(small[last]!))) return { first, isDoubtful: false };
  if (!hasPlace(small, last) || IS_OF_TITLE.test(small.slice(0, last + 1).join(' ')) || name.some(isNoName)) return null;
  if (isVenue(name)) return { first, isDoubtful: !isBehindPerson };
  return isUncommon(name) ? { first, isDoubtful: !(hasArticle && (name.length > 1 || !/s$/.test(name[0]!))) } : null;
};

const MAX_WORDS = 4;
const isWordOfName = (word: string, nth: number): boolean =>
  JOINS.test(word) ||
  (IS_WORD.test(word) && !IS_CONTRACTION.test(word) && (!isSentenceWord(word, nth) || (nth > 0 && word === 'works')));

const IS_WORD = /^(?:dr|mr|ms|st|\p{L}[\p{L}'’]{2,})$/u;
const IS_CONTRACTION = /^(?:he|here|how|it|let|she|that|there|what|where|who)['’]?s$/;

/** 'bounce barn', 'horseshoe hall' */
const isVenue = (words: readonly string[]): boolean => {
  const clause = readPlaceClause(words.join(' '));
  return clause !== null && !clause.isBare && !clause.noun.isWeak && words.length > 1;
};

/** 'shear delight', 'flip zone' */
const isUncommon = (words: readonly string[]): boolean =>
  words.length < MAX_WORDS && !isCommonWord(words[0]!) && !words.some((word) => isThing(word) || isEventWord(word));

/** What one does at a house or goes to: a place behind it needs no preposition. */
const WORDS_WITH_PLACE = wordSet(`
  appointment appt audition bachelorette ballet barre bday birthday bloodwork bonfire bowling breakfast brunch bunco canasta checkup class classes coffee cookout dentist dinner drinks euchre facial gymnastics haircut haircuts
  karaoke karate lesson lessons lunch luncheon mahjong manicure massage orthodontist party pedicure physical pilates playdate poker potluck practice recital rehearsal shower sleepover supper swim
  tryouts trivia vet waxing yoga zumba
`);

const PAIRS_WITH_PLACE = wordSet(
  'baby_shower book_club bridal_shower brake_job craft_night date_night eye_exam flu_shot flu_shots game_night girls_night guys_night happy_hour ladies_night mani_pedi movie_night oil_change open_mic paint_night play_date poker_night tire_change tire_rotation watch_party wine_night',
);

const hasPlace = (words: readonly string[], nth: number): boolean =>
  WORDS_WITH_PLACE.has(words[nth]!) || PAIRS_WITH_PLACE.has(`${words[nth - 1]}_${words[nth]}`);

/** 'dinner with kim', 'dinner w the smiths', 'birthday party for max' */
const skipCompany = (words: readonly string[], from: number): number => {
  if (!/^(?:for|with|w\/?)$/.test(words[from] ?? '')) return from;
  const first = from + (words[from + 1] === 'the' ? 2 : 1);
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
  const title = words.length === 2 && TITLES.test(words[0]!);
  return owner !== undefined && (title || (words.length === 1 && (isCompany(owner) || /['’]/.test(last))));
};

const OWNER = /^(\p{L}{2,})['’]?s$/u;
const TITLES = /^(?:aunt|auntie|coach|dr|miss|mrs?|ms|uncle)$/;
/** 'book club the great gatsby' */
const IS_OF_TITLE = /\b(?:book club|movie night)$/;
const IS_OF_PERSON = /^(?:bday|birthday)$/;

/** 'kinney drugs', 'olive & thyme' */
const isBusiness = (words: readonly string[]): boolean => {
  const named = words.filter((word) => word !== '&');
  const [first, last] = [named[0]!, named.at(-1)!];
  if (named.length < 2 || named.some(isCompany)) return false;
  if (words.includes('&')) return words.length === 3 && named.every((word) => !isCommonWord(word));
  return (BUSINESS.has(last) || findPlaceNoun(named)?.needsName === true) && !isCommonWord(first);
};

const BUSINESS = wordSet(`
  animal autobody bagels barbers bistro bodyworks brewing cinemas clinic crossfit cuts donuts fitness grill hardware hyundai motors nails nissan orthodontics pilates pizza salon spa studio subaru tires toyota vet
`);
