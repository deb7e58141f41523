import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '#libs/contracts';
import { api } from '../../lib/api';
import { queries } from '../../lib/queries';
import { sessionKey } from '../../lib/session';
import { usePreferences } from '../preferences/use-preferences';
import { toast } from '../toast/toast-store';

/** Which programs are followed, and how to change one. The box changes at once and goes back if the server refuses. */
export const useFollowSubcalendar = () => {
  const client = useQueryClient();
  const { queryKey } = queries.preferences;
  const followed = usePreferences().data?.followedSubcalendars ?? [];

  const { mutate } = useMutation({
    mutationKey: FOLLOW,
    scope: { id: 'follow-subcalendars' },
    mutationFn: (subcalendars: number[]) =>
      api.post<Preferences>('/subcalendars/follow', { sessionId: sessionKey(), subcalendars }),
    onMutate: (followedSubcalendars) => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (known) => known && { ...known, followedSubcalendars });
      return before;
    },
    onSuccess: (preferences) => {
      if (client.isMutating({ mutationKey: FOLLOW }) === 1) client.setQueryData(queryKey, preferences);
      client.invalidateQueries({ queryKey: queries.events.queryKey });
    },
    onError: (_, __, before) => {
      client.setQueryData(queryKey, before);
      toast({ title: 'Error', description: 'Failed to update subcalendars. Please try again.', variant: 'destructive' });
    },
  });

  const follow = (id: number, wished: boolean) => {
    const now = client.getQueryData(queryKey)?.followedSubcalendars ?? [];
    mutate(wished ? [...now, id] : now.filter((other) => other !== id));
  };
  return { isFollowed: (id: number) => followed.includes(id), follow };
};

const FOLLOW = ['follow-subcalendars'];
