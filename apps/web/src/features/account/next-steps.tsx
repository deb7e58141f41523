import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './reset-password-page.module.css';

type Props = {
  again: (() => void) | false;
  children?: ReactNode;
};

export const NextSteps = ({ again, children }: Props) => (
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
