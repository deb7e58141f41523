import { startMinutes } from '../times';
import type { TownEvent } from '../town-event';
import { EVENING } from './weekend';

type Timed = Pick<TownEvent, 'time' | 'startTime' | 'endTime'>;

/** It begins before noon. What lasts all day, or begins nobody knows when, begins in no part of it. */
export const isInTheMorning = (event: Timed): boolean => (startMinutes(event) ?? NOON) < NOON;

/** It begins at five or later. */
export const isInTheEvening = (event: Timed): boolean => (startMinutes(event) ?? 0) >= EVENING;

const NOON = 12 * 60;
