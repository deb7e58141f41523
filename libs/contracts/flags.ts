import { ALERTS, MY_EVENTS } from './special-names';
import type { TownEvent } from './town-event';

/** Shown among the featured events. */
export const isPromoted = (event: Pick<TownEvent, 'isPromoted'>): boolean => isSet(event.isPromoted);

/** Estimated: its date or time may still change. */
export const isTentative = (event: Pick<TownEvent, 'isTentative'>): boolean => isSet(event.isTentative);

export const isAlert = (event: Pick<TownEvent, 'isEmergencyAlert' | 'organization'>): boolean =>
  event.organization === ALERTS || isSet(event.isEmergencyAlert);

/** Created by a resident for themselves. */
export const isOwn = (event: Pick<TownEvent, 'isUserCreated' | 'organization'>): boolean =>
  event.organization === MY_EVENTS || isSet(event.isUserCreated);

/** Flags arrive as booleans or as text in either letter case. */
const isSet = (flag: unknown): boolean => flag === true || flag === 'true' || flag === 'TRUE';
