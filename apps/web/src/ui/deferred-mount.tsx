import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useOffline } from '../lib/use-offline';
import { runWhenIdle } from '../lib/when-idle';
import { ErrorBoundary } from './error-boundary';

/**
 * Mounts children that the first paint does not need: when the browser is idle, or when `isRequested`. A failed fetch is repeated when
 * it is wanted and when the network is back.
 */
export const DeferredMount = ({ isRequested = false, children }: { isRequested?: boolean; children: ReactNode }) => {
  const [due, setDue] = useState(false);
  const offline = useOffline();
  useEffect(() => runWhenIdle(() => setDue(true)), []);
  return (
    <ErrorBoundary instead={null} again={[isRequested, !offline]}>
      <Suspense>{(due || isRequested) && children}</Suspense>
    </ErrorBoundary>
  );
};
