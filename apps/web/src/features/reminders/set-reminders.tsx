import type { Reminder } from '#libs/contracts';
import { Button } from '../../ui/button';
import { formatReminderTiming } from './reminder-texts';
import styles from './set-reminders.module.css';
import { useRemoveReminder } from './use-remove-reminder';

type Props = {
  reminders: readonly Reminder[];
  edited: Reminder | undefined;
  onEdit: (id: string | undefined) => void;
};

export const SetReminders = ({ reminders, edited, onEdit }: Props) => {
  const { remove, removing } = useRemoveReminder();
  return (
    <section className={styles.set} aria-label="Reminders that are set">
      <ul>
        {reminders.map((one) => {
          const words = formatReminderTiming(one);
          return (
            <li key={one.id} aria-current={one === edited || undefined}>
              <span>{words}</span>
              {one !== edited && (
                <Button size="sm" variant="subtle" aria-label={`Change ${words}`} onClick={() => onEdit(one.id)}>
                  Change
                </Button>
              )}
              <Button size="sm" aria-label={`Remove ${words}`} aria-disabled={removing} onClick={() => removing || remove(one)}>
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
      {edited && (
        <Button size="sm" variant="subtle" onClick={() => onEdit(undefined)}>
          Add another
        </Button>
      )}
    </section>
  );
};
