import { useMemo } from 'react';
import { isHidden, isPast } from '#libs/contracts';
import { useToday } from '../../lib/use-town';
import { useEvents } from '../events/use-events';
import type { InSight } from './conversation';

/** As many of the next events go along with a question. */
const MOST = 50;

export const useInSight = (): InSight[] => {
  const { data = [] } = useEvents();
  const today = useToday();
  return useMemo(
    () =>
      data
        .filter((event) => !isPast(event, today) && !isHidden(event.organization))
        .slice(0, MOST)
        .map(({ id, name, organization, date, time, location }) => ({
          ...{ id, name, organization, date, time },
          ...(location && { location }),
        })),
    [data, today],
  );
};
