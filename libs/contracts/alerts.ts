import type { Day } from './day';
import { sortEvents } from './event-order';
import { isAlert } from './flags';
import { isCounted } from './is-counted';
import type { TownEvent } from './town-event';

/** Confirmed, neither over nor expired at `now` (ISO instant), earliest first. Every resident sees them, whatever is chosen. */
export const activeAlerts = (events: readonly TownEvent[], now: string, today: Day): TownEvent[] =>
  sortEvents(events.filter((event) => isAlert(event) && event.status === 'confirmed' && isCounted(event, now, today)));
