import type { Day } from './day';
import type { Traits } from './filters/traits';

/** `GET /api/events` returns events that ended at most this many days ago. */
export const DEFAULT_PAST_DAYS = 31;

/** How far ahead recurring events have occurrences. */
export const OCCURRENCE_DAYS_AHEAD = 400;

/** Days are `yyyy-mm-dd`, instants ISO 8601, in the town's zone (`2026-11-20T18:00:00-05:00`). Some flags are the text 'true'. */
export type TownEvent = {
  /** Derived from the event's identity in its source; never reused. */
  id: number;
  name: string;
  /** The title on pages, in lists and in search, if it differs from `name`. Published calendars use `name`. */
  shownTitle?: ShownTitle;
  organization: string;
  subOrganization?: string;
  category: string;
  /** What the event is, as far as the server knows, with the reason for each trait. */
  traits?: Traits;
  /** Categories and price in the publisher's words. */
  categories?: string[];
  price?: string;
  /** First day. 2099 and 2070 mean that the date is unknown. */
  date: string;
  /** Last day, if it differs from the first. */
  endDate?: string;
  /** Text shown instead of the dates. */
  displayDate?: string;
  /** Text such as '6:00 PM' or 'All Day'. */
  time: string;
  startTime?: string;
  endTime?: string;
  location?: string;
  address?: string;
  /** The publisher's text, plain or Markdown. */
  description?: string;
  /** Folded ranges (UTF-16, `to` exclusive, ascending): repeated texts, share buttons, dial-in numbers. */
  boilerplate?: [from: number, to: number][];
  imageUrl?: string;
  /** The first is the agenda. */
  attachments?: string[];
  audioNarration?: string;
  isUserCreated?: 'true';
  repeats?: OwnEventOccurrence;
  isTentative?: 'true';
  isPromoted?: boolean;
  isEmergencyAlert?: 'true';
  createdAt?: string;
  /** The event is not shown after this instant. */
  expiresAt?: string;
  sourceName?: string;
  sourceUrl?: string;
  /** http or https. */
  onlineUrl?: string;
  publishDate?: string;
  status: 'confirmed' | 'cancelled' | 'withdrawn';
  /** Made private by its publisher: withdrawn, with a neutral name and without other details. */
  isPrivate?: true;
  /** Ids of its subcalendars; absent if there are none. */
  subcalendars?: number[];
  /** All publishers if there are several, the owner first. It is listed under each of them. */
  sources?: EventPublication[];
};

/** A title without its publisher's marks. They become `labels`, that of a game its `result` ('Won 3–1'). */
export type ShownTitle = { title: string; labels?: string[]; result?: string };

/** One of several publishers of an event, and the URL of its announcement. */
export type EventPublication = { organization: string; subOrganization?: string; url?: string };

/** An occurrence of a resident's recurring event: its `id`, first day (`from`), RRULE value, and the `day` of this occurrence. */
export type OwnEventOccurrence = { id: number; from: Day; rule: string; day: Day };
