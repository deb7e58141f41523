import type { Day } from './day';

/** The usual answer begins with what ended this many days ago. */
export const DAYS_BACK = 31;

/**
 * One thing to attend, as `GET /api/events` answers it. A day is `yyyy-mm-dd` in the town's time zone;
 * an instant is ISO 8601 with the town's offset (`2026-11-20T18:00:00-05:00`). Flags that the calendar's
 * first clients knew as text stay text ('true').
 */
export type TownEvent = {
  /** Derived from the event's identity in its source; never reused. */
  id: number;
  name: string;
  /** How the name is shown to people, where that differs: pages, lists and search tell it, published calendars do not. */
  shownTitle?: ShownTitle;
  organization: string;
  subOrganization?: string;
  category: string;
  /** What kinds of event it is, and what it costs, in its publisher's own words. */
  categories?: string[];
  price?: string;
  /** First day. A day in 2099 or 2070 means that no date is known. */
  date: string;
  /** Last day, when it differs from the first. */
  endDate?: string;
  /** Free text shown instead of the dates. */
  displayDate?: string;
  /** Free text such as '6:00 PM' or 'All Day'. */
  time: string;
  startTime?: string;
  endTime?: string;
  location?: string;
  address?: string;
  /** In its publisher's words, in plain text or Markdown. */
  description?: string;
  /**
   * What of the description is folded: which characters (UTF-16, the last excluded), in their order. Its publisher says it in most
   * events, or it is buttons to share it or numbers to dial.
   */
  boilerplate?: [from: number, to: number][];
  imageUrl?: string;
  /** The first is the agenda. */
  attachments?: string[];
  audioNarration?: string;
  isUserCreated?: 'true';
  repeats?: Repeats;
  isTentative?: 'true';
  isPromoted?: boolean;
  isEmergencyAlert?: 'true';
  createdAt?: string;
  /** Instant after which the event is no longer shown. */
  expiresAt?: string;
  sourceName?: string;
  sourceUrl?: string;
  /** Where one joins it online: http or https. */
  onlineUrl?: string;
  publishDate?: string;
  status: 'confirmed' | 'cancelled' | 'withdrawn';
  /** Its publisher made it private: it is withdrawn, its name says that it is no longer public, and nothing else is told of it. */
  isPrivate?: true;
  /** The ids of the sub-calendars that it belongs to; absent where there are none. */
  subcalendars?: number[];
  /** Who tells of it, where that are several: first whose own event it is. It is in the lists of all of them. */
  sources?: EventSource[];
};

/** A title without the marks of its publisher: those are labels, but for that of a game's result ('Won 3–1'). */
export type ShownTitle = { title: string; labels?: string[]; result?: string };

/** One of several who tell of an event, and where they do. */
export type EventSource = { organization: string; subOrganization?: string; url?: string };

/** Of a resident's own event: which one repeats, from which day on, by which rule (an RRULE's value), and for which of its days this stands. */
export type Repeats = { id: number; from: Day; rule: string; day: Day };
