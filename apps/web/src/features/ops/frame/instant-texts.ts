import { useMemo } from 'react';
import { type Day, formatDateInYear, memoize, toPossibleInstants, toTownDay, toTownInstant } from '#libs/contracts';
import { useTown } from '../../../lib/use-town';

type InstantTexts = Readonly<{
  weekday: string;
  day: string;
  month: string;
  monthShort: string;
  year: string;
  /** '8:51:32 AM', with seconds to distinguish facts in the same minute. */
  clock: string;
  whole: string;
}>;

export const useInstantFormatter = (): ((instant: string) => InstantTexts) => {
  const { timeZone } = useTown();
  return useMemo(() => instantTextsIn(timeZone), [timeZone]);
};

export const instantTextsIn = memoize((timeZone: string) => (instant: string): InstantTexts => {
  const parts = dateFormatIn(timeZone).formatToParts(Date.parse(instant));
  const part = (partType: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === partType)?.value ?? '';
  const [weekday, day, month, year] = [part('weekday'), part('day'), part('month'), part('year')];
  const clock = formatTimeIn(timeZone, instant, 'second');
  const monthShort = month.slice(0, 3).toUpperCase();
  return { weekday, day, month, monthShort, year, clock, whole: `${weekday}, ${month} ${day}, ${year}, ${clock}` };
});

type Precision = 'minute' | 'second';

export const formatShortInstant = (timeZone: string, instant: string, today: Day, precision: Precision = 'minute'): string => {
  const [day, clock] = [toTownDay(timeZone, instant), formatTimeIn(timeZone, instant, precision)];
  return day === today ? clock : `${formatDateInYear(day, today)}, ${clock}`;
};

export const zoneNameAt = (timeZone: string, instant: string): string =>
  zoneFormatIn(timeZone)
    .formatToParts(Date.parse(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Adds the time zone to times that occur twice when clocks go back. */
const formatTimeIn = (timeZone: string, instant: string, precision: Precision): string => {
  // Intl writes a narrow no-break space before AM.
  const clock = TIME_FORMATS[precision](timeZone).format(Date.parse(instant)).replace(/\s/g, ' ');
  const townTime = toTownInstant(new Date(instant).toISOString(), timeZone);
  const isTwice = toPossibleInstants(townTime.slice(0, 10), townTime.slice(11, 16), timeZone).length > 1;
  return isTwice ? `${clock} ${zoneNameAt(timeZone, instant)}` : clock;
};

const createFormats = (options: Intl.DateTimeFormatOptions) =>
  memoize((timeZone: string) => new Intl.DateTimeFormat('en-US', { ...options, timeZone }));

const dateFormatIn = createFormats({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const zoneFormatIn = createFormats({ hour: 'numeric', timeZoneName: 'short' });
const TIME_FORMATS: Readonly<Record<Precision, ReturnType<typeof createFormats>>> = {
  minute: createFormats({ hour: 'numeric', minute: '2-digit' }),
  second: createFormats({ hour: 'numeric', minute: '2-digit', second: '2-digit' }),
};
