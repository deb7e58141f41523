import type { ChatQuery, Day } from '#libs/contracts';
import type { KnownEvents } from './known-events';
import type { TownWords } from './town-words';

/** Characters of a field of a query. */
export const MAX_TEXT_LENGTH = 200;

/** The name of an event, as the words of a query. */
export const nameToWords = (name: string): string => name.slice(0, MAX_TEXT_LENGTH).toLowerCase();

/**
 * `remark` answers a question that no query answers: 'There is no February 30.' `said` are the words that name what is asked for, with
 * those that the query leaves out. `lead` says before the answer that it is about something of another name.
 */
export type Reading = Readonly<{ query: ChatQuery; said?: string; remark?: string; lead?: string }>;

export type ReadingContext = Readonly<{
  today: Day;
  minuteOfDay: number;
  /** Its words say nothing in a question. */
  town: string;
  townWords: TownWords;
  /** Names of the schools whose hours are known. */
  schools?: readonly string[];
  events?: KnownEvents;
}>;

/** `masked` has placeholders for the `names` of events. */
export type Question = Readonly<{ text: string; masked: string; names: readonly string[] }>;

/** `rest` is without the words for its days and for what it excludes. */
export type DatedQuestion = Question &
  Readonly<{ days: Pick<ChatQuery, 'span' | 'hours' | 'weekdays'>; excluded: ChatQuery; rest: string }>;
