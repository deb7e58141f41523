import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OpsMe, Role } from '#libs/contracts';
import { useUser } from '../../../lib/account';
import { ApiError, api } from '../../../lib/api';
import { queries } from '../../../lib/queries';

/**
 * What whoever is here may do, as the server says whenever the console is opened: until it has, what they could when the page
 * was. Whose role was revoked meanwhile is asked anew who they are.
 */
export const useMyRoles = (): readonly Role[] => {
  const client = useQueryClient();
  const user = useUser();
  const { data, error } = useQuery({
    queryKey: ['ops', 'me', user?.id],
    queryFn: () => api.get<OpsMe>('/ops/me'),
    staleTime: 0,
  });
  const isOut = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isOut) void client.invalidateQueries({ queryKey: queries.account.queryKey });
  }, [isOut, client]);
  return isOut ? [] : (data?.roles ?? user?.roles ?? []);
};
