import {
  addDays,
  type ChatQuery,
  type Day,
  daysBetween,
  formatWeekday,
  MAX_QUERY_EVENTS,
  type QuerySpan,
  weekdayOf,
} from '#libs/contracts';
import { addMonths, nextWeekday, parseWeekday } from '#libs/when';
import { ORDINAL, toQueryAfter } from './ask-of-events';
import { audienceOf } from './asked-ages';
import { HOLIDAY_NAME, withoutHoliday } from './holidays';
import {
  AMONG_THOSE,
  BARE_ONE,
  COMING_THERE,
  CONTINUATION_START,
  DETAIL_WORDS,
  NEXT_SPAN,
  ONE_OF_KIND,
  PRONOUN,
  RESUMES,
  THEN,
  THERE,
  WHAT_ELSE,
} from './lexicon/follow-ups';
import { OPENING, OPENING_AFTER_NAME } from './lexicon/openings';
import { STATEMENT } from './lexicon/short-questions';
import { MAX_NEXT_EVENTS } from './list-lengths';
import { type FollowUp, hasFilter, isOfOneEvent, joinPart, joinWords, mergeQueries, namesOtherEvents } from './merge-queries';
import { asksOnlyTime, hasTime } from './query-time';
import { MAX_TEXT_LENGTH, nameToWords } from './question';
import { findDistrict } from './read-topic';
import { hoursOfPart } from './span-text';
import { isOnWeekday } from './weekdays';

/** 'And the week after': the days of the query before, or those after its event. */
export const shiftDays = ({ text, query, before, eventIds: [first], events }: FollowUp): ChatQuery | null => {
  const match = NEXT_SPAN.exec(text);
  const isOfOther = query.words !== undefined && !DETAIL_WORDS.test(query.words) && !PART_OF_DAY.test(query.words);
  if (isOfOther || !match) return null;
  const said = (match[1] ?? match[2])!.toLowerCase();
  const [unit, part] = [said.replace(PART_OF_DAY, 'day'), hoursOfPart(said)];
  const { span, topic } = before;
  if (span) return { ...before, span: shiftSpan(span, unit), ...(part && { hours: part }) };
  if (first === undefined) return null;
  const day = topic && events.dayOf(first);
  const single = events.dayOf(first);
  if (single && unit === 'day') return { ...askNextDay(before, addDays(single, 1), events), ...(part && { hours: part }) };
  const week = single && unit === 'week' && !topic ? weekAfter(single) : null;
  if (week && before.words && events.areNamedWithin(week, before.words)) return askWithin(before, week);
  return day
    ? { ...before, span: { from: addDays(day, 1), to: addDays(day, SHIFT_DAYS[unit] ?? DAYS_OF_WEEK) } }
    : toQueryAfter(before, first);
};

/** 'The following morning' after what is on tonight. */
const PART_OF_DAY = /^(?:night|evening|morning)$/i;

/** What was asked for, if it is on then, else whatever is. */
const askNextDay = ({ after: _, among: __, asks: ___, ...before }: ChatQuery, day: Day, events: FollowUp['events']): ChatQuery =>
  before.words && events.areOn(day, before.words) ? { ...before, span: onDay(day) } : { span: onDay(day) };

/** What is cancelled then is told, too. */
const askWithin = ({ after: _, among: __, order: ___, ...before }: ChatQuery, span: QuerySpan): ChatQuery => ({
  ...before,
  span,
});

/** From Monday to Sunday. */
const weekOf = (day: Day): QuerySpan => {
  const monday = addDays(day, -((weekdayOf(day) + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK));
  return { from: monday, to: addDays(monday, DAYS_OF_WEEK - 1) };
};

const weekAfter = (day: Day): QuerySpan => weekOf(addDays(day, DAYS_OF_WEEK));

const shiftSpan = ({ from, to }: QuerySpan, unit: string): QuerySpan => {
  if (unit === 'month') return spanOfMonthAfter(to);
  const days = SHIFT_DAYS[unit];
  return days === undefined
    ? onDay(nextWeekday(to, parseWeekday(unit), false))
    : { from: addDays(from, days), to: addDays(to, days) };
};

/** A whole calendar month, whatever part of the one before was asked about. */
const spanOfMonthAfter = (day: Day): QuerySpan => {
  const first = addMonths(`${day.slice(0, 8)}01`, 1);
  return { from: first, to: addDays(addMonths(first, 1), -1) };
};

const DAYS_OF_WEEK = 7;

const onDay = (day: Day): QuerySpan => ({ from: day, to: day });

const SHIFT_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, weekend: 7, month: 28 };

/** 'Which of those are free' */
export const narrowAnswer = ({ text, query, before, eventIds, events }: FollowUp): ChatQuery | null => {
  if (!AMONG_THOSE.test(text) || eventIds.length === 0) return null;
  const { asks: _, ...asked } = before;
  if (query.words)
    return {
      ...mergeQueries(asked, query, events),
      words: [before.words, query.words].filter(Boolean).join(' ').slice(0, MAX_TEXT_LENGTH),
    };
  if (!hasFilter(query)) return null;
  const { asks, ...filters } = query;
  const isWholeList = !before.span && !before.among && eventIds.length > 1 && eventIds.length < MAX_NEXT_EVENTS;
  const narrowed = mergeQueries(asked, asks === 'count' ? query : filters, events);
  return isWholeList ? { ...narrowed, among: eventIds } : narrowed;
};

/** 'Is there a catholic one', 'and the catholic?': those of the answer before that say so, or the one that does. */
export const narrowToKind = ({ text, query, listed, events }: FollowUp): ChatQuery | null => {
  const { words, organization, place, span, topic, whose, asks } = query;
  const named = [organization, place, words].filter(Boolean).join(' ');
  if (!named || ORDINAL.test(named) || span || topic || whose || new Set(listed.map(events.nameOf)).size < 2) return null;
  const among = listed.filter((id) => events.mentions(id, named)).slice(0, MAX_QUERY_EVENTS);
  const isOne = among.length === 1 && CONTINUATION_START.test(text) && !WHAT_ELSE.test(text) && !events.areTitled(named);
  return among.length > 0 && (ONE_OF_KIND.test(text) || STATEMENT.test(text) || isOne) ? { ...(asks && { asks }), among } : null;
};

/** 'Is there one for families' after a list, or after one of that list. */
export const narrowToAudience = ({ text, query, before, eventIds, listed: all, events }: FollowUp): ChatQuery | null => {
  const { audience, age: _age, ageTo: _ageTo, price, asks: _, ...others } = query;
  const isCut = all.length > eventIds.length;
  const listed = eventIds.length > 1 ? eventIds : (before.among ?? []);
  if (!(audience ?? price) || Object.keys(others).length > 0 || new Set(listed.map(events.nameOf)).size < 2) return null;
  return ONE_OF_KIND.test(text)
    ? {
        ...audienceOf(query),
        ...(price && { price }),
        ...(isCut ? { span: before.span! } : { among: listed }),
      }
    : null;
};

/** 'What is on Saturday there' after what goes on for days: its text may say it of that day. */
export const askDayWithin = ({
  text,
  query: { span, words, topic, whose },
  eventIds: [first, ...others],
  events,
}: FollowUp): ChatQuery | null => {
  const days = first === undefined ? null : events.spanOf(first);
  if (!THERE.test(text) || !span || span.from !== span.to || words || topic || whose || others.length > 0 || !days) return null;
  const isShort = days.from !== days.to && daysBetween(days.from, days.to) <= MAX_DAYS_OF_FESTIVAL;
  return isShort && isOnWeekday(days.from, days.to, [weekdayOf(span.from)])
    ? { asks: 'about', words: formatWeekday(span.from).toLowerCase(), among: [first!] }
    : null;
};

const MAX_DAYS_OF_FESTIVAL = 10;

/** 'Is it on in January, too' */
export const askOfPronoun = (asked: FollowUp): ChatQuery | null => {
  const { text, query, before, events } = asked;
  const isMeant = PRONOUN.test(text) || (BARE_ONE.test(text) && !namesOtherEvents(asked));
  if (!isMeant || WHAT_ELSE.test(text) || !(before.words || before.organization) || before.topic) return null;
  const joined = joinWords(before, query, events);
  const isOther = before.words !== undefined && joined === query.words;
  const ofPart = isOther && isOfNoneThen(asked) ? joinPart(before, query, events) : undefined;
  const hasDays = query.span !== undefined || query.weekdays !== undefined || query.hours !== undefined;
  if (!hasDays && !ofPart) return null;
  const words = ofPart ?? (isOther ? before.words : joined);
  return { ...mergeQueries(before, query, events), ...(words && { words }) };
};

/** Neither is what was asked about on then, nor does its text say it. */
const isOfNoneThen = ({ query: { span, words = '' }, before, eventIds: [first], events }: FollowUp): boolean =>
  span ? !events.areNamedWithin(span, before.words ?? '') : first !== undefined && !events.mentions(first, words);

/** 'Anything to do then': on the days of the event before, or those that were asked about. */
export const askThen = (asked: FollowUp): ChatQuery | null => {
  const {
    text,
    query,
    before,
    eventIds: [first],
    events,
  } = asked;
  if (!THEN.test(text) || NEXT_SPAN.test(text) || query.span || query.asks || query.topic) return null;
  const day = first !== undefined && isOfOneEvent(asked) ? events.dayOf(first) : null;
  const week = day && SAME_WEEK.test(text) ? weekOf(day) : null;
  const span = week ?? before.span ?? (day === null ? null : events.spanOf(first!));
  const isForSame = before.audience !== undefined && !query.audience && FOR_THEM.test(text);
  return (
    span && {
      ...query,
      ...withoutEventBefore(asked),
      ...(isForSame && audienceOf(before)),
      ...(THERE.test(text) && placeBefore(asked)),
      span,
    }
  );
};

const SAME_WEEK = /\b(?:that|the)(?: same)? week\b/i;

const FOR_THEM = /\bfor (?:them|him|her|those)\b/i;

/** 'Is there a day it is free': of what was asked about before, on any day. */
export const askOtherDay = ({ text, query: { asks: _, order: __, ...query }, before }: FollowUp): ChatQuery | null => {
  const { words, organization, place } = before;
  const isOfSignUp = query.trait === 'registration';
  if (!ANY_DAY.test(text) || isOfSignUp || query.words || query.span || !hasFilter(query) || !(words ?? organization ?? place))
    return null;
  return { ...(words && { words }), ...(organization && { organization }), ...(place && { place }), ...query };
};

const ANY_DAY =
  /\b(?:is there|are there|any|what|which) (?:(?:an?|any|other|another) )?(?:days?|times?|dates?|(?:week)?nights?|weekdays?|weekends?)\b/i;

/** Excludes the name of the one event before. */
const withoutEventBefore = (asked: FollowUp): ChatQuery => {
  const name = WHAT_ELSE.test(asked.text) && isOfOneEvent(asked) ? asked.events.nameOf(asked.eventIds[0]!) : null;
  return name ? { without: nameToWords(name) } : {};
};

/** 'Anything there at night', 'what's coming up there', 'what else is on': at the place of the answer before, on its days, or on its days alone. */
export const askThere = (asked: FollowUp): ChatQuery | null => {
  const { text, query, before } = asked;
  const isElse = WHAT_ELSE.test(text);
  if (!THERE.test(text))
    return isElse && before.span && !query.span ? { ...query, ...withoutEventBefore(asked), span: before.span } : null;
  if (query.place || query.organization) return query;
  const isComing = COMING_THERE.test(text);
  if (!(query.words || query.span || hasFilter(query) || isElse || isComing)) return null;
  const { order: _, ...others } = query;
  return {
    ...(before.span && !isElse && !isComing && { span: before.span }),
    ...others,
    ...withoutEventBefore(asked),
    ...placeBefore(asked),
  };
};

const placeBefore = ({ before: { place: asked, organization }, eventIds, events }: FollowUp): ChatQuery => {
  const place = asked ?? (organization ? null : placeOfAny(eventIds, events));
  return { ...(place && { place }), ...(organization && { organization }) };
};

/** An online event has no place to go on at. */
const placeOfAny = (eventIds: readonly number[], events: FollowUp['events']): string | null => {
  const places = eventIds.map(events.placeOf).filter((place) => place !== null);
  return places.find((place) => !ONLINE.test(place)) ?? null;
};

const ONLINE = /\b(?:online|zoom|virtual|remote|webinar)\b/i;

/** A district that is named replaces the one before. */
export const continueTrash = (asked: FollowUp): ChatQuery | null => {
  const { text, query, before } = asked;
  const district = findDistrict(text);
  const { words: _, weekdays: ofHome, ...others } = query;
  const isOfHome = ofHome !== undefined && Object.keys(query).length === 1 && STATEMENT.test(text);
  if (before.topic !== 'trash' || !(district || isOfHome || isContinuation(asked))) return null;
  const { whose: __, ...ofTown } = before;
  return { ...(district ? { ...ofTown, words: district } : before), ...others, topic: 'trash' };
};

/** 'Open on Mondays?', 'and the library' after whether another is open. */
export const askOpening = ({ text, query, before, eventIds, events }: FollowUp): ChatQuery | null => {
  const { words = '', place, organization, topic, asks, audience, price, span } = query;
  const named = [organization, place].filter(Boolean).join(' ') || (OPENING.test(words) ? '' : words);
  const isOfOpening = OPENING_AFTER_NAME.test(before.words ?? '');
  const isResumed = RESUMES.test(text) && (before.words ?? before.organization) !== undefined && !isOfOpening;
  if (topic || audience || price || isResumed || (asks && asks !== 'when')) return null;
  if (named) {
    const isEvent = !place && !events.isPlace(named) && events.areTitled(named);
    const isAfterOpening = isOfOpening && CONTINUATION_START.test(text) && !span;
    const days = { ...(before.span && { span: before.span }), ...(before.weekdays && { weekdays: before.weekdays }) };
    if (!isAfterOpening || OPENING_AFTER_NAME.test(words) || (words && named !== words)) return null;
    return isEvent ? { ...days, words: named } : { ...days, words: 'open', place: named };
  }
  if (!OPENING.test(words)) return null;
  // 'Is it open on the weekend', of what has other dates
  const [own] = eventIds.map(events.spanOf);
  const isOfSeries = before.words !== undefined && own?.from === own?.to && span !== undefined;
  if (isOfSeries && events.areNamedWithin(span, before.words!)) return mergeQueries(withoutDetail(before), { span }, events);
  if (isOfSeries && ON_WEEKENDS.test(text)) return mergeQueries(withoutDetail(before), { weekdays: WEEKEND }, events);
  const isOfEvent = asks === 'when' && !span && before.words !== undefined && !isOfOpening;
  if (isOfEvent && new Set(eventIds.map(events.nameOf)).size === 1) return { asks, among: eventIds.slice(0, 1) };
  const first = eventIds.find(events.hasDailyHours);
  if (first !== undefined) return { asks: 'about', among: [first] };
  const subject = before.place ?? before.organization;
  return subject ? { ...query, words: 'open', place: subject } : null;
};

/** Of any week. */
const ON_WEEKENDS = /\b(?:on|at) (?:the )?weekends?\b/i;
const WEEKEND = [0, 6];

const withoutDetail = ({ asks: _, order: __, ...query }: ChatQuery): ChatQuery => query;

export const continueQuery = (asked: FollowUp): ChatQuery | null =>
  isContinuation(asked) ? mergeQueries(besideHoliday(asked), asked.query, asked.events) : null;

/** 'And Easter morning' after a Good Friday service: what was asked about is asked of another holiday. */
const besideHoliday = ({ text, query: { span }, before }: FollowUp): ChatQuery => {
  const words = before.words && span && HOLIDAY_NAME.test(text) ? withoutHoliday(before.words) : before.words;
  return { ...before, ...(words && { words }) };
};

/** It begins as one, or has filters or words but neither days nor a whole question. */
const isContinuation = ({ text, query, before, isNarrowed }: FollowUp): boolean => {
  const isEmpty = Object.keys(query).length === 0;
  if (CONTINUATION_START.test(text)) return !isEmpty;
  if (query.topic) return false;
  const hasDays = Boolean(query.span ?? query.weekdays ?? query.hours);
  if (ANY_OF_THEM.test(text) && hasDays && !query.words && (before.words ?? before.organization)) return true;
  const words = text.split(' ').length;
  // 'Anything next week' of what was narrowed to the times that suit
  if (isNarrowed && hasTime(query) && asksOnlyTime(query) && !WHAT_ELSE.test(text) && (before.words ?? before.organization))
    return true;
  if (query.span) return !query.words && !STANDS_ALONE.test(text) && words <= MAX_FRAGMENT_WORDS;
  if (query.words) return Boolean(before.span) && FRAGMENT_START.test(text) && words <= MAX_FRAGMENT_WORDS;
  return hasFilter(query) && (Boolean(before.span) || !STANDS_ALONE.test(text)) && !before.topic;
};

/** 'Any on a Thursday' */
const ANY_OF_THEM =
  /^\W*so\W+(?:there(?:'s| is) )?(?:nothing|anything) (?:on|in|at|after|before|during|this|next)\b|^\W*(?:(?:and|so|but|ok|oh)\W+)*(?:(?:are|is) there )?(?:any|one|some|nothing|none)(?: of (?:them|those|these))? (?:on|in|at|after|before|during|this|next|tomorrow|tonight|today)\b/i;

const MAX_FRAGMENT_WORDS = 5;
const FRAGMENT_START = /^\W*(?:any|anything|something|is there (?:any|anything))\b/i;
const STANDS_ALONE =
  /\b(?:what(?:'s|s| is| are)?|anything|something|events?|things|which|any|happening|going on|is there|are there)\b/i;
