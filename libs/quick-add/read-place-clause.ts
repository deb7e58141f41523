import { memoize } from '#libs/contracts';
import { findPlaceNoun, type PlaceTraits } from './place-lexicon';
import { ROOM_NUMBER, TITLE } from './place-words';
import { isSentenceWord } from './sentence-words';
import { isUsualWord } from './usual-places';

export type PlaceClause = Readonly<{
  noun: PlaceTraits;
  /** By a word with a capital: 'Public Works yard'. */
  isNamed: boolean;
  /** Its noun is all, and is not one that stands alone: 'church'. */
  isBare: boolean;
  hasNumber: boolean;
  /** Without a name, in words that any town has. */
  isUsual: boolean;
  /** Says of which house a floor is. */
  isOfHouse: boolean;
  /** 'north end of the reservoir' */
  isSide?: boolean;
}>;

/** Several finders of places read the same words. */
const MAX_CACHED_CLAUSES = 500;

/** Null if the words are no place: their last one is no noun of a place, or one of them is a word of a sentence. */
export const readPlaceClause = memoize((text: string): PlaceClause | null => {
  const words = text
    .trim()
    .replace(/^the /i, '')
    .replace(/ (?:up|down)stairs$/, '');
  if (SIDE.test(words)) return readSide(words);
  const beside = BESIDE.exec(words);
  const isBeside = beside && (IS_CAPITAL.test(beside.groups!.other!) || readPlaceWords(beside.groups!.other!, true));
  const head = isBeside ? readPlaceWords(words.slice(0, beside.index), true) : null;
  return head ?? readPlaceWords(words, false);
}, MAX_CACHED_CLAUSES);

/** 'rear entrance of the old mill store', 'top of Lookout Hill'. A door of a named house is left out: of 'rear entrance of St. Anne' the place is the house. */
const readSide = (words: string): PlaceClause | null => {
  const whole = words.replace(SIDE, '');
  const place = HAS_DOORS.test(words) && IS_CAPITAL.test(whole) ? null : readPlaceClause(whole);
  return place && { ...place, noun: { isPart: true }, isBare: false, isUsual: true, isOfHouse: true, isSide: true };
};

const DOORS = 'door|doors|entrance|entry|entryway';
const SIDE = new RegExp(
  `^(?:(?:back|basement|far|front|left|lower|main|rear|right|side|upper|very|(?:north|south)?(?:east|west)|north|south) ){0,2}(?:${DOORS}|back|base|bottom|deck|dock|edge|end|foot|front|head|lawn|lot|mezzanine|mouth|ramp|rear|side|steps|summit|terrace|top) (?:of|to) (?:the )?(?=\\p{L})`,
  'iu',
);
const HAS_DOORS = new RegExp(`^(?:\\p{L}+ ){0,2}(?:${DOORS}) `, 'iu');

/** 'Bean & Leaf on Elm', 'basement of St. Paul', 'parking lot behind the church' */
const BESIDE =
  /(?<=\S) (?:on|off|of|at|in|near|behind|above|below|beside|next to|across from) (?:the (?=\p{L}))?(?<other>(?:Route|Rte?\.?|Highway|Hwy\.?) \d+|\p{Lu}[\p{L}.'’&-]*(?: (?:\p{Lu}[\p{L}.'’&-]*|of|the|and|&)){0,4}|(?<= the )(?:[\p{L}'’]+ ){0,2}[\p{L}'’]+)$/u;

const readPlaceWords = (text: string, hasOther: boolean): PlaceClause | null => {
  const all = text.split(/\s+/).map((word) => word.replace(/^["“‘]|["”]$/g, ''));
  const hasNumber = all.length > 1 && NUMBER.test(all.at(-1)!);
  const words = hasNumber ? all.slice(0, -1).filter((word) => !/^(?:no|number)\.?$/i.test(word)) : all;
  if (words.length > MAX_WORDS) return null;
  const noun = findPlaceNoun(words.slice(-2).map(toSmallWord));
  if (!noun || (noun.needsNumber && !hasNumber) || (hasNumber && !noun.isNumbered)) return null;
  const others = words.slice(0, -noun.length);
  // 'Park on Main Street', 'Shop at Oak Mall'
  if (hasOther && others.length === 0 && isSentenceWord(words[0]!, 0)) return null;
  if (HOST.test(text) || isPerson(words) || IS_ALONG.test(text) || !others.every((_, nth) => isWordOfPlace(words, nth)))
    return null;
  const isCapital = IS_CAPITAL.test(words.at(-1)!);
  const hasName = others.some((word) => IS_OF_NAME.test(word));
  const isNamed = hasName || (isCapital && (hasNumber || noun.isLone === true));
  if (noun.needsName && (!(isNamed && isCapital) || IS_PERSON.test(text))) return null;
  const isOwned = IS_OWNER.test(others.at(-1) ?? '');
  return {
    noun: isOwned ? { ...noun, isWeak: undefined } : noun,
    isNamed,
    isBare: others.length === 0 && !noun.isLone && !hasNumber && !hasOther,
    hasNumber,
    isUsual: hasOther || others.every(isUsualWord),
    isOfHouse: hasName || others.some((_, nth) => findPlaceNoun(words.slice(0, nth + 1).map(toSmallWord)) !== null),
  };
};

const toSmallWord = (word: string): string => word.toLowerCase().replace(/[’']/g, '').replace(/\.$/, '');

/** 'Coach Hill', but not 'Dr. Phillips Elementary' */
const IS_PERSON = new RegExp(`^${TITLE}\\.?(?: \\p{Lu}[\\p{L}’']*)? (?:Creek|Hill|High|Mountain|Seed|Village)$`, 'u');

/** "Joan's house" */
const IS_OWNER = /^\p{Lu}\p{L}+['’]s?$/u;

const MAX_WORDS = 7;
const NUMBER = new RegExp(`^${ROOM_NUMBER}$`, 'iu');
const IS_CAPITAL = /^[\p{Lu}\d]/u;
/** Also '4-H Building', but not '3rd floor'. */
const IS_OF_NAME = /^(?:\d-)?\p{Lu}/u;

/** 'caller Bob Hill' */
const isPerson = ([role, ...names]: readonly string[]): boolean =>
  IS_ROLE.test(role!) &&
  findPlaceNoun([role!]) === null &&
  names.length >= 2 &&
  names.slice(-2).every((word) => /^\p{Lu}/u.test(word));

const IS_ROLE = /^(?:\p{Ll}+(?:er|or|ist|ian)|chef|coach|emcee|guest|host|song)$/u;

/** 'Friends of the Library' */
const HOST = /^(?:friends|members|parents|patrons|residents|staff|students|teachers|volunteers) of /i;

/** 'down Market Square', 'back at school', but 'Down East Lodge' */
const IS_ALONG = /^(?:along|down|up|(?:back|home|here|out|over) (?:at|in)) /;

const isWordOfPlace = (words: readonly string[], nth: number): boolean => {
  const [word, last] = [words[nth]!, words[nth - 1]];
  if (/^(?:of|and)$/i.test(word)) return last !== undefined && IS_CAPITAL.test(last) && IS_CAPITAL.test(words[nth + 1]!);
  if (JOINS.test(word)) return last !== undefined || SPANISH_ARTICLE.test(word);
  if (/^\d+$/.test(word)) return last !== undefined && IS_CAPITAL.test(last);
  // 'Feed & Seed', 'public works garage'
  const isOfName = (IS_CAPITAL.test(word) && words[nth + 1] === '&') || (/^works$/i.test(word) && IS_OF_WORKS.test(last ?? ''));
  return (isOfName || !isSentenceWord(word, nth)) && IS_WORD.test(word);
};

const IS_OF_WORKS = /^(?:gas|glass|iron|public|steel|water)$/i;

const JOINS = /^(?:&|at|de|del|la|las|los|el|y)$/i;
const SPANISH_ARTICLE = /^(?:el|la|las|los)$/i;
const IS_WORD = /^(?:\p{L}[\p{L}\d.'’&-]*|\d{1,3}(?:st|nd|rd|th)|\d-\p{L})$/u;
