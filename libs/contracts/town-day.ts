import type { Day } from './day';
import { millisecondsOf } from './instant';
import { memoize } from './memoize';

/** `timeZone` is an IANA name. Independent of the host's zone. Throws RangeError for an unknown zone or an invalid instant. */
export const toTownDay = (timeZone: string, instant: string): Day => {
  const [month, day, year] = formatterFor(timeZone).format(millisecondsOf(instant)).split('/') as [string, string, string];
  return `${year.padStart(4, '0')}-${month}-${day}`;
};

const formatterFor = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);
