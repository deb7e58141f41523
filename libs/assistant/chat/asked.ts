import { addDays, type ChatQuery, type Day, isExpired, MIDNIGHT, type QueryHours, type QuerySpan } from '#libs/contracts';
import { EVENING_START } from '#libs/contracts/filters';
import type { ChatContext } from './chat-context';
import type { ConversationState } from './follow-up';
import type { IndexedEvent } from './indexed-event';
import { PAST_TENSE } from './lexicon/fillers';
import { isMostlyIn } from './query-time';
import { DAY_PARTS } from './span-text';
import { isOnWeekday } from './weekdays';

export type Asked = Readonly<{
  query: ChatQuery;
  /** The words of the question without those for days and filters, if it is known how it was asked. */
  said?: string | undefined;
  before: ConversationState;
  context: ChatContext;
  today: Day;
  minuteOfDay: number;
}>;

export const matchesTime = (entry: IndexedEvent, { query: { span, hours, weekdays, words } }: Pick<Asked, 'query'>): boolean => {
  const { event, first, last, start, end } = entry;
  const begins = (first ?? event.date).slice(0, 10);
  if (span && !(begins <= span.to && last >= span.from)) return false;
  if (span?.gap && begins >= span.gap.from && last <= span.gap.to) return false;
  if (weekdays && !(first && isOnWeekday(first, last, weekdays))) return false;
  if (!hours) return true;
  if (span && isLastMorning(entry, span)) return hours.from < end!;
  const isAtOnce = hours.from === hours.until;
  // An exhibition that is asked for by name is up at any time of its days.
  if (start === null) return isAtOnce && words !== undefined && first !== null && first < last;
  if (isAtOnce && hours.from === MIDNIGHT && goesIntoNight(start, end)) return true;
  if (isAtOnce) return start <= hours.from && hours.from < endOf(start, end);
  if (hours.from <= start && start < hours.until) return true;
  return isPartOfDay(hours) && end !== null && isMostlyIn(hours, start, end);
};

/** Of what goes on overnight, the last day: it is on until its end. */
const isLastMorning = ({ first, last, start, end }: IndexedEvent, { from }: QuerySpan): boolean =>
  first !== null && first < last && from === last && start !== null && end !== null && end <= start;

/** The midnight of a day is the one at its end. */
const goesIntoNight = (start: number, end: number | null): boolean => end !== null && end < start && start >= EVENING_START;

const isPartOfDay = ({ from, until }: QueryHours): boolean => DAY_PARTS.some(([, first, end]) => first === from && end === until);

export const isUpcoming = ({ first, last, start, end }: IndexedEvent, { minuteOfDay, today }: Asked): boolean => {
  if (!first) return true;
  if (last !== today) return last > today;
  return start === null || endOf(start, end) > minuteOfDay;
};

/** Whether an event is to come, or as old as the question allows, and is no alert that has ended. */
export const canBeMeant = (entry: IndexedEvent, earliest: Day, asked: Asked): boolean =>
  !isExpired(entry.event, asked.context.now) && (earliest < asked.today ? entry.last >= earliest : isUpcoming(entry, asked));

export const endOf = (start: number, end: number | null) =>
  end !== null && end > start ? end : start + DEFAULT_DURATION_MINUTES;

const DEFAULT_DURATION_MINUTES = 60;

/** 'Did I miss the ski gear sale' asks also for what was on lately. */
export const earliestDayOf = (text: string, today: Day): Day => (PAST_TENSE.test(text) ? addDays(today, -MAX_PAST_DAYS) : today);

const MAX_PAST_DAYS = 60;

export const withoutSpan = ({ span: _, ...query }: ChatQuery): ChatQuery => query;
