import { useQuery } from '@tanstack/react-query';
import { addDays, DAYS_BACK, type Day, type TownEvent } from '#libs/contracts';
import { api } from '../../lib/api';
import { queries } from '../../lib/queries';
import { LIST } from '../../lib/shape';
import { useToday } from '../../lib/use-town';
import { gridOf } from '../events/month/month';
import { type Asked, useWithOwn } from '../events/use-events';
import { useOwnEventsBetween } from '../own-events/use-own-events';

/** The events of a month. What ended long ago is asked for when someone turns back to it. */
export const useMonthEvents = (month: Day): Asked => {
  const days = gridOf(month).flat();
  const [from, to] = [days[0]!, days.at(-1)!];
  const isLongAgo = from < addDays(useToday(), -DAYS_BACK);
  const usual = useQuery(queries.events);
  const old = useQuery({
    queryKey: ['events', from, to],
    queryFn: () => api.get<TownEvent[]>(`/events?from=${from}&to=${to}`, LIST),
    enabled: isLongAgo,
  });
  const own = useOwnEventsBetween(from, to);
  return useWithOwn(isLongAgo ? old : usual, own);
};
