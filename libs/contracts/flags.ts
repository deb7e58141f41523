import { ALERTS_ORGANIZATION, OWN_EVENTS_ORGANIZATION } from './reserved-names';
import type { TownEvent } from './town-event';

export const isPromoted = (event: Pick<TownEvent, 'isPromoted'>): boolean => isSet(event.isPromoted);

/** Its date or time is estimated and may change. */
export const isTentative = (event: Pick<TownEvent, 'isTentative'>): boolean => isSet(event.isTentative);

export const isAlert = (event: Pick<TownEvent, 'isEmergencyAlert' | 'organization'>): boolean =>
  event.organization === ALERTS_ORGANIZATION || isSet(event.isEmergencyAlert);

export const isOwnEvent = (event: Pick<TownEvent, 'isUserCreated' | 'organization'>): boolean =>
  event.organization === OWN_EVENTS_ORGANIZATION || isSet(event.isUserCreated);

/** Flags are booleans or text in either letter case. */
const isSet = (flag: unknown): boolean => flag === true || flag === 'true' || flag === 'TRUE';
