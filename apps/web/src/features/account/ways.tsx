import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './reset-password-page.module.css';

type Props = {
  /** Asks for the state of the link once more, if that failed. */
  again: (() => void) | false;
  children?: ReactNode;
};

/** What to do next on a page that a letter leads to. */
export const Ways = ({ again, children }: Props) => (
  <div className={styles.ways}>
    {children}
    {again && (
      <Button variant="filled" onClick={again}>
        Try again
      </Button>
    )}
    <Button component={Link} href="/" leftSection={<Icon name="back" />}>
      Back to Events
    </Button>
  </div>
);
