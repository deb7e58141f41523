/** With an answer that the device had kept: when it was given, in ms by the device's clock. */
export const KEPT_AT = 'x-almanac-kept-at';
