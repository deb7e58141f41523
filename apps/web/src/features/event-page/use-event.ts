import { useQuery, useQueryClient } from '@tanstack/react-query';
import { eventIdOf, hasOrganization, type OneEvent } from '#libs/contracts';
import { ApiError } from '../../lib/api';
import { queries } from '../../lib/queries';

/**
 * The event of an address. What the list already knows about it stands in until the answer is there, and where there is none.
 * An event without its organization is missing too.
 */
export const useEvent = (idOrSlug: string): OneEvent | 'loading' | 'missing' | 'failed' => {
  const client = useQueryClient();
  const { data, error } = useQuery(queries.event(idOrSlug));
  const { data: organizations } = useQuery(queries.organizations);
  if (isMissing(error)) return 'missing';
  const listed = () => client.getQueryData(queries.events.queryKey)?.find(({ id }) => id === eventIdOf(idOrSlug));
  const event = data ?? listed();
  if (event && organizations && !hasOrganization(event, organizations)) return 'missing';
  return event ?? (error ? 'failed' : 'loading');
};

const isMissing = (error: Error | null) => error instanceof ApiError && [400, 404].includes(error.status);
