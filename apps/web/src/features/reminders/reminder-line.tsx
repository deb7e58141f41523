import type { TownEvent } from '#libs/contracts';
import { askForReminder } from '../../lib/remind-dialog';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './reminder-line.module.css';
import { reminderLabel } from './reminder-words';
import { useRemindersOf } from './reminders-context';

/** How long before an event somebody is reminded of it, and the way to change that. */
export const ReminderLine = ({ event }: { event: TownEvent }) => {
  const reminders = useRemindersOf(event.id);
  return reminders.length > 0 ? (
    <p className={`${styles.line} paperless`}>
      <Icon name="bell" size={20} />
      <span>{reminderLabel(reminders)}</span>
      <Button size="sm" aria-label="Change reminder" onClick={() => askForReminder(event)}>
        Change
      </Button>
    </p>
  ) : null;
};
