import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OpsMe, Role } from '#libs/contracts';
import { useUser } from '../../../lib/account';
import { ApiError, api } from '../../../lib/api';
import { queries } from '../../../lib/queries';

const NOW_AND_THEN_MS = 20_000;

/**
 * What whoever is here may do, as the server says when the console is opened and now and then: until it has, what they could when
 * the page was. Who was signed out meanwhile, or whose role was revoked, is asked anew who they are. Nothing of the console is
 * kept once it is left.
 */
export const useMyRoles = (): readonly Role[] => {
  const client = useQueryClient();
  const user = useUser();
  const { data, error } = useQuery({
    queryKey: ['ops', 'me', user?.id],
    queryFn: () => api.get<OpsMe>('/ops/me'),
    staleTime: 0,
    refetchInterval: NOW_AND_THEN_MS,
  });
  const isOut = error instanceof ApiError && [401, 404].includes(error.status);
  useEffect(() => {
    if (isOut) void client.invalidateQueries({ queryKey: queries.account.queryKey });
  }, [isOut, client]);
  useEffect(() => () => client.removeQueries({ queryKey: ['ops'] }), [client]);
  return isOut ? [] : (data?.roles ?? user?.roles ?? []);
};
