import { useMemo } from 'react';
import { type Day, dayIn, dayInYear, instantsAt, onTownClock, remembering } from '#libs/contracts';
import { useTown } from '../../../lib/use-town';

type Moment = Readonly<{
  weekday: string;
  day: string;
  month: string;
  monthShort: string;
  year: string;
  /** '8:51:32 AM': facts of one minute are told apart. */
  clock: string;
  /** 'Friday, November 20, 2026, 8:51:32 AM' */
  whole: string;
}>;

/** Instants as the console tells them, in the town's time. */
export const useMoments = (): ((instant: string) => Moment) => {
  const { timeZone } = useTown();
  return useMemo(() => momentsIn(timeZone), [timeZone]);
};

export const momentsIn = remembering((timeZone: string) => (instant: string): Moment => {
  const parts = DATE(timeZone).formatToParts(Date.parse(instant));
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const [weekday, day, month, year] = [part('weekday'), part('day'), part('month'), part('year')];
  const clock = clockIn(timeZone, instant, 'second');
  const monthShort = month.slice(0, 3).toUpperCase();
  return { weekday, day, month, monthShort, year, clock, whole: `${weekday}, ${month} ${day}, ${year}, ${clock}` };
});

type Exactness = 'minute' | 'second';

/** '8:40 AM' today, else 'Nov 19, 8:40 AM', with the year where it is another one. */
export const shortMoment = (timeZone: string, instant: string, today: Day, upTo: Exactness = 'minute'): string => {
  const [day, clock] = [dayIn(timeZone, instant), clockIn(timeZone, instant, upTo)];
  return day === today ? clock : `${dayInYear(day, today)}, ${clock}`;
};

/** 'EDT'; where nobody has such a name, 'GMT+2'. */
export const zoneName = (timeZone: string, instant: string): string =>
  ZONE(timeZone)
    .formatToParts(Date.parse(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** What the town's clock shows twice, in the night it goes back, is told with its zone. */
const clockIn = (timeZone: string, instant: string, upTo: Exactness): string => {
  const clock = CLOCKS[upTo](timeZone).format(Date.parse(instant)).replace(/\s/g, ' ');
  const wall = onTownClock(new Date(instant).toISOString(), timeZone);
  const isTwice = instantsAt(wall.slice(0, 10), wall.slice(11, 16), timeZone).length > 1;
  return isTwice ? `${clock} ${zoneName(timeZone, instant)}` : clock;
};

const formats = (how: Intl.DateTimeFormatOptions) =>
  remembering((timeZone: string) => new Intl.DateTimeFormat('en-US', { ...how, timeZone }));

const DATE = formats({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const ZONE = formats({ hour: 'numeric', timeZoneName: 'short' });
const CLOCKS: Readonly<Record<Exactness, ReturnType<typeof formats>>> = {
  minute: formats({ hour: 'numeric', minute: '2-digit' }),
  second: formats({ hour: 'numeric', minute: '2-digit', second: '2-digit' }),
};
