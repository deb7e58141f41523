import { millisecondsOf } from './instant';
import type { TownEvent } from './town-event';

/** True if `expiresAt` is not after `now` (ISO instant). False if it cannot be parsed. */
export const isExpired = (event: Pick<TownEvent, 'expiresAt'>, now: string): boolean =>
  event.expiresAt ? millisecondsOf(event.expiresAt) <= millisecondsOf(now) : false;
