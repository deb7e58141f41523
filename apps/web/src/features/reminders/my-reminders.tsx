import { useId } from 'react';
import styles from './my-reminders.module.css';
import { ReminderList } from './reminder-list';
import { useReminders } from './reminders-context';

export const MyReminders = () => {
  const id = useId();
  return useReminders().length > 0 ? (
    <section className={`${styles.section} paperless`} aria-labelledby={id}>
      <h2 id={id}>Reminders</h2>
      <ReminderList />
    </section>
  ) : null;
};
