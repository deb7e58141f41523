import { foldCaseAndAccents, memoize } from '#libs/contracts';
import { correctPlaceNouns } from './correct-place-nouns';
import { findAsk } from './lexicon/asks';
import { COURTESY } from './lexicon/courtesies';
import { ANOTHER_ANSWER, COURTESY_ANSWER, HOW_TO_ANSWER, WEATHER_ANSWER } from './lexicon/fixed-answers';
import { findHelpTopic } from './lexicon/help-topics';
import { ONLY_INTERJECTIONS } from './lexicon/interjections';
import { REPHRASINGS } from './lexicon/rephrasings';
import { translateSpanish } from './lexicon/spanish';
import { findAskedPaper, findUnanswerable } from './lexicon/unanswerable';
import { byNameOfCalendar } from './names-of-festivals';
import { spellOutSaints } from './names-of-saints';
import { protectNames, restoreNames } from './protect-names';
import type { DatedQuestion, Question, Reading, ReadingContext } from './question';
import { readTime } from './question-time';
import { readEvents } from './read-events';
import { readExclusions } from './read-exclusions';
import { readHoliday, readTopic } from './read-topic';
import { readSchoolBreak } from './school-breaks';
import { extractTerms, wordsOf } from './terms';
import { indexPhrases, type TownWords } from './town-words';

/** Reads a question by rules, without what was asked before. */
export const readQuestion = (message: string, context: ReadingContext): Reading => {
  const text = byNameOfCalendar(spellOutSaints(normalizeQuestion(message), context.townWords.saints), context.events);
  // Also as typed: 'thanks, that was helpful' is read without the thanks.
  if (COURTESY.test(text) || COURTESY.test(message)) return { query: {}, remark: COURTESY_ANSWER };
  if (ONLY_INTERJECTIONS.test(text) && !context.events?.areInTitle(text)) return { query: {}, remark: ANOTHER_ANSWER };
  const schoolBreak = readSchoolBreak(text, context);
  const question = maskNames(schoolBreak?.rest ?? text, context);
  const help = findHelpTopic(question.masked);
  if (help) return { query: { topic: 'help', words: help.name } };
  const paper = findAskedPaper(question.masked);
  const unanswerable = findUnanswerable(question.masked);
  const remark =
    (unanswerable && !isTitleAsked(question, context) ? unanswerable : null) ??
    (paper && !context.events?.areTitled(paper) ? HOW_TO_ANSWER : null);
  const time = readTime(question.masked, context);
  if (remark) return { query: {}, remark, ...(remark === WEATHER_ANSWER && readWeather(question.masked, time.span)) };
  if (time.noDay) return { query: {}, remark: withTypedDay(time.noDay, question.text) };
  const { hours, weekdays } = time;
  const span = time.span ?? schoolBreak?.span;
  const days = { ...(span && { span }), ...(hours && { hours }), ...(weekdays && { weekdays }) };
  const dated: DatedQuestion = { ...question, days, ...readExclusions(time.rest, question.names, context.townWords) };
  const topic = readTopic(dated, context) ?? readHoliday(dated, context);
  return topic ? { query: topic, said: restoreNames(dated.rest, question.names) } : readEvents(dated, context);
};

/** 'When is the Easter sunrise' asks for a service, and 'the winter weather advisory' for what the calendar has. */
const isTitleAsked = ({ text, masked }: Question, { town, events }: ReadingContext): boolean => {
  const [, measured] = MEASURED.exec(text) ?? [];
  if (measured?.includes(' ') && events?.areInTitle(measured)) return true;
  const [, pattern] = findAsk(masked) ?? [];
  const named = extractTerms(pattern ? masked.replace(pattern, ' ') : masked, town).map(({ word }) => word);
  return named.length > 1 && events?.areCalled(named.join(' ')) === true;
};

/** 'How far is the turkey trot': group 1 may be the name of an event. */
const MEASURED = /^\W*how (?:far|fast|big) (?:is|are) (?:the )?([\w' -]+?)\W*$/i;

/** 'Is it going to snow tonight': other questions about the weather ask for a forecast. */
const readWeather = (text: string, span: DatedQuestion['days']['span'] | null): Partial<Reading> => {
  const [said] = WEATHER.exec(text) ?? [];
  return said ? { said, query: span ? { span } : {} } : {};
};

const WEATHER = /\b(?:rain|snow|storm|ice|icy|wind|windy|flood|hot|cold|freeze|fog)\b/i;

/** The turns of a conversation are read again with each message. */
const MAX_NORMALIZED = 64;

export const normalizeQuestion = memoize(
  (message: string): string =>
    REPHRASINGS.reduce(
      (text, [pattern, phrase]) => text.replace(pattern, phrase),
      correctPlaceNouns(translateSpanish(foldCaseAndAccents(message)) ?? message),
    ).trim(),
  MAX_NORMALIZED,
);

const maskNames = (text: string, { townWords, events }: ReadingContext): Question => {
  const [seasonName] = SEASON_NAME.exec(text) ?? [];
  const dayName = findDayName(text, townWords) ?? (seasonName && events?.areTitled(seasonName) ? seasonName : undefined);
  const { text: masked, names } = protectNames(text, dayName ? indexPhrases([dayName.split(' ')]) : townWords.eventNames);
  return { text, masked, names };
};

/** 'When is First Friday' asks for an event: the day of a day is not asked for. */
const findDayName = (text: string, { dayNames }: TownWords): string | undefined => {
  const asked = DAY_NAME_ASKED.exec(text)?.[1] ?? DAY_NAME_THERE.exec(text)?.[1] ?? '';
  const name = wordsOf(asked).join(' ');
  return dayNames.has(name) ? name : undefined;
};

/** 'The last winter market' is no market of last winter. */
const SEASON_NAME = /(?<=\b(?:next|last|first|final) )(?:spring|summer|fall|autumn|winter) [a-z]+(?<!s)\b/i;

const DAY_NAME_ASKED = /^\W*(?:when|where|what)(?:'s|s| is| are)(?: the| our)?(?: next)? (.+?)(?: (?:in|this|next) [a-z]+)?\W*$/i;

/** 'Is there a First Friday in December' */
const DAY_NAME_THERE = /^\W*(?:is|are|will) there (?:be )?(?:an?|any|the) (.+?)(?: (?:in|this|next|on|for)\b.*)?\W*$/i;

const withTypedDay = (noDay: string, text: string): string => {
  const [number] = /^\D*\d+\D*$/.test(noDay) ? /\d+/.exec(noDay)! : [];
  const typed = number && new RegExp(`[a-z]+\\.? ${number}(?:st|nd|rd|th)?\\b`, 'i').exec(text)?.[0];
  return typed ? `There is no ${typed}.` : noDay;
};
