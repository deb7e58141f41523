import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpsSource } from '#libs/contracts';
import { api } from '../../../lib/api';
import { showErrorToast } from '../frame/show-error-toast';

const SOURCES_KEY = ['ops', 'sources'];
const CHECKING_POLL_INTERVAL_MS = 1_000;
const POLL_INTERVAL_MS = 20_000;

export const useSources = () =>
  useQuery({
    queryKey: SOURCES_KEY,
    queryFn: () => api.get<OpsSource[]>('/ops/sources'),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ checking }) => checking) ? CHECKING_POLL_INTERVAL_MS : POLL_INTERVAL_MS,
  });

/** The returned function updates the list and throws the server's errors. */
export const useSourceAction = (id: string) => {
  const client = useQueryClient();
  return async (action: string, body: object = {}) => {
    const updated = await api.post<OpsSource | undefined>(`/ops/sources/${encodeURIComponent(id)}/${action}`, body);
    client.setQueryData<OpsSource[]>(SOURCES_KEY, (all) =>
      updated ? all?.map((one) => (one.id === id ? updated : one)) : all?.filter((one) => one.id !== id),
    );
  };
};

export const withErrorToast = (action: Promise<unknown>) => action.catch(showErrorToast);

export const useRefreshSources = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: SOURCES_KEY });
};
