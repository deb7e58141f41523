import { millisecondsOf } from './instant';
import type { TownEvent } from './town-event';

/** Its `expiresAt` is `now` (ISO instant) or earlier. What can't be read never expires. */
export const isExpired = (event: Pick<TownEvent, 'expiresAt'>, now: string): boolean =>
  event.expiresAt ? millisecondsOf(event.expiresAt) <= millisecondsOf(now) : false;
