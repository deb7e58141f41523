import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';

/** For parts that come after the first picture and that the page can do without. */
export const Later = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary instead={null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
