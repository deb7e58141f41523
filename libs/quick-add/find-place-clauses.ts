import { findAllMatches } from '#libs/contracts';
import { inAnyCase } from './any-case';
import { countEventWords } from './event-words';
import { hasName } from './name-ahead';
import { NUMBERED_NOUNS } from './place-lexicon';
import type { FoundPlace, WhenSpan } from './place-reading';
import { DOTTED_WORDS } from './place-words';
import { type PlaceClause, readPlaceClause } from './read-place-clause';
import { endsSentence } from './sentence-end';
import { MAYBE_OFFERED } from './usual-places';

/**
 * Places that are a clause of their own, whatever their letters: 'Rusty Plow Tavern', 'high school room 118', 'Bean & Leaf on Elm'. Their
 * last word is a noun of a place, and none is a word of a sentence. Right behind the day or the hour, any such noun suffices.
 */
export const findPlaceClauses = (text: string, whens: readonly WhenSpan[]): FoundPlace[] => {
  const sure = whens.filter(({ isSure }) => isSure);
  if (sure.length === 0) return [];
  const signs = findAllMatches(text, SIGNS).map(({ 0: sign, index, groups }): Sign => {
    const behind = groups!.stop ? 'sentence' : groups!.company ? null : 'separator';
    return { from: index, to: index + sign.length, behind };
  });
  const ends = [...signs, ...sure].map(({ from }) => from).sort((a, b) => a - b);
  const line: Line = { text, whens, sure, signs, ends };
  const found: FoundPlace[] = [];
  let reached = 0;
  for (const begin of findBeginnings(line)) {
    if (begin.at < reached) continue;
    const place = readPlaceAt(line, begin);
    if (!place || saysMoreOf(text, found.at(-1), begin.at)) continue;
    found.push(place);
    reached = place.to;
  }
  return found;
};

/** 'Lookout Hill (upper pasture)' */
const saysMoreOf = (text: string, last: FoundPlace | undefined, at: number): boolean =>
  last !== undefined && text.slice(last.to, at) === ' (' && readPlaceClause(text.slice(last.from, last.to))?.isOfHouse === true;

type Line = Readonly<{
  text: string;
  whens: readonly WhenSpan[];
  sure: readonly WhenSpan[];
  signs: readonly Sign[];
  /** Of clauses, in order: where a sign, a day or an hour begins. */
  ends: readonly number[];
}>;

/** Ends a clause; another one begins behind it, unless it is 'with'. */
type Sign = Readonly<{ from: number; to: number; behind: 'separator' | 'sentence' | null }>;

/** Of a clause: behind a separator, behind a sentence, or only behind a day or an hour. */
type Beginning = Readonly<{ at: number; behind: 'separator' | 'sentence' | 'when' }>;

const findBeginnings = ({ text, whens, signs }: Line): Beginning[] => {
  const separated = signs.flatMap(({ to, behind }): Beginning[] => {
    const begin = behind && BEGINNING.exec(text.slice(to, to + MAX_BEGINNING))?.[0];
    return begin || (behind && /[(\n]/.test(text[to - 1]!)) ? [{ at: to + (begin ?? '').length, behind }] : [];
  });
  const others = whens
    .filter(({ isSure, isHour, to }) => (isSure || isHour) && (text[to] === ' ' || text[to] === '.'))
    .map(({ to }): Beginning => ({ at: to + /^\.? */.exec(text.slice(to))![0].length, behind: 'when' }))
    .filter(({ at }) => !separated.some((one) => one.at === at));
  return [...separated, ...others].sort((a, b) => a.at - b.at);
};

const BEGINNING = /^ (?:[Tt]he )?|^[Tt]he /;
const MAX_BEGINNING = 5;

/** 'Book club: Mansfield Park', 'Speaker: Amy Park' */
const TITLED = inAnyCase(
  'author|basketball|book|club|film|football|guest|interview|lecture|movie|musical|opponent|play|reading|screening|soccer|speaker|talk|theme|topic',
);

/** Not the dot of 'St. Anne' and 'Sat. Dec 5', but that of 'Studio B. Bring water'. */
export const STOP = `\\.(?=\\s|$)(?<!(?<![\\p{L}\\d])(?:${DOTTED_WORDS}|(?<!(?:${inAnyCase(NUMBERED_NOUNS)}) )\\p{Lu}|Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.)`;
const SIGNS = new RegExp(
  `[,;|•–—!?()\\n]|(?<!\\b(?:${TITLED})):(?=\\s)|\\p{So}|(?<=\\s)[-/](?=\\s)|(?<stop>${STOP})|(?<company>\\s(?:with|w/|(?:and|or|&) (?:via |on |by |over )?(?:Zoom|Teams|[Oo]nline|[Vv]irtual(?:ly)?|[Ll]ive ?[Ss]tream|YouTube))(?=[\\s.,;)]|$))`,
  'gu',
);

const clauseEnd = ({ text, ends }: Line, at: number): number => {
  const end = ends.find((from) => from >= at) ?? text.length;
  return at + text.slice(at, end).trimEnd().length;
};

const readPlaceAt = (line: Line, { at: beginning, behind }: Beginning): FoundPlace | null => {
  const { text, whens, sure } = line;
  const at = behind === 'when' ? behindEvent(line, beginning) : beginning;
  const clause = readClauseAt(line, at);
  if (!clause || (at > beginning && !hasName(text.slice(0, beginning), sure))) return null;
  const whole = withOtherPart(line, clause);
  const { isNamed, noun, hasNumber } = clause;
  // 'Office: closed Friday'
  if (clause.isBare && text[clause.to] === ':') return null;
  if (noun.needsHouse && !clause.isOfHouse && whole === clause) return null;
  const isAdjacent = whens.some(
    (when) => (when.isSure || when.isHour) && when.to <= beginning && ADJOINS.test(text.slice(when.to, beginning)),
  );
  const isBehind = sure.some((when) => when.to <= at);
  const isStated = isBehind ? isStatedBehind(line, whole, { behind, isAdjacent }) : isStatedAhead(line, whole, behind);
  if (!isStated) return null;
  const isRoomOfHouse = whole !== clause && isNamed && noun.isPart && !hasNumber;
  const weight = isRoomOfHouse ? OF_HOUSE_WEIGHT : isAdjacent ? ADJACENT_WEIGHT : WEIGHT;
  const name = text.slice(at, whole.to).replace(/[\s.]+$/, '');
  // Who signs is perhaps where it is.
  const isDoubtful = behind === 'sentence' && !isAdjacent && noun.isPractice === true && whole === clause;
  return { from: at, to: whole.to, reading: { places: [{ name, address: null }], weight, isDoubtful } };
};

const [OF_HOUSE_WEIGHT, ADJACENT_WEIGHT, WEIGHT] = [12, 5, 4];

/** Before the first day or hour, behind a name of the event. */
const isStatedAhead = (
  { text, sure }: Line,
  { from, to, isNamed, isBare, noun }: ClauseSpan,
  behind: Beginning['behind'],
): boolean => {
  if (isBare || noun.isWeak) return false;
  if (isNamed && IS_LINE_AHEAD.test(text.slice(0, from)) && text[to] === '\n' && sure.length > 0) return true;
  if (!isAheadOfWhen(text, from, to, sure)) return false;
  return behind === 'separator' || (behind === 'sentence' && isNamed && hasName(text.slice(0, from), sure));
};

/** A line behind that of the event, which does not go on in it. */
const IS_LINE_AHEAD = /\S{3}[^,:–—-]\n(?:[Tt]he )?$/;

/** The less its words say, the nearer a place is to the day or the hour, behind a name of the event. */
const isStatedBehind = (
  { text, sure }: Line,
  clause: ClauseSpan,
  { behind, isAdjacent }: Readonly<{ behind: Beginning['behind']; isAdjacent: boolean }>,
): boolean => {
  const { from, to, isNamed, isBare, noun } = clause;
  const before = text.slice(0, from);
  if (IS_SIGNED.test(before)) return false;
  const needsNameAhead = behind === 'when' || noun.isWeak || !isNamed || IS_COMPANY.test(text.slice(to));
  if (needsNameAhead && !hasName(before.replace(REMINDER, inBlanks), sure)) return false;
  if (isBare && (noun.isWeak || !isAdjacent || behind === 'when')) return false;
  if (behind !== 'when' && !isNamed && isOffered(text.slice(from, to), clause, isAdjacent)) return false;
  // 'Gospel stage, barbecue and vendors': the first capital is that of the sentence.
  if (behind === 'sentence' && noun.isWeak && !/ \p{Lu}\S*$/u.test(text.slice(from, to))) return false;
  if (behind === 'when') return isCased(text) || clause.hasNumber || clause.isSide || IS_CERTAIN.test(text.slice(from, to));
  if (isAdjacent) return true;
  if (!isNamed && (noun.isWeak || !(noun.isLone || noun.isPart))) return false;
  if (behind === 'sentence') return noun.isPractice === true || IS_SENTENCE_END.test(text.slice(to));
  return isNamed || sure.some((when) => when.to <= from && !endsSentence(text, when.to, from));
};

const ADJOINS = /^[\s,;|•–—(.!/-]*(?:the )?$/i;
/** Of lines in small letters, which are typed in a hurry, the last words are often a part of the name; not those. */
const IS_CERTAIN = /(?:\broom| parking lot)$/iu;
const isCased = (text: string) => /\p{Lu}\p{Ll}/u.test(text) || !/\p{Ll}/u.test(text);

/** Of the same length. */
const inBlanks = (words: string) => ' '.repeat(words.length);

/** Of the words with a space behind each. */
export const lengthOfWords = (words: readonly string[]): number => words.reduce((length, word) => length + word.length + 1, 0);

/** What follows is the event. */
const REMINDER = /^\W*(?:(?:do not|don['’]?t) forget|fyi|heads up|note|remember|reminder)\b/i;

/** Far from the day and the hour, what is not usual is offered. */
const isOffered = (words: string, { isUsual, isOfHouse, noun }: PlaceClause, isAdjacent: boolean): boolean => {
  const isMaybeOffered = MAYBE_OFFERED.test(words);
  return isUsual ? isMaybeOffered && !(isAdjacent || isOfHouse || noun.isLone) : isMaybeOffered || !isAdjacent;
};

/** 'Thank you, Mrs. Okafor, front office', '- Greg, Bayside Realty' */
const IS_SIGNED = /(?:\b(?:[Tt]hanks?|[Rr]egards|[Ss]incerely|[Ll]ove|[Yy]ours)\b|[.!?] [-–—] ?(?=\p{Lu}))[^.!?]*$/u;
/** 'Town Hall with Rep. Delgado' is an event. */
const IS_COMPANY = /^ (?:with|w\/) /;
const IS_SENTENCE_END = /^\s*(?:$|[.!])/;

type ClauseSpan = PlaceClause & Readonly<{ from: number; to: number }>;

const readClauseAt = (line: Line, from: number): ClauseSpan | null => {
  const to = clauseEnd(line, from);
  const clause = to - from <= MAX_CLAUSE ? readPlaceClause(line.text.slice(from, to)) : null;
  return clause && { ...clause, from, to };
};

const MAX_CLAUSE = 80;

/** 'Jack Sat 2pm birthday party bowling alley': what happens stands between the hour and the place. */
const behindEvent = (line: Line, from: number): number => {
  const words = line.text.slice(from, clauseEnd(line, from)).split(' ');
  return from + lengthOfWords(words.slice(0, countEventWords(words)));
};

/** 'City Hall, lower level', 'choir room, First Baptist' */
const withOtherPart = (line: Line, clause: ClauseSpan): ClauseSpan => {
  const comma = /^, (?:[Tt]he )?/.exec(line.text.slice(clause.to))?.[0];
  const next = comma === undefined ? null : readClauseAt(line, clause.to + comma.length);
  if (!next || !(clause.noun.isPart || next.noun.isPart)) return clause;
  const isPartOfIt = next.noun.needsHouse || next.hasNumber || !clause.noun.isPart;
  return isPartOfIt || next.isNamed || next.noun.isLone ? { ...clause, to: next.to } : clause;
};

/** 'Oil change, Superior Auto, Wed 11/25' */
export const isAheadOfWhen = (text: string, from: number, to: number, whens: readonly WhenSpan[]): boolean =>
  !IS_GREETING.test(text.slice(0, from)) &&
  whens.some((when) => when.isSure && when.from > to && IS_SEPARATOR.test(text.slice(to, when.from)));

const IS_SEPARATOR =
  /^(?:\s*[,;:|•–—-]\s+|\s*\n\s*)(?:(?:\d+(?:st|nd|rd|th) floor|(?:floor|suite|ste|room|rm)\.? \w+)[,;|•–—-]\s+)?(?:on )?$|^ (?:(?:is|are|begins?|starts?|will (?:be|begin|start|take place)) )?(?:on )?$/i;

/** 'Dear parents, Repair Café, Dec 5' */
const IS_GREETING =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|greetings|fwd?|re|reminder|save the dates?|fyi|attention)\b[^,;|•:!.–—-]*[,;|•:!.–—-]\s*$/i;
