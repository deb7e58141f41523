import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OpsMe, Role } from '#libs/contracts';
import { useUser } from '../../../lib/account';
import { ApiError, api } from '../../../lib/api';
import { queries } from '../../../lib/queries';

const POLL_INTERVAL_MS = 20_000;

/** Checked on opening the console and at intervals. A lost role fetches the account again. Leaving drops console data. */
export const useMyRoles = (): readonly Role[] => {
  const client = useQueryClient();
  const user = useUser();
  const { data, error } = useQuery({
    queryKey: ['ops', 'me', user?.id],
    queryFn: () => api.get<OpsMe>('/ops/me'),
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
  const isOut = error instanceof ApiError && [401, 404].includes(error.status);
  useEffect(() => {
    if (isOut) void client.invalidateQueries({ queryKey: queries.account.queryKey });
  }, [isOut, client]);
  useEffect(() => () => client.removeQueries({ queryKey: ['ops'] }), [client]);
  return isOut ? [] : (data?.roles ?? user?.roles ?? []);
};
