import type { Author } from './author';
import type { Day } from './day';

/** An event as understood from a resident's text. Nothing is created before it is confirmed. */
export type EventDraft = {
  /** Empty if the text has none. */
  name: string;
  /** Null if the text has none. The first day of a range or of a recurring event. */
  date: Day | null;
  /** The last day of a range. */
  endDate: Day | null;
  /** HH:MM in the town's time; an ISO instant in `ParsedEvent`. Null for an all-day event. */
  startTime: string | null;
  endTime: string | null;
  location: string | null;
  /** The address of a known place. */
  address: string | null;
  category: string | null;
  /** The value of an RRULE in the form of `toRruleValue`. */
  recurrence: string | null;
  /** The words that were not understood as any other field. */
  description: string;
  /** In the order of the text, without overlaps. */
  parts: DraftPart[];
  /** Questions to answer before it is created. The draft contains the likeliest answers. */
  questions: DraftQuestion[];
  /** The second event, where the text has two. */
  other?: OtherDraft;
};

export type OtherDraft = Omit<EventDraft, 'parts' | 'questions' | 'other'>;

export type DraftTimes = Pick<EventDraft, 'startTime' | 'endTime'>;

/** The response: a draft whose times, also in `choices`, are ISO instants, so that `POST /api/events/user` accepts it unchanged. */
export type ParsedEvent = EventDraft & {
  source: Author;
  /** '9:00 AM – 12:00 PM', 'All Day'. */
  time: string;
  /** Always null: a draft has a day, never a text in its place. */
  displayDate: null;
};

/** The range of characters (UTF-16, `to` exclusive) that was understood, and its kind. */
export type DraftPart = { from: number; to: number; kind: DraftPartKind };

export type DraftPartKind = 'Name' | 'Date' | 'Time' | 'Location' | 'Category' | 'Repeats';

export type DraftQuestion = {
  /** For example "Did you mean 2:00 PM?". */
  question: string;
  /** `sets` has the fields an answer changes. Without choices, the resident edits the draft. */
  choices: { label: string; sets: Partial<OtherDraft> }[];
};

export const MAX_QUICK_ADD_LENGTH = 500;

/** Categories sent with a text. */
export const MAX_AVAILABLE_CATEGORIES = 200;
