import { hasName } from './name-ahead';
import { inAnyCase } from './any-case';
import { findPlaceNoun, NUMBERED_NOUNS, type PlaceTraits } from './place-lexicon';
import type { FoundPlace, WhenSpan } from './place-reading';
import { DOTTED_WORDS } from './place-words';
import { endsSentence } from './sentence-end';
import { isSentenceWord } from './sentence-words';

/**
 * Places that are a clause of their own, whatever their letters: 'Rusty Plow Tavern', 'high school room 118', 'Bean & Leaf on Elm'. Their
 * last word is a noun of a place, and none is a word of a sentence. Right behind the day or the hour, any such noun suffices.
 */
export const findPlaceClauses = (text: string, whens: readonly WhenSpan[]): FoundPlace[] => {
  if (!whens.some(({ isSure }) => isSure)) return [];
  const found: FoundPlace[] = [];
  let reached = 0;
  for (const begin of findBeginnings(text, whens)) {
    if (begin.at < reached) continue;
    const place = readPlaceAt(text, begin, whens);
    if (!place) continue;
    found.push(place);
    reached = place.to;
  }
  return found;
};

/** Of a clause: behind a separator, behind a sentence, or only behind a day or an hour. */
type Beginning = Readonly<{ at: number; behind: 'separator' | 'sentence' | 'when' }>;

const findBeginnings = (text: string, whens: readonly WhenSpan[]): Beginning[] => {
  const separated = [...text.matchAll(SEPARATORS)].map(({ 0: { length }, index, groups }): Beginning => ({
    at: index + length,
    behind: groups!.stop ? 'sentence' : 'separator',
  }));
  const others = whens
    .filter(({ isSure, isHour, to }) => (isSure || isHour) && /^[ .]/.test(text.slice(to)))
    .map(({ to }): Beginning => ({ at: to + /^\.? */.exec(text.slice(to))![0].length, behind: 'when' }))
    .filter(({ at }) => !separated.some((one) => one.at === at));
  return [...separated, ...others].sort((a, b) => a.at - b.at);
};

/** Not the dot of 'St. Anne' and 'Sat. Dec 5', but that of 'Studio B. Bring water'. */
const ENDS_NO_WORD = `(?<!(?<![\\p{L}\\d])(?:${DOTTED_WORDS}|(?<!(?:${inAnyCase(NUMBERED_NOUNS)}) )\\p{Lu}|Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec))`;
const SEPARATORS = new RegExp(`(?:[,;|•–—!]|\\p{So}|(?<=\\s)[-/]) (?:[Tt]he )?|\\((?:[Tt]he )?|(?<stop>${ENDS_NO_WORD}\\.) (?:[Tt]he )?`, 'gu');
const CLAUSE_END = new RegExp(`\\s*(?:$|[,;|•–—!()]|\\p{So}|\\s[-/]\\s|${ENDS_NO_WORD}\\.(?=\\s|$)|\\s(?:with|w/)(?=\\s))`, 'gu');

const clauseEnd = (text: string, from: number, whens: readonly WhenSpan[]): number => {
  CLAUSE_END.lastIndex = from;
  const end = CLAUSE_END.exec(text)!.index;
  const next = Math.min(...whens.filter((when) => when.from >= from).map((when) => when.from));
  return next < end ? from + text.slice(from, next).trimEnd().length : end;
};

const readPlaceAt = (text: string, { at, behind }: Beginning, whens: readonly WhenSpan[]): FoundPlace | null => {
  const sure = whens.filter(({ isSure }) => isSure);
  const clause = readClauseAt(text, at, sure);
  if (!clause) return null;
  const whole = withOtherPart(text, clause, sure);
  const before = text.slice(0, at);
  const { isNamed, isAlone, noun, to } = clause;
  const isAdjacent = whens.some((when) => (when.isSure || when.isHour) && when.to <= at && ADJOINS.test(text.slice(when.to, at)));
  if (noun.needsHouse && !clause.isOfHouse && whole === clause) return null;
  if (sure.some((when) => when.to <= at)) {
    if (!isAdjacent && !isNamed && (noun.isWeak || isAlone || !(noun.isLone || noun.isPart))) return null;
    if (isAlone && (noun.isWeak || behind === 'when')) return null;
    if ((behind === 'when' || noun.isWeak || !isNamed) && !hasName(before, sure)) return null;
    if (behind === 'when' && !isCased(text)) return null;
    if (behind === 'separator' && !isNamed && !sure.some((when) => when.to <= at && !endsSentence(text, when.to, at))) return null;
    if (behind === 'sentence' && !isAdjacent && !noun.isPractice && !IS_SENTENCE_END.test(text.slice(whole.to))) return null;
    if (IS_SIGNED.test(before)) return null;
  } else if (!isNamed || noun.isWeak || behind !== 'separator' || !isAheadOfWhen(text, at, to, sure)) return null;
  const weight = whole !== clause && isNamed && noun.isPart && !clause.hasNumber ? OF_HOUSE_WEIGHT : isAdjacent ? ADJACENT_WEIGHT : WEIGHT;
  const name = text.slice(at, whole.to).replace(/[\s.]+$/, '');
  // Who signs is perhaps where it is.
  const isDoubtful = behind === 'sentence' && !isAdjacent && noun.isPractice === true && whole === clause;
  return { from: at, to: whole.to, reading: { places: [{ name, address: null }], weight, isDoubtful } };
};

type ClauseSpan = PlaceClause & Readonly<{ from: number; to: number }>;

const readClauseAt = (text: string, from: number, whens: readonly WhenSpan[]): ClauseSpan | null => {
  const to = clauseEnd(text, from, whens);
  const clause = readPlaceClause(text.slice(from, to));
  return clause && { ...clause, from, to };
};

/** 'City Hall, lower level', 'choir room, First Baptist' */
const withOtherPart = (text: string, clause: ClauseSpan, whens: readonly WhenSpan[]): ClauseSpan => {
  const comma = /^, (?:[Tt]he )?/.exec(text.slice(clause.to))?.[0];
  const next = comma === undefined ? null : readClauseAt(text, clause.to + comma.length, whens);
  if (!next || !(clause.noun.isPart || next.noun.isPart)) return clause;
  const isPartOfIt = next.noun.needsHouse || next.hasNumber || !clause.noun.isPart;
  return isPartOfIt || next.isNamed || next.noun.isLone ? { ...clause, to: next.to } : clause;
};

const [OF_HOUSE_WEIGHT, ADJACENT_WEIGHT, WEIGHT] = [12, 5, 4];

const ADJOINS = /^[\s,;|•–—(.!/-]*(?:the )?$/i;
/** Lines in small letters are typed in a hurry: their last words are often a part of the name. */
const isCased = (text: string) => /\p{Lu}\p{Ll}/u.test(text) || !/\p{Ll}/u.test(text);
/** 'Thank you, Mrs. Okafor, front office', '- Greg, Bayside Realty' */
const IS_SIGNED = /(?:\b(?:[Tt]hanks?|[Rr]egards|[Ss]incerely|[Ll]ove|[Yy]ours)\b|[.!?] [-–—] ?(?=\p{Lu}))[^.!?]*$/u;
const IS_SENTENCE_END = /^\s*(?:$|[.!])/;

/** 'Oil change, Superior Auto, Wed 11/25' */
export const isAheadOfWhen = (text: string, from: number, to: number, whens: readonly WhenSpan[]): boolean =>
  !IS_GREETING.test(text.slice(0, from)) &&
  whens.some((when) => when.isSure && when.from > to && IS_SEPARATOR.test(text.slice(to, when.from)));

const IS_SEPARATOR =
  /^\s*[,;|•–—-]\s+(?:(?:\d+(?:st|nd|rd|th) floor|(?:floor|suite|ste|room|rm)\.? \w+)[,;|•–—-]\s+)?(?:on )?$|^ (?:on )?$/i;

/** 'Dear parents, Repair Café, Dec 5' */
const IS_GREETING =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|greetings|fwd?|re|reminder|save the dates?|fyi|attention)\b[^,;|•:!.–—-]*[,;|•:!.–—-]\s*$/i;

type PlaceClause = Readonly<{ noun: PlaceTraits; isNamed: boolean; isAlone: boolean; hasNumber: boolean; isOfHouse: boolean }>;

export const readPlaceClause = (text: string): PlaceClause | null => {
  const words = text.trim().replace(/^the /i, '');
  const beside = BESIDE.exec(words);
  const head = beside && readPlaceWords(words.slice(0, beside.index), true);
  return head ?? readPlaceWords(words, false);
};

/** 'Bean & Leaf on Elm', 'basement of St. Paul' */
const BESIDE = /(?<=\S) (?:on|off|of|near|behind|across from) (?:the )?\p{Lu}[\p{L}.'’&-]*(?: (?:\p{Lu}[\p{L}.'’&-]*|of|the|and|&)){0,4}$/u;

const readPlaceWords = (text: string, hasOther: boolean): PlaceClause | null => {
  const all = text.split(/\s+/).map((word) => word.replace(/^["“‘]|["”]$/g, ''));
  const hasNumber = all.length > 1 && NUMBER.test(all.at(-1)!);
  const words = hasNumber ? all.slice(0, -1).filter((word) => !/^(?:no|number)\.?$/i.test(word)) : all;
  if (words.length > MAX_WORDS) return null;
  const small = words.map((word) => word.toLowerCase().replace(/[’']/g, '').replace(/\.$/, ''));
  const noun = findPlaceNoun(small);
  if (!noun || (noun.needsNumber && !hasNumber) || (hasNumber && !noun.isNumbered)) return null;
  const others = words.slice(0, -noun.length);
  if (HOST.test(text) || !others.every((_, nth) => isWordOfPlace(words, nth))) return null;
  const isCapital = IS_CAPITAL.test(words.at(-1)!);
  const isNamed = others.some((word) => IS_OF_NAME.test(word)) || (isCapital && (hasNumber || noun.isLone === true));
  if (noun.needsName && !(isNamed && isCapital)) return null;
  const isOwned = IS_OWNER.test(others.at(-1) ?? '');
  return {
    noun: isOwned ? { ...noun, isWeak: undefined } : noun,
    isNamed,
    isAlone: others.length === 0 && !noun.isLone && !hasNumber && !hasOther,
    hasNumber,
    isOfHouse: isNamed || others.some((_, nth) => findPlaceNoun(small.slice(0, nth + 1)) !== null),
  };
};

/** "Joan's house" */
const IS_OWNER = /^\p{Lu}\p{L}+['’]s?$/u;

const MAX_WORDS = 7;
const NUMBER = /^#?(?:\d{1,4}\p{L}?|\p{L})$/iu;
const IS_CAPITAL = /^[\p{Lu}\d]/u;
/** Also '4-H Building', but not '3rd floor'. */
const IS_OF_NAME = /^(?:\d-)?\p{Lu}/u;

/** 'Friends of the Library' */
const HOST = /^(?:friends|members|parents|patrons|residents|staff|students|teachers|volunteers) of /i;

const isWordOfPlace = (words: readonly string[], nth: number): boolean => {
  const [word, last] = [words[nth]!, words[nth - 1]];
  if (JOINS.test(word)) return last !== undefined && (!/^of$/i.test(word) || IS_CAPITAL.test(last));
  if (/^\d+$/.test(word)) return last !== undefined && IS_CAPITAL.test(last);
  return !isSentenceWord(word, nth) && IS_WORD.test(word);
};

const JOINS = /^(?:of|and|&|at|de|del|la|las|los|el|y)$/i;
const IS_WORD = /^(?:\p{L}[\p{L}\d.'’&-]*|\d{1,3}(?:st|nd|rd|th)|\d-\p{L})$/u;
