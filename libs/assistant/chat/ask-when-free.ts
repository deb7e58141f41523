import { type ChatQuery, MAX_QUERY_EVENTS, type QueryHours, type QuerySpan, weekdayOf } from '#libs/contracts';
import { DAY_MINUTES, WEEKDAY } from '#libs/when';
import { toQueryAfter } from './ask-of-events';
import { NOT_FREE, NOT_FREE_FOR_IT, ONLY_FREE, WORDS_OF_BEING_FREE } from './lexicon/free-times';
import { type FollowUp, mergeQueries } from './merge-queries';
import { beginsWithin, hasTime } from './query-time';

/** 'I can only do afternoons', 'can't this Monday': what was asked for before, at a time at which the resident is free. */
export const askWhenFree = (asked: FollowUp): ChatQuery | null => {
  const { text, query, before, eventIds, listed, events } = asked;
  const { span, weekdays, hours, words = '', asks, price: _, ...others } = query;
  const isOther = asks !== undefined || Object.keys(others).length > 0 || !WORDS_OF_BEING_FREE.test(words);
  if (isOther || before.topic) return null;
  const time = { ...(span && { span }), ...(weekdays && { weekdays }), ...(hours && { hours }) };
  if (hasTime(time) && !ONLY_FREE.test(text) && NOT_FREE.test(text)) {
    const suiting = listed.filter(createSuitTest(time, asked)).slice(0, MAX_QUERY_EVENTS);
    if (suiting.length > 0) return { ...(suiting.length === 1 && { asks: 'when' }), among: suiting };
  }
  if (!hasSubject(before)) return null;
  const [first] = eventIds;
  if (NOT_FREE_FOR_IT.test(text)) return first === undefined ? null : toQueryAfter(before, first);
  if (!hasTime(time)) return null;
  const { asks: __, ...subject } = before;
  if (ONLY_FREE.test(text)) return mergeQueries(subject, time, events);
  if (!NOT_FREE.test(text)) return null;
  if (weekdays) return mergeQueries(subject, { weekdays: EVERY_WEEKDAY.filter((day) => !weekdays.includes(day)) }, events);
  if (!span) return mergeQueries(subject, { hours: besideHours(hours!) }, events);
  const last = eventIds.filter((id) => (events.dayOf(id) ?? '') <= span.to).at(-1) ?? first;
  return last === undefined ? null : toQueryAfter(before, last);
};

/**
 * Returns whether some of an event is outside the time that does not suit. 'Monday', unlike 'this Monday', is that of any week, unless an event
 * of the answer is on the next one.
 */
const createSuitTest = ({ span, weekdays, hours }: ChatQuery, { text, listed, events }: FollowUp): ((id: number) => boolean) => {
  const isWithinSpan = ({ from, to }: QuerySpan): boolean => span !== undefined && span.from <= from && to <= span.to;
  const isToldThen = listed.some((id) => isWithinSpan(events.spanOf(id)!));
  const isOfAnyWeek = span !== undefined && !isToldThen && WEEKDAY_OF_ANY_WEEK.test(text);
  const refused = isOfAnyWeek ? [weekdayOf(span.from)] : weekdays;
  const isOnDays = (days: QuerySpan): boolean =>
    refused ? days.from === days.to && refused.includes(weekdayOf(days.from)) : span === undefined || isWithinSpan(days);
  const isInHours = (own: QueryHours | null): boolean => !hours || beginsWithin(own, hours);
  return (id) => !(isOnDays(events.spanOf(id)!) && isInHours(events.hoursOf(id)));
};

const WEEKDAY_OF_ANY_WEEK = new RegExp(`(?<!\\b(?:this|next|coming) )\\b${WEEKDAY}\\b`, 'i');

const hasSubject = ({ words, organization, place, audience }: ChatQuery): boolean =>
  (words ?? organization ?? place ?? audience) !== undefined;

const EVERY_WEEKDAY = [0, 1, 2, 3, 4, 5, 6];

/** The longer part of the day that is left. */
const besideHours = ({ from, until }: QueryHours): QueryHours =>
  from > DAY_MINUTES - until ? { from: 0, until: from } : { from: until, until: DAY_MINUTES };
