import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Botcast } from '#libs/contracts';
import { api } from '../../lib/api';

const KEY = ['botcast'];

/** What is read aloud of this week; `again` has it made after it could not be had. */
export const useBotcast = () => {
  const client = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: KEY,
    queryFn: () => api.get<Botcast>('/botcast', BOTCAST),
    staleTime: FRESH_MS,
  });
  const making = useMutation({
    mutationFn: () => api.post<Botcast>('/ai/botcast', undefined, BOTCAST),
    onSuccess: (made) => client.setQueryData(KEY, made),
  });
  const failure = making.isError ? NOT_MADE : isError ? NOT_LOADED : '';
  return { botcast: data, failure: making.isPending ? '' : failure, again: () => making.mutate() };
};

const FRESH_MS = 5 * 60_000;

const BOTCAST = { source: '' };

const NOT_LOADED = 'Failed to load Botcast. Please try again.';
const NOT_MADE = 'Failed to generate botcast. Please try again.';
