/** Events of a list without days. */
export const MAX_NEXT_EVENTS = 8;
