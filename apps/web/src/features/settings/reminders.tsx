import { ReminderList } from '../reminders/reminder-list';
import { useReminders } from '../reminders/reminders-context';
import { Section } from './section';

/** For visitors without an account, who have no page of their own. */
export const Reminders = () =>
  useReminders().length > 0 ? (
    <Section title="Reminders" lead="What you are reminded of on this device.">
      <ReminderList />
    </Section>
  ) : null;
