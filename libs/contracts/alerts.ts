import { isCounted } from './counts';
import type { Day } from './day';
import { orderEvents } from './event-order';
import { isAlert } from './flags';
import type { TownEvent } from './town-event';

/**
 * The emergency alerts that stand above everything for everybody, whatever is followed, chosen or searched: those that are
 * neither over nor expired at `now` (ISO instant), nor called off; the first to come first.
 */
export const standingAlerts = (events: readonly TownEvent[], now: string, today: Day): TownEvent[] =>
  orderEvents(events.filter((event) => isAlert(event) && event.status === 'confirmed' && isCounted(event, now, today)));
