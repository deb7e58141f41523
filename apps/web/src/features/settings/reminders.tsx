import { ReminderList } from '../reminders/reminder-list';
import { useReminders } from '../reminders/reminders-context';
import { SettingsSection } from './settings-section';

/** For visitors without an account, who have no page of their own. */
export const Reminders = () =>
  useReminders().length > 0 ? (
    <SettingsSection title="Reminders" lead="What you are reminded of on this device.">
      <ReminderList />
    </SettingsSection>
  ) : null;
