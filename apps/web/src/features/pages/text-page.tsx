import type { ReactNode } from 'react';
import { useTitle } from '../../lib/use-title';
import styles from './text-page.module.css';

export const TextPage = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => {
  useTitle(title);
  return (
    <article className={styles.text}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </article>
  );
};
