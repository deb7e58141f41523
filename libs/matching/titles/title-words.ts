import { removeArrival } from '../arrival';
import { isFiller, wordSet, wordsOf } from '../words';
import { joinNumberWords, NUMBER_WORDS } from './number-words';
import { writeOutSchoolSports } from './school-sports';
import { removeTimes } from './times-in-title';

/** `name` is a normalized title. */
export const titleWordsOf = (name: string): string[] =>
  ofOneScript(wordsOf(joinNumberWords(removeTimes(name)).replace(MAKING_IN_COMPOUND, ' making').replace(FIRST_OF_SEVERAL, '1')))
    // A year is that of the date.
    .filter((word, i, words) => !/^20\d\d$/.test(word) && !(isNumberSign(word) && /^\d/.test(words[i + 1] ?? '')))
    .map((word, i, words) => (HOLIDAYS.has(word) && words[i + 1] === 'day' ? `${word}day` : word))
    .map((word) => SYNONYMS.get(word) ?? NUMBER_WORDS.get(word) ?? word.replace(/^(\d+)(?:nd|rd|th|st)$/, '$1'));

/** Before other words it is more often a name: 'First Friday', 'First Church'. */
const FIRST_OF_SEVERAL = /\bfirst(?= (?:class|evening|grade|lesson|night|part|round|session)\b)/gi;

/** 'Memorial Day' has nothing to do with a memorial park. */
const HOLIDAYS = wordSet('arbor earth fathers flag independence labor memorial mothers new presidents veterans years');

/** A bilingual title says the same in another script. */
const ofOneScript = (words: readonly string[]): readonly string[] => {
  const latin = words.filter((word) => /[\p{Script=Latin}\d]/u.test(word));
  return latin.some((word) => /\p{L}/u.test(word)) ? latin : words;
};

const MAKING_IN_COMPOUND = /(?<=\p{L}{3})making\b/giu;

export const headAndTailsOf = (name: string): string[][] => name.split(TAIL_SEPARATOR).map(titleWordsOf);

/**
 * Removes what a title says about its event instead of its subject (sold out, moved, the host), and writes out abbreviations. The
 * order matters: the patterns of a title's end need what those before have left.
 */
export const normalizeTitle = (name: string): string =>
  removeArrival(
    writeOutSchoolSports(name)
      .replace(/\[[^\]]*\]/g, ' ')
      .replace(/\(V\)/g, ' varsity ')
      .replace(/^\s*\([HA]\)/, ' ')
      .replace(EDITION, ' ')
      .replace(/\(([MW])\)/g, (_, sex: string) => (sex === 'M' ? ' men ' : ' women '))
      .replace(TITLE_OF_PERSON, ' ')
      .replace(/(?<=\S\s)ft\.?(?=\s+\p{Lu})/gu, 'featuring')
      .replace(/\bolder adults\b/gi, 'seniors')
      .replace(/(?<=\s)v\.?(?=\s+\p{Lu})/gu, 'vs')
      .replace(/(?<=\bvs?\.?\s+(?:\p{L}+\s+)+)St\b\.?(?!\s+\p{Lu})/gu, 'State')
      .replace(
        /\((?:doors|show|free|tickets?|rsvp|registration|reservations?|rated|on[- ]air|air ?time|broadcast|pre-?game|livestream(?:ed)?|drop[- ]?ins?|hybrid|weather permitting)\b[^)]*\)/gi,
        ' ',
      )
      .replace(/\((?:G|PG(?:-?13)?|R|NR|(?:18|19|20)\d\d(?:[,;\s][^)]*)?)\)|\brated (?:G|PG(?:-?13)?|R|NR)\b/g, ' '),
  )
    .replace(/(?<=\bparade )(?:kicks off|marches|rolls|steps off)\b/gi, ' ')
    .replace(VOLUNTEERS_IN_BRACKETS, ' ')
    .replace(/\$\d+(?:\.\d\d)?/g, ' ')
    .replace(/\b(?:presented|sponsored|hosted) by\b(?:(?!\s[-–—]\s)[^:;()])*/i, ' ')
    .replace(/\ban (?:evening|afternoon) with\b/i, ' ')
    .replace(/^\W*(?:re)?scheduled\b/i, ' ')
    .replace(/\b(re)?scheduled\b.*$/i, ' ')
    .replace(COUNT_OF_SESSIONS, ' ')
    .replace(DAYS_IN_BRACKETS, ' ')
    .replace(NO_SCHOOL, ' noschool ')
    .replace(/\((exhibition|dh|sold out|canceled|cancelled|class added|moved online|new)\)/gi, ' ')
    .replace(DATE_AT_END, ' ')
    .replace(SPANISH_DATE_AT_END, ' ')
    .replace(/\b\d+(st|nd|rd|th) (?:annual|anniversary)\b|(?<=\b(?:its|our|their) )\d+(?:st|nd|rd|th)\b/gi, ' ')
    .replace(SENIORS_OF_SCHOOL, ' graduates $1')
    .replace(FIRST_LEVEL, '1')
    .replace(/\b(?:called off|cancell?ed|postponed)\s+(?:(?:due to|because of)\b[^:;()]*|\([^)]*\))/gi, ' ')
    .replace(REASON_AT_END, ' ')
    .replace(
      /\b(sold out|called off|cancell?ed|postponed|class added|new date|rain date|exhibition|cancelad[oa]|pospuest[oa])\b:?/gi,
      ' ',
    );

/** 'Radar Run - CANCELLED, no snow', but not 'CANCELLED: Rain Garden Tour'. */
const REASON_AT_END =
  /(?<=\p{L}.*\s)(?:called off|cancell?ed|postponed)\s*[,:–—-]?\s*(?:(?:due to|because of|for|no|low|lack of|too|bad|extreme|severe|unsafe|poor)\s[^:;()]*|(?:weather|rain|snow|ice|heat|high water|winds?|smoke|storm|illness|fog)\W*)$/iu;

const VOLUNTEERS_IN_BRACKETS = /\((?:more )?volunteers? (?:needed|wanted|welcome)\b[^)]*\)/gi;

/** '62nd Blossom Festival', but not '10th Street Market'. */
const EDITION =
  /(?:^|(?<=\s[-–—](?=[^:;()]*\b(?:auction|carnival|fair|fest|festival|jubilee|parade|rodeo|show)\b)))\s*(?:the\s+)?(?:1[1-9]|[2-9]\d|\d{3})(?:st|nd|rd|th)\s+(?!(?:ave|avenue|birthday|century|district|floor|grade|precinct|reunion|st|street|ward)\b)/i;

const TITLE_OF_PERSON = /\b(?:Capt|Dr|Fr|Mrs?|Ms|Prof|Rev|Sgt)\b\.?\s+(?=\p{Lu})/gu;

/** 'Session 1 of 8', '(8 Tuesdays from Jan. 12)'. */
const COUNT_OF_SESSIONS =
  /(?<=\d)\s+of\s+\d+\b|\b\d+[\s-]+(?:weeks?|sessions?|classes|parts?|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b(?:\s+(?:from|starting|beginning)\s+\p{L}+\.?\s+\d{1,2}\b)?/giu;

const DAYS_IN_BRACKETS =
  /\((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?(?:[\s,&+-]+(?:and |to )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?)*\)/gi;

/** 'Spanish I' beside 'Spanish II', but not 'The Otter and I'. */
const FIRST_LEVEL = /(?<=\p{L}{3}\s)(?<!\band\s)I(?=\s*(?:$|[:;,(–—-]))/gu;

/** The last game, concert or dance of those who finish school, who are no old people. */
const SENIORS_OF_SCHOOL = /\bseniors?['’]? (night|prom|recital)\b/gi;

/** One word, which audience.ts reads as a kind of closing. */
const NO_SCHOOL = /\bno (?:school|classes)\b|\bschools? closed\b/gi;

/** Publishers add the date of the event: 'Open Studios, Oct. 24-25'. */
const DATE_AT_END =
  /\s*(?:[,(|]|\s[-–—])\s*(?:(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?\s+\d{1,2}(?:st|nd|rd|th)?(?:\s*(?:[-–&]|and|to)\s*\d{1,2})?(?:,?\s*20\d\d)?\)?\s*$/i;

const SPANISH_DATE_AT_END =
  /\s*(?:[,(|]|\s[-–—])\s*(?:(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo),?\s+)?(?:el\s+)?\d{1,2}\s+de\s+(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?:\s+de\s+20\d\d)?\)?\s*$/iu;

export const isSignificant = (word: string) => !isFiller(word);

const TAIL_SEPARATOR = /:|\s[-–—]\s|\b(?:with|w\/|feat\.|featuring|features)\s/i;

const isNumberSign = (word: string) => word === 'no' || word === 'nr' || word === 'number';

const SYNONYMS = new Map([
  ['commencement', 'graduation'],
  ['trustees', 'board'],
  ['bbq', 'barbecue'],
  // As in 'First Friday'.
  ['1st', 'first'],
  ...['ii', 'iii', 'iv'].map((word, i) => [word, String(i + 2)] as const),
]);
