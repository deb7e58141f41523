import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from './error-boundary';

/** For parts that come after the first picture, when the page has nothing else to do or `wanted` says so, and that it can do without. */
export const Later = ({ wanted = false, children }: { wanted?: boolean; children: ReactNode }) => {
  const [due, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true)), []);
  return (
    <ErrorBoundary instead={null}>
      <Suspense>{(due || wanted) && children}</Suspense>
    </ErrorBoundary>
  );
};

const whenIdle = (work: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(idle);
};
