import { type ReactNode, useId } from 'react';
import styles from './settings.module.css';

type Props = { title: string; lead: string; children: ReactNode };

export const SettingsSection = ({ title, lead, children }: Props) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
};
