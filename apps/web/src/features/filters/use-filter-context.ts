import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { milesFrom } from '#libs/contracts/filters';
import { visitorLocation } from '../../lib/filters';
import { queries } from '../../lib/queries';
import { useToday } from '../../lib/use-town';

export const useFilterContext = () => {
  const today = useToday();
  const spot = visitorLocation.use();
  const { data: places, isLoadingError, refetch } = useQuery({ ...queries.places, enabled: spot !== null });
  const surroundings = useMemo(() => {
    if (!spot) return { today };
    return places && { today, miles: milesFrom(spot, places) };
  }, [today, spot, places]);
  const again = useCallback(() => void refetch(), [refetch]);
  return { surroundings, retry: spot !== null && isLoadingError ? again : undefined };
};
