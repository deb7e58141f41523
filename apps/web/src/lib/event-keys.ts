/** Query keys. All lists of events begin with this one. */
export const EVENTS_KEY = ['events'] as const;

/** Pages and counts of a large town's lists. */
export const REST_OF_LIST_KEY = [...EVENTS_KEY, 'rest'] as const;
