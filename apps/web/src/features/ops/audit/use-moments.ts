import { useMemo } from 'react';
import { useTown } from '../../../lib/use-town';

type Moment = Readonly<{
  weekday: string;
  day: string;
  month: string;
  year: string;
  clock: string;
  whole: string;
  monthShort: string;
}>;

/** Instants in the town's time, to the second: facts of one minute are told apart. */
export const useMoments = (): ((instant: string) => Moment) => {
  const { timeZone } = useTown();
  return useMemo(() => {
    const words = (how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...how, timeZone });
    const [date, clock, short] = [words(DATE), words(CLOCK), words({ month: 'short' })];
    return (instant) => {
      const at = new Date(instant);
      const parts = Object.fromEntries(date.formatToParts(at).map(({ type, value }) => [type, value])) as Record<string, string>;
      const time = clock.format(at).replaceAll('\u202f', ' ');
      const { weekday = '', day = '', month = '', year = '' } = parts;
      return {
        ...{ weekday: weekday.slice(0, 3), day, month, year, clock: time },
        whole: `${weekday}, ${month} ${day}, ${year}, ${time}`,
        monthShort: short.format(at).toUpperCase(),
      };
    };
  }, [timeZone]);
};

const DATE: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
const CLOCK: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', second: '2-digit' };

/** '417,655' */
export const counted = (number: string | number): string => Number(number).toLocaleString('en-US');
