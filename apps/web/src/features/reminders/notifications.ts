/** Why this browser tells reminders in the open page only: it is not allowed to do otherwise, or cannot. */
export type Silence = 'blocked' | 'missing';

/** Undefined where the browser tells them by itself, or is still to be asked. */
export const silenceOf = (): Silence | undefined => {
  if (!('Notification' in window)) return 'missing';
  return Notification.permission === 'denied' ? 'blocked' : undefined;
};
