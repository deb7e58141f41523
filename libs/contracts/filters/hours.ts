import { dailyStartMinutesOf } from '../times';
import type { TownEvent } from '../town-event';
import { EVENING_START } from './weekend';

type TimedEvent = Pick<TownEvent, 'time' | 'startTime' | 'endTime' | 'description'>;

/** True if it begins before noon. False for all-day events, long runs and unknown times. */
export const isMorningEvent = (event: TimedEvent): boolean => (dailyStartMinutesOf(event) ?? NOON_MINUTES) < NOON_MINUTES;

export const isEveningEvent = (event: TimedEvent): boolean => (dailyStartMinutesOf(event) ?? 0) >= EVENING_START;

const NOON_MINUTES = 12 * 60;
