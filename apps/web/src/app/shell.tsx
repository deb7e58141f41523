import type { ReactNode } from 'react';
import styles from './shell.module.css';

/** What surrounds every page. `main` is a size container named "main": pages answer to its width, not the window's. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <div className={styles.shell}>
    <main className={styles.main} id="main">
      {children}
    </main>
  </div>
);
