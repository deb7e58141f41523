/** The header of own events and of calls by a signed-in account. Other responses say 'no-store', which forbids the same. */
export const PRIVATE_CACHE_CONTROL = 'private, no-store';
