import { firstDay } from './event-days';
import type { Rebooking } from './event-history';
import { millisecondsOf } from './instant';
import { instantAt } from './instant-at';
import { startMinutes } from './times';
import type { TownEvent } from './town-event';

export type ReminderType = 'browser' | 'sms';

/** How long before an event somebody may wish to be reminded, in minutes. */
export const REMINDER_OFFSETS = [
  { value: '15min', label: '15 minutes', minutes: 15 },
  { value: '1hour', label: '1 hour', minutes: 60 },
  { value: '1day', label: '1 day', minutes: 1_440 },
  { value: '1week', label: '1 week', minutes: 10_080 },
] as const;

export const DEFAULT_OFFSET = '1hour';

/** '1 hour before': how long before an event somebody is reminded. */
export const beforeWords = (minutes: number): string => {
  if (minutes === 0) return 'as it begins';
  const [long, unit] = UNITS.find(([unit]) => minutes % unit === 0)!;
  return `${minutes / long} ${unit}${minutes === long ? '' : 's'} before`;
};

const UNITS: readonly (readonly [number, string])[] = [
  [7 * 24 * 60, 'week'],
  [24 * 60, 'day'],
  [60, 'hour'],
  [1, 'minute'],
];

/** Answers `POST /api/reminders`: 201. */
export type SetReminder = { id: string; reminderTime: string };

/**
 * `GET /api/reminders/{key}`. `due`: the open page is to tell it, once. `dropped` because the event will not be: the open page
 * says so, once.
 */
export type Reminder = {
  id: string;
  eventId: number;
  /** '' when nobody knows the event any more. */
  eventName: string;
  /** When the event begins, in words. */
  eventTime: string;
  reminderTime: string;
  reminderType: ReminderType;
  /** How long before the event, as was wished: a text message that would fall into the night goes out earlier. */
  minutesBefore: number;
  state: 'waiting' | 'due' | 'dropped';
  /** What is on instead of an event that will not be. */
  rebooking?: Rebooking;
};

/** Why a text message was not sent, though nobody failed. */
export const PUT_OFF_AT_NIGHT = 'It is night.';

/** `POST /api/reminders/{id}/seen`: whether whoever asks is the first, and so the one to tell it. */
export type SeenReminder = { first: boolean };

/** The hour at which what lasts all day begins for whoever wants to be reminded of it. */
const MORNING = 9 * 60;

type Timed = Pick<TownEvent, 'date' | 'startTime' | 'endTime' | 'time'>;

/** When an event begins, in milliseconds: at nine in the morning where it says no hour; null where it has no date. */
export const beginningOf = (event: Timed, timeZone: string): number | null => {
  const [day, at] = [firstDay(event), startMinutes(event)];
  if (!day) return null;
  if (event.startTime && at !== null) return millisecondsOf(event.startTime);
  return millisecondsOf(instantAt(day, written(at ?? MORNING), timeZone));
};

const written = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** `GET /api/push`: what a browser is to listen for, base64url. */
export type PushKey = { publicKey: string };

/** What a browser is told, as JSON. */
export type PushedReminder = { id: string; title: string; body: string; url: string };
