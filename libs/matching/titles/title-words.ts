import { isFiller, wordsOf } from '../words';

/** The year of a title is that of its date. */
export const titleWordsOf = (name: string): string[] => wordsIn(withoutMarks(name));

/** Of what stands before the first colon, dash or 'with', and behind each. */
export const headAndTailsOf = (name: string): string[][] => withoutMarks(name).split(BEFORE_TAIL).map(wordsIn);

export const isSaying = (word: string) => !isFiller(word);

const BEFORE_TAIL = /:|\s[-–—]\s|\b(?:with|w\/|feat\.|featuring)\s/i;

/** What publishers say beside the title: that it is new, sold out, moved, two games, somebody else's. */
const withoutMarks = (name: string): string =>
  name
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\((?:doors|show|free|tickets?|rsvp|registration)\b[^)]*\)/gi, ' ')
    .replace(/\bdoors\b.*$/i, ' ')
    .replace(/\$\d+(?:\.\d\d)?/g, ' ')
    .replace(/\b(?:presented|sponsored|hosted) by\b.*$/i, ' ')
    .replace(/\ban (?:evening|afternoon) with\b/i, ' ')
    .replace(/\b(re)?scheduled\b.*$/i, ' ')
    .replace(/\((exhibition|dh|sold out|canceled|cancelled|class added|moved online|new)\)/gi, ' ')
    .replace(/\b\d+(st|nd|rd|th) annual\b/gi, ' ')
    .replace(/\b(sold out|cancell?ed|postponed|class added|new date|rain date|exhibition)\b:?/gi, ' ');

const wordsIn = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !/^20\d\d$/.test(word))
    .map((word) => SYNONYMS.get(word) ?? word);

const SYNONYMS = new Map([
  ['commencement', 'graduation'],
  ['trustees', 'board'],
  ['bbq', 'barbecue'],
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, i) => [word, String(i + 1)] as const,
  ),
  ...['ii', 'iii', 'iv'].map((word, i) => [word, String(i + 2)] as const),
]);
