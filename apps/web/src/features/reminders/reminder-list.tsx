import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { momentWords, plainQuotes, type Reminder } from '#libs/contracts';
import { queries } from '../../lib/queries';
import { askForReminder } from '../../lib/remind-dialog';
import { toast } from '../../lib/toast';
import { useToday, useTown } from '../../lib/use-town';
import { Button } from '../../ui/button';
import styles from './reminder-list.module.css';
import { reminderWords } from './reminder-words';
import { useReminders } from './reminders-context';
import { useRemoveReminder } from './use-remove-reminder';

/** All reminders that are to come, each with its event and the way to change it or take it back. */
export const ReminderList = () => (
  <ul>
    {useReminders().map((reminder) => (
      <Line key={reminder.id} reminder={reminder} />
    ))}
  </ul>
);

const Line = ({ reminder }: { reminder: Reminder }) => {
  const { timeZone } = useTown();
  const today = useToday();
  const change = useChange(reminder);
  const { remove, removing } = useRemoveReminder();
  const name = plainQuotes(reminder.eventName);
  const which = `the reminder of ${name}, ${reminderWords(reminder)}`;
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <Link href={`/event/${reminder.eventId}`}>{name}</Link>
        <p>{reminder.eventTime}</p>
        <p>
          {reminderWords(reminder)}: {momentWords(timeZone, reminder.reminderTime, today)}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button size="sm" aria-label={`Change ${which}`} onClick={change}>
          Change
        </Button>
        <Button size="sm" aria-label={`Remove ${which}`} aria-disabled={removing} onClick={() => removing || remove(reminder)}>
          Remove
        </Button>
      </div>
    </li>
  );
};

/** The dialog is about an event, which may be in no list that is shown. */
const useChange = ({ id, eventId }: Reminder) => {
  const client = useQueryClient();
  return async () => {
    try {
      askForReminder(await client.fetchQuery(queries.event(String(eventId))), id);
    } catch {
      toast({ title: 'Error', description: 'Failed to load the event. Please try again.', variant: 'destructive' });
    }
  };
};
