import { type ChatQuery, escapeRegExp } from '#libs/contracts';
import { parseCount } from '#libs/when';
import { isTheme } from './holiday-words';
import { findNamedHoliday } from './holidays';
import { ASK_PATTERNS, findAsk } from './lexicon/asks';
import { FILLER_PHRASES } from './lexicon/fillers';
import { findOwner } from './lexicon/owners';
import { DISTRICT_NUMBER, SCHOOL_TIME, SCHOOL_WORDS, TOPIC_PATTERNS } from './lexicon/topic-patterns';
import { restoreNames } from './protect-names';
import { type DatedQuestion, MAX_TEXT_LENGTH, type ReadingContext } from './question';
import { extractTerms, wordsOf } from './terms';

/** Trash, school, alerts: what is not answered from the list of events. */
export const readTopic = (question: DatedQuestion, context: ReadingContext): ChatQuery | null => {
  const { schools = [], town } = context;
  const { text, masked, names, days, rest } = question;
  const isOfSchool = isAboutHoursOfSchool(text, rest, schools, town);
  const [topic] = isOfSchool ? (['school hours'] as const) : (TOPIC_PATTERNS.find(([, pattern]) => pattern.test(masked)) ?? []);
  if (!topic || (topic.startsWith('school') && !isOfSchool && isOfEvent(question, context))) return null;
  const words = restoreNames(masked, names).slice(0, MAX_TEXT_LENGTH);
  return topic === 'trash' ? readTrash(question) : { topic, ...days, ...(topic !== 'alerts' && { words }) };
};

/** 'When does the elementary winter program start': an event is named, and no day of the schools. */
const isOfEvent = ({ masked, names, rest }: DatedQuestion, { schools = [], town, events }: ReadingContext): boolean => {
  const ofSchools = new Set(schools.flatMap((name) => wordsOf(name)));
  const [, pattern] = findAsk(masked) ?? [];
  const named = extractTerms(restoreNames(pattern ? rest.replace(pattern, ' ') : rest, names), town).map(({ word }) => word);
  const isNamed = named.some((word) => !SCHOOL_WORDS.has(word) && !ofSchools.has(word));
  return named.length > 1 && isNamed && events?.areCalledBesideSchool(named.join(' ')) === true;
};

const readTrash = ({ rest, days }: DatedQuestion): ChatQuery => {
  const district = findDistrict(rest);
  const isTheirs = !district && findOwner(rest)?.[0] === 'district';
  return { topic: 'trash', ...days, ...(district && { words: district }), ...(isTheirs && { whose: 'district' }) };
};

/** 'When is Easter': its day. */
export const readHoliday = ({ text, rest }: DatedQuestion, { today, town }: ReadingContext): ChatQuery | null => {
  const holiday = findAsk(rest)?.[0] === 'when' ? findNamedHoliday(text, today) : null;
  if (!holiday || isOnlySide(text, holiday.name) || isTheme(holiday.name, text) || !isOnly(text, holiday.name, town)) return null;
  return { topic: 'holiday', words: holiday.name, span: { from: holiday.day, to: holiday.day } };
};

/** 'When does Baker let out': nothing but the name of a school stands beside the words for its hours. */
const isAboutHoursOfSchool = (text: string, rest: string, schools: readonly string[], town: string): boolean => {
  const ofNames = new Set(schools.flatMap((name) => extractTerms(name, town).map(({ word }) => word)));
  const asked = extractTerms(rest, town).map(({ word }) => word);
  return (
    SCHOOL_TIME.test(text) &&
    asked.some((word) => ofNames.has(word) && !SCHOOL_WORDS.has(word)) &&
    asked.every((word) => ofNames.has(word) || SCHOOL_WORDS.has(word))
  );
};

/** 'When does it start again after Christmas' */
const isOnlySide = (text: string, name: string): boolean =>
  new RegExp(`\\b(?:after|before|until|till|since) (?:the )?${escapeRegExp(name)}`, 'i').test(text);

/** 'district 3' of 'zone three' */
export const findDistrict = (text: string): string | undefined => {
  const [, count] = DISTRICT_NUMBER.exec(text) ?? [];
  return count && `district ${parseCount(count)}`;
};

/** Nothing but words that ask stands beside the name. */
const isOnly = (text: string, name: string, town: string): boolean => {
  const ofName = new Set(wordsOf(name));
  const asking = text
    .replace(ASK_PATTERNS.find(([ask]) => ask === 'when')![1], ' ')
    .replace(FILLER_PHRASES, ' ')
    .replace(/\b20\d\d\b/, ' ');
  return extractTerms(asking, town).every(({ word }) => ofName.has(word) || word === 'holiday' || word === 'fall');
};
