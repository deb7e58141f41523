/** Why this browser tells reminders in the open page only: it is not allowed to do otherwise, or cannot. */
export type Silence = 'blocked' | 'missing';

/** Undefined where the browser tells them by itself, or is still to be asked. */
export const silenceOf = (): Silence | undefined => {
  if (!('Notification' in window)) return 'missing';
  return Notification.permission === 'denied' ? 'blocked' : undefined;
};

/** What that means, and what to do about it. */
export const SILENCE_WORDS: Readonly<Record<Silence, string>> = {
  blocked:
    'Notifications are blocked for Almanac in this browser, so you are reminded only while it is open. Allow them in the browser’s settings for this site, or choose SMS.',
  missing: 'This browser shows no notifications, so you are reminded only while Almanac is open. Or choose SMS.',
};
