import type { Day } from './day';
import { OWN_CATEGORY } from './own-event';

/** What an event in somebody's own words was understood as: nothing is created of it before it is confirmed. */
export type EventDraft = {
  /** Empty when the words say no name. */
  name: string;
  /** Null when no day is said; the first one of a range, or of what repeats. */
  date: Day | null;
  /** The last day of several. */
  endDate: Day | null;
  /** HH:MM on the town's clock, an ISO instant where it is answered; null all day. */
  startTime: string | null;
  endTime: string | null;
  location: string | null;
  /** Of a place that the town knows. */
  address: string | null;
  category: string | null;
  /** The value of an RRULE, as `recurrenceText` writes it. */
  recurrence: string | null;
  /** What is left over when all the rest is understood, in the words that were typed. */
  description: string;
  /** In the order of the text; none reaches into another. */
  parts: DraftPart[];
  /** What is to be answered before it is created. The likeliest answer stands in the draft. */
  questions: DraftQuestion[];
};

export type DraftTimes = Pick<EventDraft, 'startTime' | 'endTime'>;

/**
 * What the call answers: a draft whose times are ISO instants, those that an answer sets too, so that `POST /api/events/user` takes it
 * as it is; who understood it so, and its times in words.
 */
export type ParsedEvent = EventDraft & {
  source: 'rules' | 'claude';
  /** '9:00 AM – 12:00 PM', 'All Day'. */
  time: string;
  /** Words would stand in place of a day, and every draft comes to one. */
  displayDate: null;
};

/** Which characters of the text (UTF-16, the last excluded) were understood, and as what. */
export type DraftPart = { from: number; to: number; kind: DraftPartKind };

export type DraftPartKind = 'Name' | 'Date' | 'Time' | 'Location' | 'Category' | 'Repeats';

export type DraftQuestion = {
  /** A sentence for who typed, such as "Did you mean 2:00 PM?". */
  question: string;
  /** Each sets these fields of the draft. Without any, the draft is to be edited. */
  choices: { label: string; sets: Partial<Omit<EventDraft, 'parts' | 'questions'>> }[];
};

/** What every resident is offered as a category, beside those used before. */
export const OWN_CATEGORIES = [OWN_CATEGORY, 'Work', 'Family', 'Health', 'Social', 'Travel', 'Education', 'Fun'];

/** The longest text that is read, in characters. */
export const QUICK_ADD_LENGTH = 500;
