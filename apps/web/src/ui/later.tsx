import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useOffline } from '../lib/use-offline';
import { whenIdle } from '../lib/when-idle';
import { ErrorBoundary } from './error-boundary';

/**
 * For parts that come after the first picture, when the page has nothing else to do or `wanted` says so, and that it can do
 * without. What could not be had is tried again when it is wanted, and when the network is back.
 */
export const Later = ({ wanted = false, children }: { wanted?: boolean; children: ReactNode }) => {
  const [due, setDue] = useState(false);
  const offline = useOffline();
  useEffect(() => whenIdle(() => setDue(true)), []);
  return (
    <ErrorBoundary instead={null} again={[wanted, !offline]}>
      <Suspense>{(due || wanted) && children}</Suspense>
    </ErrorBoundary>
  );
};
