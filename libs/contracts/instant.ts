import { isDay } from './day';

/** Milliseconds of an ISO instant; NaN when it can't be read. Without an offset it is UTC: no answer hangs on the host's zone. */
export const millisecondsOf = (instant: string): number => Date.parse(OFFSET.test(instant) ? instant : `${instant}Z`);

const OFFSET = /(Z|[+-]\d{2}:?\d{2})$|^\d{4}-\d{2}-\d{2}$/i;

/** An ISO instant that says its offset: nothing may hang on the zone of the host. */
export const isInstant = (text: string): boolean =>
  WRITTEN.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

const WRITTEN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
