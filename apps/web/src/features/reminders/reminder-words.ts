import { beforeWords, type Reminder } from '#libs/contracts';

/** 'Reminder: 1 hour before', 'Reminders: 1 day before, 1 hour before'; '' where there is none. */
export const reminderLabel = (reminders: readonly Reminder[]): string => {
  const words = [...new Set(reminders.map(({ minutesBefore }) => beforeWords(minutesBefore)))].join(', ');
  return words && `Reminder${words.includes(',') ? 's' : ''}: ${words}`;
};

/** '1 hour before, by text message' */
export const reminderWords = ({ minutesBefore, reminderType }: Reminder): string =>
  `${beforeWords(minutesBefore)}, ${HOW[reminderType]}`;

const HOW = { browser: 'in the browser', sms: 'by text message' } as const;
