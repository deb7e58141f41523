/** Set on a cached answer: when it was given, in ms by the device's clock. */
export const CACHED_AT_HEADER = 'x-almanac-kept-at';
