import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useOffline } from '../lib/use-offline';
import { runWhenIdle } from '../lib/when-idle';
import { ErrorBoundary } from './error-boundary';

/** Mounts when the browser is idle, or `isRequested`. A failed fetch is repeated on request and when the network is back. */
export const DeferredMount = ({ isRequested = false, children }: { isRequested?: boolean; children: ReactNode }) => {
  const [isDue, setIsDue] = useState(false);
  const offline = useOffline();
  useEffect(() => runWhenIdle(() => setIsDue(true)), []);
  return (
    <ErrorBoundary instead={null} retryOn={[isRequested, !offline]}>
      <Suspense>{(isDue || isRequested) && children}</Suspense>
    </ErrorBoundary>
  );
};
