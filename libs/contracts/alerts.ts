import type { Day } from './day';
import { sortEvents } from './event-order';
import { isAlert } from './flags';
import { isCounted } from './is-counted';
import type { TownEvent } from './town-event';

/**
 * The confirmed emergency alerts that are neither over nor expired at `now` (ISO instant), earliest first. They are shown to every
 * resident, whatever is followed, chosen or searched.
 */
export const activeAlerts = (events: readonly TownEvent[], now: string, today: Day): TownEvent[] =>
  sortEvents(events.filter((event) => isAlert(event) && event.status === 'confirmed' && isCounted(event, now, today)));
