export const PRIVATE_CACHE_CONTROL = 'private, no-store';
