import { isGivenName } from './given-names';
import type { FoundPlace } from './place-reading';
import { TITLE } from './place-words';
import { readPlaceClause } from './read-place-clause';
import { wordSet } from './word-set';

type TextLine = Readonly<{ from: number; to: number; words: string }>;

/** Those that are not empty. */
const linesOf = (text: string): TextLine[] =>
  [...text.matchAll(/[^\n]+/g)].map(({ 0: words, index }) => ({ from: index, to: index + words.length, words: words.trim() }));

/** Without places that begin a line which is a person, or which the line before it tells is not where the event is. */
export const withoutOtherLines = (text: string, places: readonly FoundPlace[]): FoundPlace[] => {
  if (!text.includes('\n')) return [...places];
  const lines = linesOf(text);
  const others = lines.filter((line, nth) => isPerson(line.words) || isOfLineBefore(lines, nth));
  return places.filter((place) => !others.some((line) => isBeginning(text, place, line)));
};

/** 'Sponsored by' and then 'the Elks Lodge': a place may be led by the end of the line before it. */
const isBeginning = (text: string, { from, to }: FoundPlace, line: TextLine): boolean =>
  to > line.from && from < line.to && /^(?:the )?$/i.test(text.slice(line.from, Math.max(line.from, from)));

/** 'Tom Hall', 'Mary B. Woods', 'Dr. Park' */
const isPerson = (words: string): boolean => {
  const [first, ...others] = words.split(/\s+/) as [string, ...string[]];
  const last = others.at(-1);
  if (
    others.length > 2 ||
    last === undefined ||
    !SURNAMES.has(last.toLowerCase()) ||
    !others.every((word) => IS_CAPITAL.test(word))
  )
    return false;
  return (
    IS_TITLE.test(first) || (IS_CAPITAL.test(first) && isGivenName(first) && (others.length === 1 || isMiddleName(others[0]!)))
  );
};

const isMiddleName = (word: string): boolean => /^\p{Lu}\.?$/u.test(word) || isGivenName(word);

/** Nouns of places that are surnames as well. */
const SURNAMES = wordSet(
  'bank banks barn bay beach booth bridge bridges brook brooks castle chapel church court creek field fields forest garden glen green grove hall hill hills house lake lakes lane marsh meadow meadows mill mills park parks parish place pond pool range ridge rivers shore shores street temple wood woods',
);
const IS_CAPITAL = /^\p{Lu}/u;
const IS_TITLE = new RegExp(
  `^(?:${TITLE}|(?:Captain|Capt|Chief|Deacon|Father|Judge|Mayor|Officer|Prof|Professor|Rabbi|Rep|Senator|Sen|Sgt|Sister)(?!\\p{L}))\\.?$`,
  'u',
);

const isOfLineBefore = (lines: readonly TextLine[], nth: number): boolean => {
  const before = lines[nth - 1]?.words;
  if (before === undefined || HAS_LABEL.test(lines[nth]!.words)) return false;
  if (LEADS_ON.test(before) || (nth > 1 && IS_LABEL.test(before))) return true;
  if (nth === 1) return IS_HEARING.test(before) && IS_PLANNED.test(lines[nth]!.words);
  const list = lines.slice(0, nth).findLastIndex(({ words }) => IS_LIST_OF_SUPPORTERS.test(words));
  return list > 0 && !lines.slice(list + 1, nth).some(({ words }) => /\d/.test(words));
};

const HAS_LABEL = /^\p{L}+:/u;

/** Ends in words that lead to who is behind the event, to whom it is for, or to where something else is. */
const LEADS_ON = new RegExp(
  `\\b(?:${[
    '(?:\\p{L}+ed|brought to you|catering|entertainment|food|given|led|music|put on|refreshments|run) by',
    '(?:benefit|collection|donations?|drive|fundraiser|proceeds|raffle|raising (?:funds|money)|support) for',
    'proceeds (?:benefit|(?:go )?to|support)|benefit(?:s|t?ing)',
    'in (?:loving )?(?:aid|celebration|honou?r|memory|support) of',
    '(?:applications?|details|donations?|forms?|info|information|parking|register|registration|tickets?|tix)(?: (?:are )?(?:available|on sale|sold))? (?:at|from|in)',
  ].join('|')})(?: (?:our|the))?:?$`,
  'iu',
);

/** Says what the next line is. As the first line, it is the name of the event. */
const IS_LABEL =
  /^(?:(?:our |many )?(?:beneficiary|contacts?|(?:co-?)?hosts?|donors?|partners?|(?:co-?)?sponsors?)|(?:alternate|backup|(?:bad|inclement) weather|rain) (?:location|place|site|venue)|after[ -]?party|(?:free |overflow )?parking):?$/i;

/** All lines below it are of them, up to one with a number. */
const IS_LIST_OF_SUPPORTERS = /^(?:our )?(?:donors|hosts|partners|sponsors):?$/i;

/** 'New Fire Station' below 'Public Hearing' is what is talked about. */
const IS_HEARING = /\b(?:forum|hearing|info(?:rmation)? (?:meeting|session)|vote)$/i;
const IS_PLANNED = /^(?:the )?(?:future|new|planned|proposed)\b/i;

/** Without the place that is the second line, where the first says that something is read, shown or played, and it is more likely that. */
export const withoutTitlesOfWorks = (text: string, places: readonly FoundPlace[], known: readonly FoundPlace[]): FoundPlace[] => {
  const [first, second, ...others] = text.includes('\n') ? linesOf(text) : [];
  if (!first || !second || !IS_OF_WORKS.test(first.words)) return [...places];
  const hasVenue = [...places, ...known].some((place) => others.some((line) => isBeginning(text, place, line)));
  return places.flatMap((place) => {
    if (!isBeginning(text, place, second)) return [place];
    if (IS_OF_BOOKS.test(first.words) && /^the /i.test(second.words))
      return readPlaceClause(second.words)?.isUsual ? [place] : [];
    if (!IS_MAYBE_WORK.test(second.words)) return [place];
    return hasVenue ? [] : [{ ...place, reading: { ...place.reading, isDoubtful: true } }];
  });
};

const OF_BOOKS = 'book (?:club|discussion|group|talk)|reading';
const IS_OF_BOOKS = new RegExp(`\\b(?:${OF_BOOKS}):?$`, 'i');
/** A concert without 'in' is at a place more often than by a band that is called after one. */
const IS_OF_WORKS = new RegExp(
  `\\b(?:${OF_BOOKS}|(?:film|movie)(?: (?:club|discussion|group|matinee|night|screening|series))?|album listening|screening|trivia(?: night)?|watch party):?$|^(?:live music|in concert):?$`,
  'i',
);

/** 'Jurassic Park', 'Mystic River': books, films and bands are called after those more often than after schools and churches. */
const IS_MAYBE_WORK =
  /^(?:\p{Lu}\S* ){1,3}(?:Abbey|Bay|Beach|Bridge|Castle|Cove|Creek|Farm|Forest|Hill|Hotel|House|Island|Lake|Lane|Manor|Mansion|Mill|Mountain|Park|Place|River|Road|Street|Village|Woods)$/u;
