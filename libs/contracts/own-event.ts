import type { Day } from './day';
import type { TownEvent } from './town-event';

/**
 * `POST /api/events/user` and `PUT /api/events/user/{id}`: an event of one's own. Of a date or an instant that says more than its
 * field the rest is not read; an instant without an offset is the town's. Without a date it is today, without a time all day.
 */
export type OwnEventRequest = {
  name: string;
  category?: string;
  date?: string;
  endDate?: string;
  displayDate?: string;
  time?: string;
  startTime?: string;
  endTime?: string;
  location?: string;
  address?: string;
  description?: string;
  attachments?: string[];
  audioNarration?: string;
  /** The value of an RRULE: daily, weekly or monthly. */
  recurrence?: string;
  sessionId?: string;
};

/** Of one that repeats, the day that alone is meant; all of it without one. */
export type ReviseOwnEventRequest = OwnEventRequest & { occurrence?: Day };

/** `DELETE /api/events/user/{id}` */
export type DeleteOwnEventRequest = { sessionId?: string; occurrence?: Day };

/** What the first two answer. */
export type OwnEventSummary = Pick<
  TownEvent,
  'id' | 'name' | 'date' | 'endDate' | 'displayDate' | 'time' | 'location' | 'category'
>;

/** What an event of one's own is about, when nothing is said of it. */
export const OWN_CATEGORY = 'Personal';

/** What the sheet of them is called that one takes away on a day. */
export const ownEventsSheet = (today: Day): string => `my-events-${today}.csv`;
