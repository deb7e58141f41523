import { formatReminderOffset, type Reminder } from '#libs/contracts';

/** 'Reminder: 1 hour before', 'Reminders: 1 day before, 1 hour before'; '' without any. */
export const formatReminderLabel = (reminders: readonly Reminder[]): string => {
  const words = [...new Set(reminders.map(({ minutesBefore }) => formatReminderOffset(minutesBefore)))].join(', ');
  return words && `Reminder${words.includes(',') ? 's' : ''}: ${words}`;
};

/** '1 hour before, by text message' */
export const formatReminderTiming = ({ minutesBefore, reminderType }: Reminder): string =>
  `${formatReminderOffset(minutesBefore)}, ${TYPE_TEXTS[reminderType]}`;

const TYPE_TEXTS = { browser: 'in the browser', sms: 'by text message' } as const;
