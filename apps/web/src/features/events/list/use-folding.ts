import { useMemo } from 'react';
import { earlierOpen } from './earlier';
import type { Folding } from './today-parts';
import { useUnfolded } from './use-unfolded';

/** How today is folded where it `folds`; undefined where everything stands in its place. */
export const useFolding = (over: ReadonlySet<number>, folds: boolean): Folding | undefined => {
  const isEarlierOpen = earlierOpen.use();
  const unfolded = useUnfolded();
  return useMemo(() => (folds ? { over, isEarlierOpen, unfolded } : undefined), [over, isEarlierOpen, unfolded, folds]);
};
