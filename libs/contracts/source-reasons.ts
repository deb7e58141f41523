/** Why a source could not be fetched or parsed. `failed` is any other failure, known by its text only. */
export const FAILURE_REASONS = [
  'server-fails',
  'not-found',
  'access-denied',
  'too-many-requests',
  'unexpected-status',
  'too-many-redirects',
  'address-not-allowed',
  'not-on-the-web',
  'timeout',
  'too-large',
  'broken-compression',
  'unknown-host',
  'bad-certificate',
  'no-connection',
  'key-gone',
  'file-missing',
  'file-unreadable',
  'web-page',
  'no-dates',
  'no-calendar',
  'empty-answer',
  'cut-short',
  'too-much-to-read',
  'failed',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

export const SOURCE_REASONS = [
  ...FAILURE_REASONS,
  'our-fault',
  'recorded-in-part',
  'stale',
  'held-back',
  'refused',
  'nothing-readable',
  'over',
  'no-events',
  'night-starts',
  'current',
  'not-loaded-yet',
  'paused',
] as const;
export type SourceReason = (typeof SOURCE_REASONS)[number];

/** In the order in which they are counted. */
export const SOURCE_STATES = ['failing', 'held-back', 'nothing-to-come', 'current', 'new', 'paused'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];
