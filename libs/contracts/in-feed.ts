import { entryOf } from './entry';
import { isOwn, isPromoted } from './flags';
import { FEATURED } from './special-names';
import { tellersOf } from './tellers';
import type { TownEvent } from './town-event';

type Fed = Pick<
  TownEvent,
  'id' | 'organization' | 'subOrganization' | 'isPromoted' | 'isUserCreated' | 'sources' | 'subcalendars'
>;

/**
 * In My Almanac are the events one saved, one's own, the promoted ones while 'Featured' is followed, and those of followed
 * entries: an event with a sub-organization when that is followed, one without when its organization is. Of several who tell of
 * an event each counts. And those of followed sub-calendars.
 */
export const inFeed = (
  event: Fed,
  follows: ReadonlySet<string>,
  saved: ReadonlySet<number>,
  subcalendars: ReadonlySet<number> = NONE,
): boolean =>
  saved.has(event.id) ||
  isOwn(event) ||
  tellersOf(event).some(({ organization, subOrganization }) => follows.has(entryOf(organization, subOrganization))) ||
  (isPromoted(event) && follows.has(FEATURED)) ||
  (event.subcalendars?.some((id) => subcalendars.has(id)) ?? false);

const NONE: ReadonlySet<number> = new Set();
