import type { Day } from './day';
import type { TownEvent } from './town-event';

/** Answers `POST /api/events/user` and `PUT /api/events/user/{id}`. */
export type OwnEventSummary = Pick<
  TownEvent,
  'id' | 'name' | 'date' | 'endDate' | 'displayDate' | 'time' | 'location' | 'category'
>;

export const DEFAULT_OWN_CATEGORY = 'Personal';

export const ownEventsFileName = (today: Day): string => `my-events-${today}.csv`;
