import { useQuery } from '@tanstack/react-query';
import type { SecondFactorState, User } from '#libs/contracts';
import { api } from '../../../lib/api';

export const useSecondFactor = (user: User) =>
  useQuery({
    queryKey: secondFactorKey(user),
    queryFn: () => api.get<SecondFactorState>('/me/second-factor', { enabled: true, recoveryCodesLeft: 1 }),
    staleTime: 0,
  });

export const secondFactorKey = (user: User) => ['second-factor', user.id];
