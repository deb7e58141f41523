import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useOffline } from '../lib/use-offline';
import { runWhenIdle } from '../lib/when-idle';
import { ErrorBoundary } from './error-boundary';

/** Mounts when the browser is idle, or `isRequested`. A failed fetch is repeated on request and when the network is back. */
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
