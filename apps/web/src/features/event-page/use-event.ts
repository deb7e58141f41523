import { useQuery, useQueryClient } from '@tanstack/react-query';
import { eventIdOf, hasOrganization, type TownEvent } from '#libs/contracts';
import { ApiError, api } from '../../lib/api';
import { queries } from '../../lib/queries';
import { EVENT } from '../../lib/shape';

/**
 * The event of an address. What the list already knows about it stands in until the answer is there, and where there is none.
 * An event without its organization is missing too.
 */
export const useEvent = (idOrSlug: string): TownEvent | 'loading' | 'missing' | 'failed' => {
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['event', idOrSlug],
    queryFn: () => api.get<TownEvent>(`/events/${encodeURIComponent(idOrSlug)}`, EVENT),
    staleTime: 0,
  });
  const { data: organizations } = useQuery(queries.organizations);
  if (isMissing(error)) return 'missing';
  const listed = () => client.getQueryData(queries.events.queryKey)?.find(({ id }) => id === eventIdOf(idOrSlug));
  const event = data ?? listed();
  if (event && organizations && !hasOrganization(event, organizations)) return 'missing';
  return event ?? (error ? 'failed' : 'loading');
};

const isMissing = (error: Error | null) => error instanceof ApiError && [400, 404].includes(error.status);
