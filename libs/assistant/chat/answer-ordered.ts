import { daysBetween } from '#libs/contracts';
import { type Asked, matchesTime, withoutSpan } from './asked';
import { matchesLabels } from './asked-labels';
import { type ChatAnswer, toAnswer } from './chat-answer';
import type { ChatContext } from './chat-context';
import { formatNothingFor } from './denial';
import { formatCancelled, formatRowWithDate } from './event-lines';
import type { IndexedEvent } from './indexed-event';
import { answerAboutEvent } from './one-event';
import { compareByStart, selectPool } from './pool';
import { toShortTitle } from './terms';

/** The last one, or those after an event. */
export const answerOrdered = (asked: Asked, entries: readonly IndexedEvent[]): ChatAnswer | null => {
  const { query, today, context } = asked;
  // Whether the last one is on is asked of one that may be cancelled.
  const isState = query.asks === 'state';
  const dated = entries
    .filter(
      (entry) =>
        entry.first !== null &&
        matchesTime(entry, asked) &&
        matchesLabels(entry, query) &&
        (isState || entry.event.status !== 'cancelled'),
    )
    .sort(compareByStart);
  if (query.after === undefined) {
    const isLast = query.order === 'last';
    const last = isLast ? findLastBeforePause(dated) : undefined;
    const one = last ?? dated.at(isLast ? -1 : 0);
    const lead = last ? 'The last before a pause' : isLast ? 'The last in the calendar' : 'The first';
    const again = last && dated[dated.indexOf(last) + 1];
    const rows = again ? ['After the pause:', formatRowWithDate(again.event, today)] : [];
    return one
      ? toAnswer(asked, [`${lead}: ${answerAboutEvent(isState ? 'state' : 'when', [one], today)}`, ...rows].join('\n'))
      : null;
  }
  const [before] = selectPool({ among: [query.after] }, context);
  if (!before) return toAnswer(asked, 'I do not know which event that is after. Ask with its name.', false);
  const isLater = (entry: IndexedEvent) => compareByStart(entry, before) > 0 && entry.event.status !== 'cancelled';
  const later = dated.filter(isLater);
  const sameName = later.filter(({ event }) => event.name === before.event.name);
  const isSeries = !query.words && !query.organization && !query.place;
  const title = toShortTitle(before.event.name);
  const ofTitle = () => context.calendar.entries.filter((entry) => toShortTitle(entry.event.name) === title && isLater(entry));
  const after = isSeries && sameName.length > 0 ? sameName : later.length > 0 || query.span ? later : ofTitle();
  const next = (query.order === 'first' ? findAfterPause(before, after) : undefined) ?? after[0];
  if (!next && query.span) {
    const answer = answerOrdered({ ...asked, query: withoutSpan(query) }, entries);
    return answer?.isFound ? { ...answer, text: `${formatNothingFor(asked)} Next: ${answer.text}` } : answer;
  }
  const cancelled = entries.find((entry) => compareByStart(entry, before) > 0 && entry.event.status === 'cancelled');
  if (!next && cancelled) return toAnswer(asked, answerAboutEvent('when', [cancelled], today), false);
  const off = query.order === 'first' || before.event.status === 'cancelled' ? [] : findCancelledBetween(before, next, context);
  const rowsOff = off.map(({ event }) => formatCancelled(event, today));
  const on = next && answerAboutEvent('when', [next], today);
  return on
    ? toAnswer(asked, (query.order === 'next' ? [on, ...rowsOff] : [...rowsOff, on]).join('\n'))
    : toAnswer(
        asked,
        ['I find none after that. What the calendar says:', answerAboutEvent('about', [before], today)].join('\n'),
        false,
      );
};

/** That the very next one is off is told before the one that is on. */
const findCancelledBetween = (before: IndexedEvent, next: IndexedEvent | undefined, { calendar }: ChatContext): IndexedEvent[] =>
  next === undefined || next.event.name !== before.event.name
    ? []
    : calendar.entries.filter(
        (entry) =>
          entry.event.status === 'cancelled' &&
          entry.event.name === before.event.name &&
          compareByStart(entry, before) > 0 &&
          compareByStart(entry, next) < 0,
      );

/** What is cancelled once goes on with the next one; a series that is on starts again after a pause. */
const findAfterPause = (before: IndexedEvent, later: readonly IndexedEvent[]): IndexedEvent | undefined => {
  if (before.event.status === 'cancelled') return undefined;
  const days = [before, ...later].map(({ first }) => first!);
  const pauses = later.map((_, at) => daysBetween(days[at]!, days[at + 1]!));
  const usual = Math.min(...pauses.filter((pause) => pause > 0));
  return later.find((_, at) => pauses[at]! >= MIN_PAUSE_DAYS && pauses[at]! > MIN_PAUSE_RATIO * usual);
};

/** Of a series that is on each week or month, the last one of its season. */
const findLastBeforePause = (dated: readonly IndexedEvent[]): IndexedEvent | undefined => {
  const pauses = dated.slice(1).map(({ first }, at) => daysBetween(dated[at]!.first!, first!));
  const usual = pauses.toSorted((a, b) => a - b)[Math.floor((pauses.length - 1) / 2)] ?? 0;
  const at = pauses.findIndex((pause) => pause >= MIN_DAYS_BETWEEN_SEASONS && pause > MIN_RATIO_BETWEEN_SEASONS * usual);
  return at < 0 ? undefined : dated[at];
};

const MIN_DAYS_BETWEEN_SEASONS = 42;
const MIN_RATIO_BETWEEN_SEASONS = 3;

const MIN_PAUSE_DAYS = 21;
const MIN_PAUSE_RATIO = 2;
