import { findAllMatches } from '#libs/contracts';
import { MONTH, WEEKDAY } from '#libs/when';
import { inAnyCase } from './any-case';
import { STREETS } from './place-words';

type Span = Readonly<{ from: number; to: number }>;

/** Streets that are called by a number, in a line that says its day (or series) elsewhere: 'between 2nd and 5th' alone are days. */
export const findNumberedStreets = (words: string, whens: readonly Span[]): Span[] => {
  if (!HAS_ORDINAL.test(words)) return [];
  const streets = NUMBERED_STREETS.flatMap((pattern) =>
    findAllMatches(words, pattern).map(({ 0: { length }, index }) => ({ from: index, to: index + length })),
  );
  const isNoStreet = (when: Span) => !streets.some((street) => when.from < street.to && street.from < when.to);
  return whens.some(isNoStreet) ? streets : [];
};

const NUMBERED = '\\d{1,3}(?:st|nd|rd|th)';
const IN_WORDS = '(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Twelfth)';
const NTH = `(?:${NUMBERED}|${IN_WORDS})`;
const SUFFIX = '(?: (?:[Ss]treets?|[Ss]ts?|[Aa]venues?|[Aa]ves?)(?![\\p{L}]))?';
const JOINT = '(?:and|to|&|through|-|–)';
const WORD_END = '(?![\\p{L}\\d])';
/** Not '3rd December' and '3rd of December', but 'between 2nd and 3rd Dec 8'. */
const NO_DAY_NEXT = `${WORD_END}(?! (?:of|day|grade|graders)\\b)(?! (?:${inAnyCase(MONTH)})(?![\\p{L}])(?!\\.?,? \\d{1,2}(?!\\d)))`;
const SMALL_DAY = `${WEEKDAY}|${MONTH}|christmas|thanksgiving|easter|tomorrow|today|tonight|noon|midnight`;
/** 'Elm', but no day. */
const NAME = `(?!(?:${inAnyCase(SMALL_DAY)})(?![\\p{L}]))(?:[NSEW]\\.? )?\\p{Lu}\\p{L}+`;
/** In most towns; any other name behind 'on 5th and' may be that of an event. */
const COMMON_NAME =
  '(?:Main|Oak|Elm|Pine|Maple|Cedar|Walnut|Chestnut|Spruce|Birch|Cherry|Mill|Market|Church|Park|Center|State|High|Water|River|Lake|Hill|Front|Division|Broadway|Washington|Lincoln|Jefferson|Jackson|Madison|Grand)';
const STREET = `(?:${COMMON_NAME}${WORD_END}|${NAME} (?:${STREETS})${WORD_END})`;

const HAS_ORDINAL = new RegExp(`\\d(?:st|nd|rd|th)\\b|\\b${IN_WORDS}\\b`);

const NUMBERED_STREETS: readonly RegExp[] = [
  // 'between 2nd and 3rd', 'between Main and 3rd'
  new RegExp(`\\b[Bb]etween (?:${NTH}|${NAME})${SUFFIX} (?:and|&|to) ${NTH}${SUFFIX}${NO_DAY_NEXT}`, 'gu'),
  new RegExp(`\\b[Bb]etween ${NTH}${SUFFIX} (?:and|&|to) ${NAME}`, 'gu'),
  // 'Main St from 1st to 7th', 'Elm Street at 5th'
  new RegExp(
    `(?<=\\b(?:${inAnyCase(STREETS)})\\.?,? (?:(?:is |will be )?(?:closed|closure|blocked)(?: off)? )?(?:from|at|and|&|near|off) )${NTH}(?: ${JOINT} (?:${NTH}|${NAME})|(?! ${JOINT} ${NTH}))${NO_DAY_NEXT}`,
    'gu',
  ),
  // 'Elm and 5th'
  new RegExp(
    `(?<![\\p{L}\\d] \\d{1,2} |[\\p{L}])${NAME} (?:and|&|at) ${NUMBERED}${NO_DAY_NEXT}(?! (?:annual|birthday|anniversary|floor|time))`,
    'gu',
  ),
  // 'on 3rd from Main to Elm', 'at 5th and Oak', 'at 5th and main'
  new RegExp(`\\bon ${NTH} (?:(?:and|&|at|n) ${STREET}|from ${NAME} to ${NAME})`, 'gu'),
  new RegExp(`(?:\\b(?:at|near|(?:corner|intersection) of) |@ ?)${NTH} (?:and|&|n) ${NAME}`, 'gu'),
  new RegExp(`(?:\\bat|\\bcorner of|\\bnear|@) ?${NUMBERED} (?:and|&|n) (?!(?:the|${SMALL_DAY})(?![a-z]))[a-z]{3,}`, 'gi'),
];
