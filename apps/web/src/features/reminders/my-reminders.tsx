import { useId } from 'react';
import styles from './my-reminders.module.css';
import { ReminderList } from './reminder-list';
import { useReminders } from './reminders-context';

/** All reminders of whoever is here, under a headline of their own; nothing where there are none. */
export const MyReminders = () => {
  const id = useId();
  return useReminders().length > 0 ? (
    <section className={`${styles.section} paperless`} aria-labelledby={id}>
      <h2 id={id}>Reminders</h2>
      <ReminderList />
    </section>
  ) : null;
};
