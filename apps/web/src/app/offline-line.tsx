import { Suspense } from 'react';
import { useOldest } from '../lib/kept-answers';
import { useOffline } from '../lib/use-offline';
import { ErrorBoundary } from '../ui/error-boundary';
import { fetched } from '../ui/fetched';
import styles from './offline-line.module.css';

/** Says quietly, at the foot of every page, that what is read may be old. */
export const OfflineLine = () => {
  const isOld = useIsAlone();
  return (
    <p className={styles.line} role="status" data-offline={isOld || undefined}>
      {isOld && (
        <ErrorBoundary instead={PLAIN}>
          <Suspense fallback={PLAIN}>
            <OldWords />
          </Suspense>
        </ErrorBoundary>
      )}
    </p>
  );
};

/** Whether what is read is what was kept: there is no network, or nobody answers. */
export const useIsAlone = (): boolean => {
  const offline = useOffline();
  return useOldest() !== undefined || offline;
};

/** Until it can be said how old it is. */
const PLAIN = 'You are offline. What you see may have changed since.';

export const OldWords = fetched(async () => (await import('./old-words')).OldWords);
