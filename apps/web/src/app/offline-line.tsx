import { Suspense } from 'react';
import { useOldestAnswer } from '../lib/answer-ages';
import { useOffline } from '../lib/use-offline';
import { ErrorBoundary } from '../ui/error-boundary';
import { lazyComponent } from '../ui/lazy-component';
import styles from './offline-line.module.css';

export const OfflineLine = () => {
  const isOld = useHasStaleData();
  return (
    <p className={styles.line} role="status" data-offline={isOld || undefined}>
      {isOld && (
        <ErrorBoundary instead={OFFLINE_TEXT}>
          <Suspense fallback={OFFLINE_TEXT}>
            <StaleDataText />
          </Suspense>
        </ErrorBoundary>
      )}
    </p>
  );
};

/** True if the data shown came from the device's cache: there is no network, or the server does not answer. */
export const useHasStaleData = (): boolean => {
  const offline = useOffline();
  return useOldestAnswer() !== undefined || offline;
};

const OFFLINE_TEXT = 'You are offline. What you see may have changed since.';

export const StaleDataText = lazyComponent(async () => (await import('./stale-data-text')).StaleDataText);
