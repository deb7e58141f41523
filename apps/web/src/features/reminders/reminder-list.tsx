import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { formatInstant, type Reminder, repairMojibake } from '#libs/contracts';
import { queries } from '../../lib/queries';
import { openReminder } from '../../lib/remind-dialog';
import { toast } from '../../lib/toast';
import { useToday, useTown } from '../../lib/use-town';
import { Button } from '../../ui/button';
import styles from './reminder-list.module.css';
import { formatReminderTiming } from './reminder-texts';
import { useReminders } from './reminders-context';
import { useRemoveReminder } from './use-remove-reminder';

export const ReminderList = () => (
  <ul>
    {useReminders().map((reminder) => (
      <ReminderItem key={reminder.id} reminder={reminder} />
    ))}
  </ul>
);

const ReminderItem = ({ reminder }: { reminder: Reminder }) => {
  const { timeZone } = useTown();
  const today = useToday();
  const change = useEditReminder(reminder);
  const { remove, removing } = useRemoveReminder();
  const name = repairMojibake(reminder.eventName);
  const reminderText = `the reminder of ${name}, ${formatReminderTiming(reminder)}`;
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <Link href={`/event/${reminder.eventId}`}>{name}</Link>
        <p>{reminder.eventTime}</p>
        <p>
          {formatReminderTiming(reminder)}: {formatInstant(timeZone, reminder.reminderTime, today)}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button size="sm" aria-label={`Change ${reminderText}`} onClick={change}>
          Change
        </Button>
        <Button
          size="sm"
          aria-label={`Remove ${reminderText}`}
          aria-disabled={removing}
          onClick={() => removing || remove(reminder)}
        >
          Remove
        </Button>
      </div>
    </li>
  );
};

const useEditReminder = ({ id, eventId }: Reminder) => {
  const client = useQueryClient();
  return async () => {
    try {
      openReminder(await client.fetchQuery(queries.event(String(eventId))), id);
    } catch {
      toast({ title: 'Error', description: 'Failed to load the event. Please try again.', variant: 'destructive' });
    }
  };
};
