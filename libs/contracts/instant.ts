/** Milliseconds of an ISO instant; NaN when it can't be read. Without an offset it is UTC: no answer hangs on the host's zone. */
export const millisecondsOf = (instant: string): number => Date.parse(OFFSET.test(instant) ? instant : `${instant}Z`);

const OFFSET = /(Z|[+-]\d{2}:?\d{2})$|^\d{4}-\d{2}-\d{2}$/i;
