import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpsSource } from '#libs/contracts';
import { api } from '../../../lib/api';
import { sayRefused } from '../frame/say-refused';

const KEY = ['ops', 'sources'];
const SOON_MS = 1_000;
const NOW_AND_THEN_MS = 20_000;

/** All sources, asked for again and again: often while one of them is being checked. */
export const useFeeds = () =>
  useQuery({
    queryKey: KEY,
    queryFn: () => api.get<OpsSource[]>('/ops/sources'),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.some(({ checking }) => checking) ? SOON_MS : NOW_AND_THEN_MS),
  });

/** What is done to one source: sends it, and has the list show what came of it. Throws what the server says. */
export const useTell = (id: string) => {
  const client = useQueryClient();
  return async (deed: string, body: object = {}) => {
    const told = await api.post<OpsSource | undefined>(`/ops/sources/${encodeURIComponent(id)}/${deed}`, body);
    client.setQueryData<OpsSource[]>(KEY, (all) =>
      told ? all?.map((one) => (one.id === id ? told : one)) : all?.filter((one) => one.id !== id),
    );
  };
};

export const orSay = (deed: Promise<unknown>) => deed.catch(sayRefused);

export const useRefreshFeeds = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
};
