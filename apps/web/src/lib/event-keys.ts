/** Query keys. All lists of events begin with this one. */
export const EVENTS_KEY = ['events'] as const;

/** Pages and counts of a large town's lists. */
export const REST_OF_LIST_KEY = [...EVENTS_KEY, 'rest'] as const;

/** All lists of events go stale together. */
export const EVENTS_STALE_MS = 5 * 60_000;
