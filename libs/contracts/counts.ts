import type { Day } from './day';
import { isPast } from './event-days';
import { isExpired } from './expiry';
import { isHidden } from './special-names';
import type { TownEvent } from './town-event';

type Counted = Pick<TownEvent, 'status' | 'organization' | 'expiresAt' | 'date' | 'endDate'>;

/** Upcoming, running and undated events count, cancelled ones and alerts too; past, expired, withdrawn and 'wzy' ones don't. */
export const isCounted = (event: Counted, now: string, today: Day): boolean =>
  event.status !== 'withdrawn' && !isHidden(event.organization) && !isExpired(event, now) && !isPast(event, today);
