import { entriesOf } from './choice';
import type { Day } from './day';
import { isPast } from './event-days';
import { isExpired } from './expiry';
import { isHidden } from './special-names';
import type { TownEvent } from './town-event';

type Counted = Pick<TownEvent, 'status' | 'organization' | 'expiresAt' | 'date' | 'endDate'>;

/** Upcoming, running and undated events count, cancelled ones and alerts too; past, expired, withdrawn and 'wzy' ones don't. */
export const isCounted = (event: Counted, now: string, today: Day): boolean =>
  event.status !== 'withdrawn' && !isHidden(event.organization) && !isExpired(event, now) && !isPast(event, today);

/** How many cards choosing each entry shows. Entries without any are not in the map. */
export const countByEntry = (events: readonly TownEvent[], now: string, today: Day): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const event of events)
    if (isCounted(event, now, today)) for (const entry of entriesOf(event)) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
};
