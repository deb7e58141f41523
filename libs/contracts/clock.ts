/** Minutes after midnight. */
export type WallClock = number;

export const MIDNIGHT: WallClock = 0;

export const LAST_MINUTE: WallClock = 23 * 60 + 59;

/** The wall clock written in an ISO instant (`2026-11-20T18:00:00-05:00`); null without one. It is read, not converted. */
export const clockOf = (instant: string | undefined): WallClock | null => {
  if (!instant || instant.length < 16 || !'T '.includes(instant.charAt(10))) return null;
  return clock(Number(instant.slice(11, 13)), Number(instant.slice(14, 16)));
};

/** Of a text that is one time and nothing else: '6:00 PM', '6pm', '18:30'. */
export const clockIn = (text: string): WallClock | null => {
  const [, hour, minute = '0', half] = TWELVE.exec(text) ?? TWENTY_FOUR.exec(text) ?? [];
  if (hour === undefined) return null;
  return half === undefined
    ? clock(Number(hour), Number(minute))
    : clock((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0), Number(minute));
};

/** '6:00 PM' */
export const clockText = (at: WallClock): string =>
  `${Math.floor(at / 60) % 12 || 12}:${String(at % 60).padStart(2, '0')} ${at < 12 * 60 ? 'AM' : 'PM'}`;

const TWELVE = /^\s*(1[0-2]|0?[1-9])(?::([0-5]\d))?\s*([ap])\.?m\.?\s*$/i;

const TWENTY_FOUR = /^\s*(\d{1,2}):(\d{2})\s*$/;

const clock = (hour: number, minute: number): WallClock | null => (hour < 24 && minute < 60 ? hour * 60 + minute : null);
