import { addDays, type ChatQuery, type Day, foldCaseAndAccents } from '#libs/contracts';
import { parseCount } from '#libs/when';
import { findOrganization, findPlace } from './find-place';
import { findNamedHoliday } from './holidays';
import type { KnownEvents } from './known-events';
import { ASK_PATTERNS } from './lexicon/asks';
import { AUDIENCE_PATTERNS, FREE_PATTERN, REGISTRATION_PATTERN, TRAIT_PATTERNS } from './lexicon/audiences';
import { EXCLUDED_PLACE, EXCLUSION, NOT_CANCELLED } from './lexicon/exclusions';
import {
  CANCELLED,
  CANCELLED_LIST,
  CAREGIVERS,
  DISPOSAL,
  FILLER_PHRASES,
  LAST_WEEKDAY_OF,
  NEWCOMERS,
  ORDER_PATTERNS,
  PAST_TENSE,
  SERIES_END,
  WHERE_CAN_I,
} from './lexicon/fillers';
import { POINTING_WORD } from './lexicon/follow-ups';
import { findHelpTopic } from './lexicon/help-topics';
import { OWNER_PATTERNS } from './lexicon/owners';
import { translateSpanish } from './lexicon/spanish';
import { DISTRICT_NUMBER, SCHOOL_TIME, SCHOOL_WORDS, TOPIC_PATTERNS } from './lexicon/topic-patterns';
import { findUnanswerable } from './lexicon/unanswerable';
import { protectNames, restoreNames } from './protect-names';
import { readTime } from './question-time';
import { extractTerms, isPhrase, wordsOf } from './terms';
import { indexPhrases, type TownWords } from './town-words';

/** `remark` answers a question that no query answers: 'There is no February 30.' */
export type Reading = Readonly<{ query: ChatQuery; remark?: string }>;

export type ReadingContext = Readonly<{
  today: Day;
  minuteOfDay: number;
  /** Its words say nothing in a question. */
  town: string;
  townWords: TownWords;
  /** Names of the schools whose hours are known. */
  schools?: readonly string[];
  events?: KnownEvents;
}>;

/** Characters of a field of a query. */
export const MAX_TEXT_LENGTH = 200;
const PAST_DAYS = 366;
const OF_YEAR = /\b(?:of the|this) year\b/i;
const MAX_HOLIDAY_WORDS = 3;
/** 'What's on Thanksgiving' asks for events. */
const LISTING = /\b(?:on|at|for|any|anything|events?|things)\b/i;

/** Reads a question by rules, without what was asked before. */
export const readQuestion = (message: string, { today, minuteOfDay, town, townWords, schools = [] }: ReadingContext): Reading => {
  const text = normalizeQuestion(message);
  const dayName = findDayName(text, townWords);
  const { text: masked, names } = protectNames(text, dayName ? indexPhrases([dayName.split(' ')]) : townWords.eventNames);
  const whole = restoreNames(masked, names).slice(0, MAX_TEXT_LENGTH);
  const help = findHelpTopic(masked);
  if (help) return { query: { topic: 'help', words: help.name } };
  const remark = findUnanswerable(masked);
  if (remark) return { query: {}, remark };
  const time = readTime(masked, { today, minuteOfDay });
  if (time.noDay) return { query: {}, remark: withTypedDay(time.noDay, text) };
  const days: { -readonly [Field in 'span' | 'hours' | 'weekdays']?: ChatQuery[Field] } = {
    ...(time.span && { span: time.span }),
    ...(time.hours && { hours: time.hours }),
    ...(time.weekdays && { weekdays: time.weekdays }),
  };

  const exclusions = readExclusions(time.rest, names, townWords);
  const owner = OWNER_PATTERNS.find(([, pattern]) => pattern.test(exclusions.rest));
  const [topic] = isAboutHoursOfSchool(text, exclusions.rest, schools, town)
    ? (['school hours'] as const)
    : (TOPIC_PATTERNS.find(([, pattern]) => pattern.test(masked)) ?? []);
  if (topic) {
    if (topic !== 'trash') return { query: { topic, ...days, ...(topic !== 'alerts' && { words: whole }) } };
    const district = findDistrict(exclusions.rest);
    const isTheirs = !district && owner?.[0] === 'district';
    return { query: { topic, ...days, ...(district && { words: district }), ...(isTheirs && { whose: 'district' }) } };
  }

  const isCancelledList = CANCELLED_LIST.test(exclusions.rest);
  const asks = ASK_PATTERNS.find(([ask, pattern]) => pattern.test(exclusions.rest) && !(isCancelledList && ask === 'state'));
  const holiday =
    (asks?.[0] === 'when' || (text.split(' ').length <= MAX_HOLIDAY_WORDS && !LISTING.test(text))) &&
    findNamedHoliday(text, today);
  if (holiday && isOnly(text, holiday.name, town))
    return { query: { topic: 'holiday', words: holiday.name, span: { from: holiday.day, to: holiday.day } } };

  let rest = exclusions.rest;
  const take = (pattern: RegExp, isEvery = false) => {
    rest = rest.replace(isEvery ? new RegExp(pattern.source, 'gi') : pattern, ' ');
  };
  const whose = owner && owner[0] !== 'district' ? owner : undefined;
  if (whose) take(whose[1]);
  const audience = AUDIENCE_PATTERNS.find(([, pattern]) => pattern.test(rest));
  if (audience) take(audience[1]);
  const trait = TRAIT_PATTERNS.find(([, pattern]) => pattern.test(rest));
  if (trait) take(trait[1]);
  const isFree = FREE_PATTERN.test(rest);
  if (isFree) take(FREE_PATTERN, true);
  if (isCancelledList) take(/\b(?:cancel+(?:l?ed|ations?)|called off|postponed)\b/i);
  if (asks) take(asks[1], asks[0] === 'cost' || asks[0] === 'state');
  const order = ORDER_PATTERNS.find(([, pattern]) => pattern.test(rest));
  if (order) take(order[1]);
  rest = rest.replace(FILLER_PHRASES, ' ');
  const named = /\bdistrict \d/i.test(rest) ? null : findPlace(rest, townWords);
  const place = named && isOfTown(named.phrase, town) ? null : named;
  if (place) rest = place.rest;
  const organization = findOrganization(rest, townWords);
  if (organization) rest = organization.rest;
  const shown = withHoliday(toSearchText(rest, names, town), text, today);
  const words = extractTerms(shown.words, town);
  if (shown.isHolidayName) delete days.span;
  const isListOfCancelled =
    isCancelledList || (asks?.[0] === 'state' && CANCELLED.test(text) && words.length === 0 && !POINTING_WORD.test(text));
  const isRegistrationAsked =
    asks?.[0] === 'cost' && words.length === 0 && REGISTRATION_PATTERN.test(text) && !POINTING_WORD.test(text);
  const isPast = !days.span && PAST_TENSE.test(text) && order?.[0] === 'last';
  const isOfYear = !days.span && order?.[0] === 'last' && OF_YEAR.test(text);
  const isAboutOne = isFree && words.some(({ isSlight }) => !isSlight) && /^(?:is|are)\b(?! (?:there|any))/i.test(text);
  return {
    query: {
      ...(isAboutOne
        ? { asks: 'cost' as const }
        : asks &&
          !(isListOfCancelled && asks[0] === 'state') &&
          !(asks[0] === 'where' && WHERE_CAN_I.test(text)) &&
          !isRegistrationAsked && { asks: asks[0] }),
      ...days,
      ...(isPast && { span: { from: addDays(today, -PAST_DAYS), to: addDays(today, -1) } }),
      ...(isOfYear && { span: { from: today, to: `${today.slice(0, 4)}-12-31` } }),
      ...(shown.words && { words: shown.words }),
      ...exclusions.query,
      ...(place && { place: place.phrase.slice(0, MAX_TEXT_LENGTH) }),
      ...(organization && { organization: organization.phrase.slice(0, MAX_TEXT_LENGTH) }),
      ...(audience && { audience: audience[0] }),
      ...(isRegistrationAsked ? { trait: 'registration' as const } : trait && { trait: trait[0] }),
      ...(isFree && !isAboutOne && { price: 'free' as const }),
      ...(isListOfCancelled && { state: 'cancelled' as const }),
      ...(whose && { whose: whose[0] }),
      ...(order ? { order: order[0] } : SERIES_END.test(text) && { order: 'last' as const }),
    },
  };
};

export const normalizeQuestion = (message: string): string =>
  (translateSpanish(foldCaseAndAccents(message)) ?? message)
    .replace(/[’‘]/g, "'")
    .replace(NEWCOMERS, 'newcomers')
    .replace(CAREGIVERS, 'caregivers')
    .replace(DISPOSAL, 'drop off')
    .replace(LAST_WEEKDAY_OF, 'the $1 ')
    .replace(FOR_MONTH, 'in ')
    .replace(BARE_MONTH, 'in $1')
    .replace(/[*`\s]+/g, ' ')
    .replace(/[\uE000-\uF8FF]/g, '')
    .trim();

/** 'In' the town is everything. */
const isOfTown = (phrase: string, town: string): boolean => {
  const ofTown = new Set(wordsOf(town));
  return wordsOf(phrase).every((word) => ofTown.has(word));
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

/** 'When is First Friday' asks for an event: the day of a day is not asked for. */
const findDayName = (text: string, { dayNames }: TownWords): string | undefined => {
  const name = wordsOf(DAY_NAME_ASKED.exec(text)?.[1] ?? '').join(' ');
  return dayNames.has(name) ? name : undefined;
};

const DAY_NAME_ASKED = /^\W*(?:when|where|what)(?:'s|s| is| are)(?: the| our)?(?: next)? (.+?)\W*$/i;

/** What is not asked for, and the text without it. */
const readExclusions = (text: string, names: readonly string[], townWords: TownWords): { query: ChatQuery; rest: string } => {
  const state = NOT_CANCELLED.exec(text);
  if (state) return { query: { state: 'on' }, rest: text.replace(state[0], ' ') };
  const [there, named] = EXCLUDED_PLACE.exec(text) ?? [];
  const place = named && findPlace(named, townWords);
  if (place)
    return { query: { elsewhere: place.phrase.slice(0, MAX_TEXT_LENGTH) }, rest: text.replace(there!, ` ${place.rest} `) };
  const [phrase, words] = EXCLUSION.exec(text) ?? [];
  const without = words && restoreNames(words, names).trim().slice(0, MAX_TEXT_LENGTH);
  return without && extractTerms(without, '').length > 0
    ? { query: { without }, rest: text.replace(phrase!, ' ') }
    : { query: {}, rest: text };
};

/** 'district 3' of 'zone three' */
export const findDistrict = (text: string): string | undefined => {
  const [, count] = DISTRICT_NUMBER.exec(text) ?? [];
  return count && `district ${parseCount(count)}`;
};

/** 'Thanksgiving service': a holiday right before a word is part of a name, the day may be another. */
const withHoliday = (words: string, text: string, today: Day): { words: string; isHolidayName: boolean } => {
  const holiday = words ? findNamedHoliday(text, today) : null;
  const isName =
    holiday !== null &&
    new RegExp(
      `(?<!\\b(?:on|for|this|at|before|after|until|around|by|of|day|week|weekend) )(?<![\\w])${holiday.name} (?:the )?${words.split(' ')[0]}\\b`,
      'i',
    ).test(text);
  return { words: isName ? `${holiday.name} ${words}` : words, isHolidayName: isName };
};

/** 'Planning board dec' */
const BARE_MONTH =
  /(?<!\b(?:in|of|early|late|mid|next|this|last|for|during|by|until|since|through|to|and|or|from|week|,) )(?<!\d(?:st|nd|rd|th)? )(?<!,)\b(january|february|april|june|july|august|september|october|november|december|jan|feb|sept?|oct|nov|dec)\b(?!\.? ?\d)(?=\W*$)/i;

const FOR_MONTH = /\bfor (?=(?:january|february|march|april|june|july|august|september|october|november|december)\b)/gi;

/** The search words as they were typed: names whole, of other words those that are searched for. */
const toSearchText = (masked: string, names: readonly string[], town: string): string =>
  (masked.match(/[\uE100-\uF8FF]|[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [])
    .map((token) => restoreNames(token, names))
    .filter(
      (token, nth, all) =>
        names.includes(token) ||
        token.toLowerCase() === 'or' ||
        extractTerms(token, town).length > 0 ||
        (/^\d+$/.test(token) && extractTerms(all[nth - 1] ?? '', town).length > 0) ||
        isPhrase(token.toLowerCase(), (all[nth + 1] ?? '').toLowerCase()) ||
        isPhrase((all[nth - 1] ?? '').toLowerCase(), token.toLowerCase()),
    )
    .join(' ')
    .toLowerCase()
    .replace(/^(?:or )+|(?: or)+$|^or$/g, '')
    .replace(/\bor or\b/g, 'or')
    .slice(0, MAX_TEXT_LENGTH)
    .trim();

/** 'There is no february 30.' with the day as it was typed. */
const withTypedDay = (noDay: string, text: string): string => {
  const [number] = /\d+/.exec(noDay) ?? [];
  const typed = number && new RegExp(`[a-z]+\\.? ${number}(?:st|nd|rd|th)?\\b`, 'i').exec(text)?.[0];
  return typed ? `There is no ${typed}.` : noDay;
};

/** Nothing but words that ask stands beside the name. */
const isOnly = (text: string, name: string, town: string): boolean => {
  const ofName = new Set(wordsOf(name));
  const asking = text.replace(ASK_PATTERNS.find(([ask]) => ask === 'when')![1], ' ').replace(FILLER_PHRASES, ' ');
  return extractTerms(asking, town).every(({ word }) => ofName.has(word) || word === 'holiday' || word === 'fall');
};
