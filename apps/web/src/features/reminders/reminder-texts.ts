import { formatReminderOffset, type Reminder } from '#libs/contracts';

export const formatReminderLabel = (reminders: readonly Reminder[]): string => {
  const words = [...new Set(reminders.map(({ minutesBefore }) => formatReminderOffset(minutesBefore)))].join(', ');
  return words && `Reminder${words.includes(',') ? 's' : ''}: ${words}`;
};

export const formatReminderTiming = ({ minutesBefore, reminderType }: Reminder): string =>
  `${formatReminderOffset(minutesBefore)}, ${TYPE_TEXTS[reminderType]}`;

const TYPE_TEXTS = { browser: 'in the browser', sms: 'by text message' } as const;
