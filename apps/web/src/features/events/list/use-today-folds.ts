import { useMemo } from 'react';
import { earlierOpenState } from './earlier-toggle';
import type { TodayFolds } from './split-today';
import { useStillOnRows } from './use-still-on-rows';

export const useTodayFolds = (over: ReadonlySet<number>, folds: boolean): TodayFolds | undefined => {
  const isEarlierOpen = earlierOpenState.use();
  const unfolded = useStillOnRows();
  return useMemo(() => (folds ? { over, isEarlierOpen, unfolded } : undefined), [over, isEarlierOpen, unfolded, folds]);
};
