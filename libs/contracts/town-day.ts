import type { Day } from './day';
import { millisecondsOf } from './instant';
import { memoize } from './memoize';

/** `timeZone` is an IANA name. Independent of the host's zone. Throws RangeError for an unknown zone or an invalid instant. */
export const toTownDay = (timeZone: string, instant: string): Day => {
  const parts = formatterFor(timeZone).formatToParts(millisecondsOf(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
};

const formatterFor = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);
