import { MONTH, WEEKDAY } from '#libs/when';
import { STREETS } from './place-words';

/** Streets that are called by a number: neither days nor weekdays of a month. */
export const findNumberedStreets = (words: string): Readonly<{ from: number; to: number }>[] => {
  if (!HAS_ORDINAL.test(words)) return [];
  return NUMBERED_STREETS.flatMap((pattern) =>
    [...words.matchAll(pattern)].map(({ 0: { length }, index }) => ({ from: index, to: index + length })),
  );
};

const NUMBERED = '\\d{1,3}(?:st|nd|rd|th)';
const IN_WORDS = '(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Twelfth)';
const NTH = `(?:${NUMBERED}|${IN_WORDS})`;
const SUFFIX = '(?: (?:[Ss]treets?|[Ss]ts?|[Aa]venues?|[Aa]ves?)(?![\\p{L}]))?';
/** The 'the' of 'between the 2nd and the 3rd' makes them days. */
const NO_DAY_NEXT = `(?![\\p{L}\\d])(?! (?:of|day|grade|graders)\\b)(?! (?:${MONTH})(?![\\p{L}])(?!\\.?,? \\d{1,2}(?!\\d)))`;
const SMALL_DAY = `${WEEKDAY}|${MONTH}|christmas|thanksgiving|easter|tomorrow|today|tonight|noon|midnight`;
/** 'Elm', but no day. */
const NAME = `(?!(?:${SMALL_DAY.replaceAll(/(?<![?\\\p{L}])[a-z]/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)})(?![\\p{L}]))(?:[NSEW]\\.? )?\\p{Lu}\\p{L}+`;

const HAS_ORDINAL = new RegExp(`\\d(?:st|nd|rd|th)\\b|\\b${IN_WORDS}\\b`);

const NUMBERED_STREETS: readonly RegExp[] = [
  // 'between 2nd and 3rd', 'between Main and 3rd'
  new RegExp(`\\b[Bb]etween (?:${NTH}|${NAME})${SUFFIX} (?:and|&|to) ${NTH}${SUFFIX}${NO_DAY_NEXT}`, 'gu'),
  new RegExp(`\\b[Bb]etween ${NTH}${SUFFIX} (?:and|&|to) ${NAME}`, 'gu'),
  // 'Main St from 1st to 7th', 'Elm Street at 5th'
  new RegExp(
    `(?<=\\b(?:${STREETS})\\.?,? (?:(?:is |will be )?(?:closed|closure|blocked)(?: off)? )?(?:from|at|and|&|near|off) )${NTH} (?:(?:and|to|&|through|-|–) (?:${NTH}|${NAME}))?`,
    'giu',
  ),
  // 'Elm and 5th', 'on 3rd from Main to Elm', 'at 5th and main'
  new RegExp(
    `(?<![\\p{L}\\d] \\d{1,2} |[\\p{L}])${NAME} (?:and|&|at) ${NUMBERED}${NO_DAY_NEXT}(?! (?:annual|birthday|anniversary|floor|time))`,
    'gu',
  ),
  new RegExp(`\\b(?:on|at|of|near|@) ${NTH} (?:and|&|at|from|n) ${NAME}`, 'gu'),
  new RegExp(`(?:\\bat|\\bcorner of|\\bnear|@) ?${NUMBERED} (?:and|&|n) (?!(?:the|${SMALL_DAY})(?![a-z]))[a-z]{3,}`, 'gi'),
];
