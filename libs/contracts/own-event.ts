import type { Day } from './day';
import type { TownEvent } from './town-event';

/** Answers `POST /api/events/user` and `PUT /api/events/user/{id}`. */
export type OwnEventSummary = Pick<
  TownEvent,
  'id' | 'name' | 'date' | 'endDate' | 'displayDate' | 'time' | 'location' | 'category'
>;

/** What an event of one's own is about, when nothing is said of it. */
export const OWN_CATEGORY = 'Personal';

/** What the sheet of them is called that one takes away on a day. */
export const ownEventsSheet = (today: Day): string => `my-events-${today}.csv`;
