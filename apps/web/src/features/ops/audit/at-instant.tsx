import type { ReactNode } from 'react';
import frame from '../frame/ops.module.css';
import styles from './audit.module.css';

type Props = { isError: boolean; isBusy: boolean; facts: ReactNode; children: ReactNode };

export const AtInstant = ({ isError, isBusy, facts, children }: Props) => (
  <>
    {isError && (
      <p role="alert" className={`${frame.refused} ${styles.lead}`}>
        Unable to load this instant. Please try again later.
      </p>
    )}
    <div className={styles.columns}>
      {facts}
      <div aria-busy={isBusy}>{children}</div>
    </div>
  </>
);
