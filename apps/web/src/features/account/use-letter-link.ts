import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import type { Shape } from '../../lib/shape';

export const useMailLink = <Answer, State extends string>(
  path: string,
  token: string,
  stateOf: (answer: Answer) => State,
  shape?: Shape<Answer>,
) => {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['letter-link', path, token],
    queryFn: () => api.get<Answer>(`${path}?token=${encodeURIComponent(token)}`, shape),
  });
  const state = isFetching ? 'verifying' : data === undefined ? 'unverified' : stateOf(data);
  return { state, again: () => void refetch() } as const;
};
