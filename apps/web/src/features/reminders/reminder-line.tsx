import type { TownEvent } from '#libs/contracts';
import { openReminder } from '../../lib/remind-dialog';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './reminder-line.module.css';
import { formatReminderLabel } from './reminder-texts';
import { useRemindersOf } from './reminders-context';

export const ReminderLine = ({ event }: { event: TownEvent }) => {
  const reminders = useRemindersOf(event.id);
  return reminders.length > 0 ? (
    <p className={`${styles.line} paperless`}>
      <Icon name="bell" size={20} />
      <span>{formatReminderLabel(reminders)}</span>
      <Button size="sm" aria-label="Change reminder" onClick={() => openReminder(event)}>
        Change
      </Button>
    </p>
  ) : null;
};
