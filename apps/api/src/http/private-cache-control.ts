/** `Cache-Control` of personal responses. */
export const PRIVATE_CACHE_CONTROL = 'private, no-store';
