import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { milesFrom } from '#libs/contracts/filters';
import { here } from '../../lib/filters';
import { queries } from '../../lib/queries';
import { useToday } from '../../lib/use-town';

/** The day and the place that filters ask about; undefined while somebody wants what is near and nobody knows yet where all that is. */
export const useSurroundings = () => {
  const today = useToday();
  const spot = here.use();
  const { data: places, isLoadingError, refetch } = useQuery({ ...queries.places, enabled: spot !== null });
  const surroundings = useMemo(() => {
    if (!spot) return { today };
    return places && { today, miles: milesFrom(spot, places) };
  }, [today, spot, places]);
  const again = useCallback(() => void refetch(), [refetch]);
  return { surroundings, retry: spot !== null && isLoadingError ? again : undefined };
};
