import type { ChatQuery, Day, QueryHours, QuerySpan } from '#libs/contracts';

export type KnownEvents = Readonly<{
  /** Whether the text of an event has all the words. */
  mentions: (id: number, words: string) => boolean;
  /** Whether its name, text or price has each word as it is, whatever it means: 'id', '21'. */
  says: (id: number, text: string) => boolean;
  /** Whether the text of an event has any of the words. */
  mentionsAny: (id: number, words: string) => boolean;
  /** Whether its text says for which ages it is. */
  saysAges: (id: number) => boolean;
  /** Whether its text says at which hours it is open. */
  hasDailyHours: (id: number) => boolean;
  /** Whether the name of an event has all the words, and not only others for the same. */
  areTitled: (words: string) => boolean;
  /** Whether an event to come has all the words in its name, or beside some of them in the names of its publisher or place. */
  areCalled: (words: string) => boolean;
  /** So does one that is no day of the schools. */
  areCalledBesideSchool: (words: string) => boolean;
  /** Whether the words are the name of an event to come, or its name before a colon or comma. */
  areWholeTitle: (words: string) => boolean;
  /** Whether an event bears all the words. */
  areNamed: (words: string) => boolean;
  /** Whether events are at a place of this name. */
  isPlace: (words: string) => boolean;
  dayOf: (id: number) => Day | null;
  /** The next day of this number on which an event that bears the words is. */
  nextDayOf: (words: string, number: number) => Day | null;
  /** Whether an event whose name has the words is to come on that day of the week. */
  areOnWeekday: (weekday: number, words: string) => boolean;
  /** Another one of the organization, with a like name, whose text has all the words. */
  siblingWith: (id: number, words: string) => number | null;
  /** Whether an event whose name has the words is on in that span. */
  areNamedWithin: (span: QuerySpan, words: string) => boolean;
  /** Whether the words stand as they are in the name of an event to come that has an hour. */
  areInTitle: (words: string) => boolean;
  /** All that a query of days asks for, if it has no words: a long list of them is cut short. */
  idsOf: (query: ChatQuery) => readonly number[];
  /** Those that bear the words, on in that span, by their days. */
  idsWithin: (span: QuerySpan, words: string) => readonly number[];
  isCancelled: (id: number) => boolean;
  /** From its beginning to its end, or an hour; null of a whole day. */
  hoursOf: (id: number) => QueryHours | null;
  /** From its first to its last day. */
  spanOf: (id: number) => QuerySpan | null;
  nameOf: (id: number) => string | null;
  /** The beginning of its name, before a colon or a dash, that others of its publisher to come have, too: null if none has. */
  seriesOf: (id: number) => Readonly<{ words: string; organization: string }> | null;
  /** Its location without the room. */
  placeOf: (id: number) => string | null;
  /** The days without school that bear the name. */
  breakOf: (name: RegExp) => QuerySpan | null;
  /** Whether events are on that day, or those that bear the words. */
  areOn: (day: Day, words?: string) => boolean;
}>;

export const EMPTY_KNOWN_EVENTS: KnownEvents = {
  mentions: () => false,
  says: () => false,
  mentionsAny: () => false,
  saysAges: () => false,
  hasDailyHours: () => false,
  areTitled: () => false,
  areCalled: () => false,
  areCalledBesideSchool: () => false,
  areWholeTitle: () => false,
  areNamed: () => false,
  isPlace: () => false,
  dayOf: () => null,
  nextDayOf: () => null,
  idsOf: () => [],
  idsWithin: () => [],
  isCancelled: () => false,
  spanOf: () => null,
  hoursOf: () => null,
  nameOf: () => null,
  seriesOf: () => null,
  placeOf: () => null,
  areOn: () => true,
  breakOf: () => null,
  areInTitle: () => false,
  areNamedWithin: () => true,
  areOnWeekday: () => false,
  siblingWith: () => null,
};
