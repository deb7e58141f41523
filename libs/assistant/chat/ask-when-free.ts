import type { ChatQuery } from '#libs/contracts';
import { toQueryAfter } from './ask-of-events';
import { NOT_FREE, NOT_FREE_FOR_IT, ONLY_FREE, WORDS_OF_BEING_FREE } from './lexicon/free-times';
import { type FollowUp, mergeQueries } from './merge-queries';

/** 'I can only do afternoons', 'can't this Monday': what was asked for before, when whoever comes is free. */
export const askWhenFree = (asked: FollowUp): ChatQuery | null => {
  const { text, query, before, eventIds, events } = asked;
  const { span, weekdays, hours, words = '', asks, price: _, ...others } = query;
  const isOther = asks !== undefined || Object.keys(others).length > 0 || !WORDS_OF_BEING_FREE.test(words);
  if (isOther || !hasSubject(before) || before.topic) return null;
  const [first] = eventIds;
  if (NOT_FREE_FOR_IT.test(text)) return first === undefined ? null : toQueryAfter(before, first);
  const time = { ...(span && { span }), ...(weekdays && { weekdays }), ...(hours && { hours }) };
  if (Object.keys(time).length === 0) return null;
  const { asks: __, ...subject } = before;
  if (ONLY_FREE.test(text)) return mergeQueries(subject, time, events);
  if (!NOT_FREE.test(text)) return null;
  if (weekdays) return mergeQueries(subject, { weekdays: EVERY_WEEKDAY.filter((day) => !weekdays.includes(day)) }, events);
  if (!span) return mergeQueries(subject, { hours: besideHours(hours!) }, events);
  const last = eventIds.filter((id) => (events.dayOf(id) ?? '') <= span.to).at(-1) ?? first;
  return last === undefined ? null : toQueryAfter(before, last);
};

const hasSubject = ({ words, organization, place, audience }: ChatQuery): boolean =>
  (words ?? organization ?? place ?? audience) !== undefined;

const EVERY_WEEKDAY = [0, 1, 2, 3, 4, 5, 6];

/** The longer part of the day that is left. */
const besideHours = ({ from, until }: NonNullable<ChatQuery['hours']>): ChatQuery['hours'] & {} =>
  from > MINUTES_OF_DAY - until ? { from: 0, until: from } : { from: until, until: MINUTES_OF_DAY };

const MINUTES_OF_DAY = 24 * 60;
