import { isDay } from './day';

/** NaN if it cannot be parsed. An instant without an offset is read as UTC, independent of the host's zone. */
export const millisecondsOf = (instant: string): number => Date.parse(OFFSET_OR_DAY.test(instant) ? instant : `${instant}Z`);

const OFFSET_OR_DAY = /(Z|[+-]\d{2}:?\d{2})$|^\d{4}-\d{2}-\d{2}$/i;

/** Whether a text is an ISO instant with an offset, so that it does not depend on the host's time zone. */
export const isInstant = (text: string): boolean =>
  WRITTEN.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

const WRITTEN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
