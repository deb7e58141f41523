import { dailyStartMinutesOf, type EventTimes } from '../times';
import { EVENING_START } from './weekend';

/** True if it begins before noon. False for all-day events, long runs and unknown times. */
export const isMorningEvent = (event: EventTimes): boolean => (dailyStartMinutesOf(event) ?? NOON_MINUTES) < NOON_MINUTES;

export const isEveningEvent = (event: EventTimes): boolean => (dailyStartMinutesOf(event) ?? 0) >= EVENING_START;

const NOON_MINUTES = 12 * 60;
