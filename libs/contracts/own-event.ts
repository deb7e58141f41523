import type { Day } from './day';
import type { TownEvent } from './town-event';

export type OwnEventResponse = Pick<
  TownEvent,
  'id' | 'name' | 'date' | 'endDate' | 'displayDate' | 'time' | 'location' | 'category'
>;

export const ownEventsCsvName = (today: Day): string => `my-events-${today}.csv`;
