import { dailyStartMinutes } from '../times';
import type { TownEvent } from '../town-event';
import { EVENING } from './weekend';

type Timed = Pick<TownEvent, 'time' | 'startTime' | 'endTime' | 'description'>;

/** It begins before noon. What lasts all day or for days, or begins nobody knows when, begins in no part of it. */
export const isInTheMorning = (event: Timed): boolean => (dailyStartMinutes(event) ?? NOON) < NOON;

/** It begins at five or later. */
export const isInTheEvening = (event: Timed): boolean => (dailyStartMinutes(event) ?? 0) >= EVENING;

const NOON = 12 * 60;
