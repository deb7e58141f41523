import { useQuery, useQueryClient } from '@tanstack/react-query';
import { eventIdOf, type TownEvent } from '#libs/contracts';
import { api } from '../../lib/api';
import { queries } from '../../lib/queries';

/** The event of an address. What the list already knows about it is shown until the answer is there. */
export const useEvent = (idOrSlug: string) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['event', idOrSlug],
    queryFn: () => api.get<TownEvent>(`/events/${encodeURIComponent(idOrSlug)}`),
    staleTime: 0,
    placeholderData: () => client.getQueryData(queries.events.queryKey)?.find(({ id }) => id === eventIdOf(idOrSlug)),
  });
};
