import type { Day } from '#libs/contracts';
import { type CalendarIndex, entriesWith } from '../calendar-index';
import type { IndexedEvent } from '../indexed-event';
import { MAX_TEXT_LENGTH } from '../question';
import { stem, wordsOf } from '../terms';
import type { EventKind } from './event-kinds';
import { hasPhrase } from './phrases';

/** What is to come of a calendar, from that day on. */
export type Coming = Readonly<{ calendar: CalendarIndex; today: Day }>;

export const findEventsOfKind = ({ names }: EventKind, coming: Coming): IndexedEvent[] =>
  names.flatMap((name) => findEventsByName(name, coming));

/**
 * The words by which the calendar has a kind of what is to come, '' if it has none: first the names that have one of the stems, as
 * 'flu shot' of 'flu jab', else those of several words.
 */
export const wordsForKind = ({ names }: EventKind, stems: readonly string[], coming: Coming): string => {
  const sharing = names.filter((name) => wordsOf(name).some((word) => stems.includes(stem(word))));
  const phrases = names.filter((name) => name.includes(' '));
  const found = [sharing, phrases, names].map((some) => namesOfEvents(some, coming)).find(({ length }) => length > 0) ?? [];
  const isShortEnough = (_: string, at: number) => found.slice(0, at + 1).join(' or ').length <= MAX_TEXT_LENGTH;
  return found.filter(isShortEnough).join(' or ');
};

/** Those in titles, without any whose events have one before it. */
const namesOfEvents = (names: readonly string[], coming: Coming): string[] => {
  const found = new Set<IndexedEvent>();
  return names.filter((name) => {
    const others = findEventsByName(name, coming).filter((entry) => !found.has(entry));
    for (const entry of others) found.add(entry);
    return others.length > 0;
  });
};

const findEventsByName = (name: string, { calendar, today }: Coming): IndexedEvent[] => {
  const stems = wordsOf(name).map(stem);
  return entriesWith(calendar, stems[0]!).filter(
    ({ nameText, nameWords, last }) =>
      last >= today && stems.every((one) => nameWords.includes(one)) && hasPhrase(wordsOf(nameText).map(stem), stems),
  );
};
