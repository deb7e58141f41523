import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHere } from '../../lib/filters';
import { queries } from '../../lib/queries';
import { useToday } from '../../lib/use-town';
import type { Rules } from './use-rules';

/** The day and the place that filters ask about; undefined while somebody wants what is near and nobody knows yet where all that is. */
export const useSurroundings = (rules: Rules | undefined) => {
  const today = useToday();
  const here = useHere();
  const { data: places, isLoadingError, refetch } = useQuery({ ...queries.places, enabled: here !== null });
  const surroundings = useMemo(() => {
    if (!here) return { today };
    return rules && places && { today, miles: rules.milesFrom(here, places) };
  }, [today, here, places, rules]);
  return { surroundings, failed: here !== null && isLoadingError, retry: () => void refetch() };
};
