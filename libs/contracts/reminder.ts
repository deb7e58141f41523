import { startDayOf } from './event-days';
import type { Rebooking } from './event-history';
import { millisecondsOf } from './instant';
import { formatClockTime } from './time-of-day';
import { startMinutesOf } from './times';
import { toInstant } from './to-instant';
import type { TownEvent } from './town-event';

export type ReminderType = 'browser' | 'sms';

export const REMINDER_OFFSETS = [
  { value: '15min', label: '15 minutes', minutes: 15 },
  { value: '1hour', label: '1 hour', minutes: 60 },
  { value: '1day', label: '1 day', minutes: 1_440 },
  { value: '1week', label: '1 week', minutes: 10_080 },
] as const;

export const DEFAULT_REMINDER_OFFSET = '1hour';

export const formatReminderOffset = (minutes: number): string => {
  if (minutes === 0) return 'as it begins';
  const [long, unit] = OFFSET_UNITS.find(([unit]) => minutes % unit === 0)!;
  return `${minutes / long} ${unit}${minutes === long ? '' : 's'} before`;
};

const OFFSET_UNITS: readonly (readonly [number, string])[] = [
  [7 * 24 * 60, 'week'],
  [24 * 60, 'day'],
  [60, 'hour'],
  [1, 'minute'],
];

/** The response of `POST /api/reminders`, status 201. */
export type CreatedReminder = { id: string; reminderTime: string };

/** `due`, and `dropped` (the event will not take place), are shown once by the open page. */
export type Reminder = {
  id: string;
  eventId: number;
  /** '' if the event no longer exists. */
  eventName: string;
  /** The start of the event, as text. */
  eventTime: string;
  reminderTime: string;
  reminderType: ReminderType;
  /** As requested. An SMS that would be sent at night goes out earlier. */
  minutesBefore: number;
  state: 'waiting' | 'due' | 'dropped';
  /** The replacement of a cancelled event. */
  rebooking?: Rebooking;
};

/** The recorded reason of an SMS that was delayed at night. */
export const NIGHT_DELAY_REASON = 'It is night.';

/** `POST /api/reminders/{id}/seen`. `first` is true for the one page that shows it. */
export type SeenReminderResponse = { first: boolean };

/** Minutes after midnight: when an all-day event starts for reminders. */
const ALL_DAY_START = 9 * 60;

type TimedEvent = Pick<TownEvent, 'date' | 'startTime' | 'endTime' | 'time'>;

/** The start of an event in milliseconds, 9 AM if it has no time; null without a date. */
export const reminderStartOf = (event: TimedEvent, timeZone: string): number | null => {
  const [day, at] = [startDayOf(event), startMinutesOf(event)];
  if (!day) return null;
  if (event.startTime && at !== null) return millisecondsOf(event.startTime);
  return millisecondsOf(toInstant(day, formatClockTime(at ?? ALL_DAY_START), timeZone));
};

/** `GET /api/push`: the VAPID public key, base64url. */
export type PushKey = { publicKey: string };

/** The JSON payload of a push message. */
export type PushedReminder = { id: string; title: string; body: string; url: string };
