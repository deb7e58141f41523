import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './reset-password-page.module.css';

/** What to do next on a page that a letter leads to. */
export const Ways = ({ children }: { children: ReactNode }) => (
  <div className={styles.ways}>
    {children}
    <Button component={Link} href="/" leftSection={<Icon name="back" />}>
      Back to Events
    </Button>
  </div>
);
