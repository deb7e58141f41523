import { type ChatQuery, type Day, formatNumber } from '#libs/contracts';
import { type Asked, matchesTime } from './asked';
import { formatNoneLabelled, isLabelAsked, isOnlyProbable, matchesLabels } from './asked-labels';
import { type ChatAnswer, MAX_EQUAL_MATCHES, toAnswer } from './chat-answer';
import { deny, formatNoneFor } from './denial';
import { formatRowWithDate } from './event-lines';
import type { IndexedEvent } from './indexed-event';
import { MAX_NEXT_EVENTS } from './list-lengths';
import { formatNextEvents, formatSubject } from './listing';
import { sortNoticesLast } from './notices';
import { quoteText } from './one-event';
import { firstOfEachName } from './pool';
import { formatWhen } from './span-text';
import { ADULT_AGE, OLDEST_AGE } from './stated-ages';

export const formatUpcoming = (query: ChatQuery, entries: readonly IndexedEvent[], today: Day): string => {
  const isShort = query.whose !== undefined || entries.length <= MAX_NEXT_EVENTS;
  const names = (isShort ? entries : firstOfEachName(entries)).toSorted(
    (a, b) =>
      Number(isOnlyProbable(query, a)) - Number(isOnlyProbable(query, b)) ||
      Number(isCancelled(a)) - Number(isCancelled(b)) ||
      Number(isForAnyAge(query, a)) - Number(isForAnyAge(query, b)),
  );
  return formatNextEvents(query, names.slice(0, MAX_NEXT_EVENTS), today, query.asks === 'count' ? countLead(entries) : undefined);
};

/** 'Shots, ages 6 months and up' is for children, too, but not what is looked for with one. */
const isForAnyAge = ({ age }: ChatQuery, { ages }: IndexedEvent): boolean =>
  age !== undefined && age < ADULT_AGE && ages !== null && ages.to >= OLDEST_AGE;

const isCancelled = ({ event }: IndexedEvent) => event.status === 'cancelled';

const countLead = (entries: readonly IndexedEvent[]) => `${formatNumber(entries.length)} to come, the next`;

export const answerCancelled = (asked: Asked, entries: readonly IndexedEvent[]): ChatAnswer => {
  const { query, today } = asked;
  const found = entries.filter((entry) => matchesTime(entry, asked));
  if (found.length > 0) return toAnswer(asked, formatNextEvents(query, found.slice(0, MAX_NEXT_EVENTS), today, 'Cancelled'));
  const none = `${formatNoneFor(asked, 'no cancelled event')}${query.span ? ` ${formatWhen(query.span, query.hours, today)}` : ''}.`;
  const later = entries.filter(({ first }) => query.span && first && first > query.span.to).slice(0, MAX_EQUAL_MATCHES);
  return deny(
    asked,
    [none, ...(later.length > 0 ? ['Cancelled later:'] : []), ...later.map(({ event }) => formatRowWithDate(event, today))].join(
      '\n',
    ),
  );
};

export const answerUnlabelled = (asked: Asked, on: readonly IndexedEvent[]): ChatAnswer | null =>
  on.length === 0 ? null : toAnswer(asked, formatUnlabelled(asked.query, on, asked.today), false);

/** What is not labelled is not denied. */
const formatUnlabelled = (query: ChatQuery, on: readonly IndexedEvent[], today: Day): string => {
  const count = on.filter(({ event }) => event.status !== 'cancelled').length;
  const when = query.span ? formatWhen(query.span, query.hours, today) : 'to come';
  const { audience: _, price: __, trait: ___, ...others } = query;
  const names = sortNoticesLast(firstOfEachName(on), ({ event }) => event);
  const few = query.words && on.length <= MAX_NEXT_EVENTS ? on : names;
  const rows = query.words || names.length <= MAX_NEXT_EVENTS ? few.slice(0, MAX_NEXT_EVENTS) : [];
  return [
    `${formatNoneLabelled(query)}; ${formatNumber(count)} ${count === 1 ? 'event is' : 'events are'} on${formatSubject(others)} ${when}${rows.length > 0 ? ':' : '.'}`,
    ...rows.map(({ event }) => formatRowWithDate(event, today)),
    ...(query.words && names.length === 1 ? quoteText(names[0]!.event) : []),
  ].join('\n');
};

/** Nothing is on at the hours that are asked about, but on these days. */
export const answerAtOtherHours = (asked: Asked, entries: readonly IndexedEvent[]): ChatAnswer | null => {
  const { query, today } = asked;
  const { hours, ...others } = query;
  if (!hours || !query.span || !(query.words || query.place || query.organization || isLabelAsked(query))) return null;
  const found = entries.filter((entry) => matchesTime(entry, { query: others }) && matchesLabels(entry, query));
  if (found.length === 0) return null;
  const nothing = `I find nothing${formatSubject(query)} ${formatWhen(query.span, hours, today)}. At other hours:`;
  const rows = found.slice(0, MAX_NEXT_EVENTS).map(({ event }) => formatRowWithDate(event, today));
  return toAnswer(asked, [nothing, ...rows].join('\n'), false);
};
