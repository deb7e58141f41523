import type { Day } from './day';
import { isPast } from './event-days';
import { isExpired } from './expiry';
import { isHiddenOrganization } from './reserved-names';
import type { TownEvent } from './town-event';

type CountedEvent = Pick<TownEvent, 'status' | 'organization' | 'expiresAt' | 'date' | 'endDate'>;

/** Also true for cancelled, running and undated events and alerts; false for past, expired, withdrawn and hidden ('wzy') ones. */
export const isCounted = (event: CountedEvent, now: string, today: Day): boolean =>
  event.status !== 'withdrawn' && !isHiddenOrganization(event.organization) && !isExpired(event, now) && !isPast(event, today);
