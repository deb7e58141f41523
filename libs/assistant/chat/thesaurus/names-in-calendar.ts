import type { Day, TownEvent } from '#libs/contracts';
import { sentencesOf } from '../audience';
import { type CalendarIndex, entriesWith } from '../calendar-index';
import { isPublicMeeting } from '../hearings';
import type { IndexedEvent } from '../indexed-event';
import { firstFewNames } from '../pool';
import { MAX_TEXT_LENGTH } from '../question';
import { stem, wordsOf } from '../terms';
import type { EventKind } from './event-kinds';
import { hasPhrase } from './phrases';

/** What is to come of a calendar, from that day on. */
export type Coming = Readonly<{ calendar: CalendarIndex; today: Day }>;

export const findEventsOfKind = ({ names }: EventKind, coming: Coming): IndexedEvent[] =>
  names.flatMap((name) => findEventsByName(name, coming));

/** Those of which the text has one of its names, of those that few have. */
export const findEventsSayingKind = ({ names }: EventKind, coming: Coming): readonly IndexedEvent[] =>
  names.flatMap((name) => findFewSaying(name, coming));

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

/** The first of its names that the text of an event has, if few have it; '' if none. Short names are said of anything. */
export const wordsInTexts = ({ names }: EventKind, coming: Coming): string =>
  names.find((name) => findFewSaying(name, coming).length > 0) ?? '';

const findFewSaying = (name: string, coming: Coming): readonly IndexedEvent[] => {
  const stems = wordsOf(name).map(stem);
  if (name.length < MIN_LENGTH_IN_TEXTS) return [];
  return firstFewNames(selectFew(stems, coming), ({ event }) => saysPhrase(event, stems), MAX_NAMES_IN_TEXTS) ?? [];
};

/** Those that have the rarest of the words; none if many have it, so that few texts are read. */
const selectFew = (stems: readonly string[], { calendar: { entries, postings }, today }: Coming): readonly IndexedEvent[] => {
  const [rarest = new Int32Array()] = stems.map((one) => postings.of(one).entries).toSorted((a, b) => a.length - b.length);
  return rarest.length > MAX_TEXTS
    ? []
    : Array.from(rarest, (place) => entries[place]!).filter(({ event, last }) => last >= today && !isPublicMeeting(event));
};

const MAX_TEXTS = 12;

/** One sentence has the words one after the other, and not as what to bring or what is not there. */
const saysPhrase = (event: TownEvent, phrase: readonly string[]): boolean =>
  sentencesOf(event).some(
    (sentence) =>
      !OF_SIDE_MATTERS.test(sentence) && ` ${wordsOf(sentence).map(stem).join(' ')} `.includes(` ${phrase.join(' ')} `),
  );

const OF_SIDE_MATTERS = /\b(?:bring|show|proof|proceeds|benefits?|no|not|without|instead|after|before)\b/i;

const MIN_LENGTH_IN_TEXTS = 6;
/** What more texts have is a side matter of each, such as child care. */
const MAX_NAMES_IN_TEXTS = 2;

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
