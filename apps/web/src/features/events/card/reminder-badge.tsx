import { Icon } from '../../../ui/icon';
import { reminderLabel } from '../../reminders/reminder-words';
import { useRemindersOf } from '../../reminders/reminders-context';
import styles from './badge.module.css';

/** The sign of an event of which somebody is to be reminded. */
export const ReminderBadge = ({ eventId }: { eventId: number }) => {
  const label = reminderLabel(useRemindersOf(eventId));
  return label ? (
    <span className={`${styles.badge} ${styles.quiet} ${styles.reminder}`}>
      <Icon name="bell" size={14} />
      {label}
    </span>
  ) : null;
};
