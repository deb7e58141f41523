import { millisecondsOf } from './instant';
import type { TownEvent } from './town-event';

/** True if `expiresAt` is not after `now` (ISO instant). False without it, and if it cannot be parsed: NaN is not `<=` anything. */
export const isExpired = (event: Pick<TownEvent, 'expiresAt'>, now: string): boolean =>
  event.expiresAt ? millisecondsOf(event.expiresAt) <= millisecondsOf(now) : false;
