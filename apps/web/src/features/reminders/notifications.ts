/** Why reminders appear in an open page only: notifications are blocked, or the browser has none. */
export type NotificationProblem = 'blocked' | 'missing';

/** Returns undefined if notifications work or permission was not asked for yet. */
export const findNotificationProblem = (): NotificationProblem | undefined => {
  if (!('Notification' in window)) return 'missing';
  return Notification.permission === 'denied' ? 'blocked' : undefined;
};

export const NOTIFICATION_PROBLEM_TEXTS: Readonly<Record<NotificationProblem, string>> = {
  blocked:
    'Notifications are blocked for Almanac in this browser, so you are reminded only while it is open. Allow them in the browser’s settings for this site, or choose SMS.',
  missing: 'This browser shows no notifications, so you are reminded only while Almanac is open. Or choose SMS.',
};
