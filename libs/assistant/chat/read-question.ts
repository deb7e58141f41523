import { foldCaseAndAccents } from '#libs/contracts';
import { CAREGIVERS, CHIPPED_PETS, DISPOSAL, FIXED_PETS, LAST_WEEKDAY_OF, NEWCOMERS } from './lexicon/fillers';
import { findHelpTopic } from './lexicon/help-topics';
import { translateSpanish } from './lexicon/spanish';
import { findUnanswerable } from './lexicon/unanswerable';
import { protectNames } from './protect-names';
import type { DatedQuestion, Question, Reading, ReadingContext } from './question';
import { readTime } from './question-time';
import { readEvents } from './read-events';
import { readExclusions } from './read-exclusions';
import { readHoliday, readTopic } from './read-topic';
import { wordsOf } from './terms';
import { indexPhrases, type TownWords } from './town-words';

/** Reads a question by rules, without what was asked before. */
export const readQuestion = (message: string, context: ReadingContext): Reading => {
  const question = maskNames(normalizeQuestion(message), context.townWords);
  const help = findHelpTopic(question.masked);
  if (help) return { query: { topic: 'help', words: help.name } };
  const remark = findUnanswerable(question.masked);
  if (remark) return { query: {}, remark };
  const time = readTime(question.masked, context);
  if (time.noDay) return { query: {}, remark: withTypedDay(time.noDay, question.text) };
  const { span, hours, weekdays } = time;
  const days = { ...(span && { span }), ...(hours && { hours }), ...(weekdays && { weekdays }) };
  const dated: DatedQuestion = { ...question, days, ...readExclusions(time.rest, question.names, context.townWords) };
  return { query: readTopic(dated, context) ?? readHoliday(dated, context) ?? readEvents(dated, context) };
};

export const normalizeQuestion = (message: string): string =>
  (translateSpanish(foldCaseAndAccents(message)) ?? message)
    .replace(/[’‘]/g, "'")
    .replace(INTERJECTION, '')
    .replace(GREETING, "what's on")
    .replace(POLITENESS, '')
    .replace(POSSESSIVE_DAY, '$1 $2')
    .replace(WHOLE_WEEK, ' ')
    .replace(MONTH_FIRST, 'in $1')
    .replace(MONTH_BEFORE_NOUN, '$1 in $2 ')
    .replace(NEWCOMERS, 'newcomers')
    .replace(CAREGIVERS, 'caregivers')
    .replace(DISPOSAL, 'drop off')
    .replace(ADULTS_ONLY, 'how old do you have to be for $1')
    .replace(FIXED_PETS, 'spay neuter')
    .replace(CHIPPED_PETS, 'microchip')
    .replace(LAST_WEEKDAY_OF, 'the $1 ')
    .replace(FOR_MONTH, 'in ')
    .replace(MONTH_ONLY, '$1in $2')
    .replace(THROUGH_MONTH, '$1 the end of ')
    .replace(BARE_SEASON, '$1 this ')
    .replace(SEASON_EVENTS, 'in the $1 ')
    .replace(DASHED_DAY, '$1$2/$3')
    .replace(BARE_MONTH, 'in $1')
    .replace(/[*`\s]+/g, ' ')
    .replace(/[\uE000-\uF8FF]/g, '')
    .trim();

/** 'Planning board dec' */
const BARE_MONTH =
  /(?<!\b(?:in|of|early|late|mid|next|this|last|for|during|by|until|since|through|to|and|or|from|week|,) )(?<!\d(?:st|nd|rd|th)? )(?<!,)\b(january|february|april|june|july|august|september|october|november|december|jan|feb|sept?|oct|nov|dec)\b(?!\.? ?\d)(?=\W*$)/i;

/** 'Is the night swim adults only' */
const ADULTS_ONLY =
  /^\W*(?:is|are) (?!there|any|it\b|that\b)(.+?) (?:just |only )?(?:for )?(?:adults?(?: only)?|(?:18|21)(?: ?\+| and (?:over|up|older)))\W*$/i;

/** 'Darn. When is the next one then' */
const INTERJECTION =
  /^\W*(?:(?:darn(?: it)?|dang(?: it)?|shoot|ugh+|bummer|oh no|too bad|cool|great|nice|perfect|thanks|thank you|thx|ty|awesome|got it|hm+|aw+|yay|sweet|alright|lol|haha|wow|hi|hey|hello|hiya)\b(?! (?:wave|lakes?|outdoors)\b)[\s,.!–-]+)+(?=\S)/i;

/** 'What's cooking this weekend' */
const GREETING = /\bwhat'?s (?:cooking|up|shaking|poppin(?:g|')?|the plan|the scoop|good)\b(?! (?:with|at|for|in|class|to)\b)/gi;

const POLITENESS = /(?<=\w)[\s,]+(?:please|pls|plz|thanks|thank you|thx|ty)\W*$/i;

/** 'After tonight's' */
const POSSESSIVE_DAY = /\b(after|before) (tonight|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)'?s\b/gi;

/** 'The week of Jan 18, mon thru sun' */
const WHOLE_WEEK = /(?<=\bweek\b.*)[\s,]+(?:from )?mon(?:day)? ?(?:to|thru|through|-|–) ?sun(?:day)?\b/gi;

/** 'The January tour', 'December's council meeting' */
const MONTH_BEFORE_NOUN =
  /(\b(?:the|any|all|our|is|are)|^\W*) (?:the )?(january|february|april|june|july|september|october|november|december)(?:'s)? (?=(?!\d|is\b|and\b|or\b|to\b|through\b|until\b|events?\b|first\b|second\b|third\b|of\b)[a-z])/gi;

/** 'April, besides the council' */
const MONTH_FIRST =
  /^\W*(january|february|april|june|july|august|september|october|november|december)(?=\s*[,:]| (?:besides|except|other than|without|events|stuff|things)\b)/i;

/** 'And december?' */
const MONTH_ONLY =
  /^(\W*(?:(?:and|or|but|also|then|ok|what|how|about)\W+)*)((?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|sept?|oct|nov|dec)(?: (?:too|also|as well|then))?\W*)$/i;

/** 'Through January' */
const THROUGH_MONTH =
  /\b(through|thru) (?=(?:january|february|march|april|may|june|july|august|september|october|november|december)\b(?! \d))/gi;

/** 'Before winter' */
const BARE_SEASON =
  /\b(before|until|till|after) (?=(?:spring|summer|fall|autumn|winter)\b(?! (?:break|vacation|recess|solstice|camps?|concert|sports)\b))/gi;

/** 'Summer events' */
const SEASON_EVENTS =
  /(?<!\b(?:in|the|this|next|last) )\b(spring|summer|fall|autumn|winter) (?=(?:events?|stuff|things|activities|fun)\b)/gi;

/** 'What is on 12-5', not 'grades 3-5' */
const DASHED_DAY = /^(\W*|.*\b(?:on|about) )(1[0-2]|0?[1-9])-([12]\d|3[01]|0?[1-9])(?=\W*$)/i;

const FOR_MONTH = /\bfor (?=(?:january|february|march|april|june|july|august|september|october|november|december)\b)/gi;

const maskNames = (text: string, townWords: TownWords): Question => {
  const dayName = findDayName(text, townWords);
  const { text: masked, names } = protectNames(text, dayName ? indexPhrases([dayName.split(' ')]) : townWords.eventNames);
  return { text, masked, names };
};

/** 'When is First Friday' asks for an event: the day of a day is not asked for. */
const findDayName = (text: string, { dayNames }: TownWords): string | undefined => {
  const asked = DAY_NAME_ASKED.exec(text)?.[1] ?? DAY_NAME_THERE.exec(text)?.[1] ?? '';
  const name = wordsOf(asked).join(' ');
  return dayNames.has(name) ? name : undefined;
};

const DAY_NAME_ASKED = /^\W*(?:when|where|what)(?:'s|s| is| are)(?: the| our)?(?: next)? (.+?)\W*$/i;

/** 'Is there a First Friday in December' */
const DAY_NAME_THERE = /^\W*(?:is|are|will) there (?:be )?(?:an?|any|the) (.+?)(?: (?:in|this|next|on|for)\b.*)?\W*$/i;

/** 'There is no february 30.' with the day as it was typed. */
const withTypedDay = (noDay: string, text: string): string => {
  const [number] = /\d+/.exec(noDay) ?? [];
  const typed = number && new RegExp(`[a-z]+\\.? ${number}(?:st|nd|rd|th)?\\b`, 'i').exec(text)?.[0];
  return typed ? `There is no ${typed}.` : noDay;
};
