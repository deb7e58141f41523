import type { ChatQuery } from '#libs/contracts';
import { type Asked, isUpcoming } from './asked';
import { matchesLabels } from './asked-labels';
import type { IndexedEvent } from './indexed-event';
import { compareByStart, selectPool } from './pool';
import { stemSet } from './terms';

/**
 * 'When does it open again' after a last day: the next event whose name says that it opens, and else only words of the name before.
 * Undefined if what was on before goes on by that name, with the labels that are asked for.
 */
export const findReopening = (asked: Asked): IndexedEvent | undefined => {
  const { query, context } = asked;
  const [before] = isOfReopening(query) ? selectPool({ among: [query.after!] }, context) : [];
  if (!before) return undefined;
  const isLater = (entry: IndexedEvent) =>
    compareByStart(entry, before) > 0 && isUpcoming(entry, asked) && entry.event.status !== 'cancelled';
  const { entries } = context.calendar;
  const goesOn = entries.some((entry) => entry.event.name === before.event.name && isLater(entry) && matchesLabels(entry, query));
  return goesOn ? undefined : entries.filter((entry) => reopens(entry, before) && isLater(entry)).sort(compareByStart)[0];
};

const isOfReopening = ({ after, order }: ChatQuery): boolean => after !== undefined && order === 'first';

const reopens = ({ nameWords }: IndexedEvent, before: IndexedEvent): boolean => {
  const others = nameWords.filter((word) => !OPENING_STEMS.has(word) && !SEASON_STEMS.has(word) && !/^\d+$/.test(word));
  const isOpening = nameWords.some((word) => OPENING_STEMS.has(word));
  return isOpening && others.length > 0 && others.every((word) => before.nameWords.includes(word));
};

const OPENING_STEMS = stemSet(
  'open opens opening reopen reopens reopening return returns resume resumes back begin begins start starts again first',
);

/** Beside them, what opens is not named by these. */
const SEASON_STEMS = stemSet('day season for the is of outside outdoor outdoors');
