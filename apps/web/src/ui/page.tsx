import type { ReactNode } from 'react';
import { useTitle } from '../lib/use-title';
import styles from './page.module.css';

type Props = { title: string; lead?: string; actions?: ReactNode; children: ReactNode };

export const Page = ({ title, lead, actions, children }: Props) => {
  useTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={`${styles.actions} paperless`}>{actions}</div>}
      </header>
      {children}
    </div>
  );
};
