import type { Day } from './day';
import { millisecondsOf } from './instant';
import { remembering } from './remembering';

/**
 * The day it is in a time zone (IANA name) at an ISO instant, on a host in any zone.
 * Throws RangeError for an unknown zone or an unreadable instant.
 */
export const dayIn = (timeZone: string, instant: string): Day => {
  const parts = formatterFor(timeZone).formatToParts(millisecondsOf(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
};

const formatterFor = remembering(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);
