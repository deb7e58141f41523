import { isOwnEvent, isPromoted } from './flags';
import { toOrganizationEntry } from './organization-entry';
import { publishersOf } from './publishers';
import { FEATURED_ENTRY } from './reserved-names';
import type { TownEvent } from './town-event';

type FollowableEvent = Pick<
  TownEvent,
  'id' | 'organization' | 'subOrganization' | 'isPromoted' | 'isUserCreated' | 'sources' | 'subcalendars'
>;

/** Own, saved, of a followed subcalendar, featured if that is followed, or of a publisher whose entry (or sub-organization's entry) is followed. */
export const isInMyAlmanac = (
  event: FollowableEvent,
  follows: ReadonlySet<string>,
  saved: ReadonlySet<number>,
  subcalendars: ReadonlySet<number> = NO_SUBCALENDARS,
): boolean =>
  saved.has(event.id) ||
  isOwnEvent(event) ||
  publishersOf(event).some(({ organization, subOrganization }) =>
    follows.has(toOrganizationEntry(organization, subOrganization)),
  ) ||
  (isPromoted(event) && follows.has(FEATURED_ENTRY)) ||
  (event.subcalendars?.some((id) => subcalendars.has(id)) ?? false);

const NO_SUBCALENDARS: ReadonlySet<number> = new Set();
