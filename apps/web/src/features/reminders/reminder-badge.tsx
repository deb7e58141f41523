import { Icon } from '../../ui/icon';
import badge from '../events/card/badge.module.css';
import { reminderLabel } from './reminder-words';
import { useRemindersOf } from './reminders-context';

/** The sign of an event of which somebody is to be reminded. */
export const ReminderBadge = ({ eventId }: { eventId: number }) => {
  const label = reminderLabel(useRemindersOf(eventId));
  return label ? (
    <span className={`${badge.badge} ${badge.quiet}`}>
      <Icon name="bell" size={14} />
      {label}
    </span>
  ) : null;
};
