import { type ChatQuery, daysBetween } from '#libs/contracts';
import { type Asked, matchesTime } from './asked';
import { matchesLabels } from './asked-labels';
import { type ChatAnswer, toAnswer } from './chat-answer';
import type { IndexedEvent } from './indexed-event';
import { answerAboutEvent } from './one-event';
import { compareByStart, selectPool } from './pool';
import { toShortTitle } from './terms';

/** The last one, or those after an event. */
export const answerOrdered = (asked: Asked, entries: readonly IndexedEvent[]): ChatAnswer | null => {
  const { query, today, context } = asked;
  const dated = entries
    .filter(
      (entry) =>
        entry.first !== null && matchesTime(entry, asked) && matchesLabels(entry, query) && entry.event.status !== 'cancelled',
    )
    .sort(compareByStart);
  if (query.after === undefined) {
    const one = dated.at(query.order === 'last' ? -1 : 0);
    const lead = query.order === 'last' ? 'The last in the calendar' : 'The first';
    return one ? toAnswer(asked, `${lead}: ${answerAboutEvent('when', [one], today)}`) : null;
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
  if (!next && query.span) return answerOrdered({ ...asked, query: withoutSpan(query) }, entries);
  return next
    ? toAnswer(asked, answerAboutEvent('when', [next], today))
    : toAnswer(asked, 'The calendar has none after that.', false);
};

const withoutSpan = ({ span: _, ...query }: ChatQuery): ChatQuery => query;

/** What is cancelled once goes on with the next one; a series that is on starts again after a pause. */
const findAfterPause = (before: IndexedEvent, later: readonly IndexedEvent[]): IndexedEvent | undefined => {
  if (before.event.status === 'cancelled') return undefined;
  const days = [before, ...later].map(({ first }) => first!);
  const pauses = later.map((_, at) => daysBetween(days[at]!, days[at + 1]!));
  const usual = Math.min(...pauses.filter((pause) => pause > 0));
  return later.find((_, at) => pauses[at]! >= MIN_PAUSE_DAYS && pauses[at]! > MIN_PAUSE_RATIO * usual);
};

const MIN_PAUSE_DAYS = 21;
const MIN_PAUSE_RATIO = 2;
