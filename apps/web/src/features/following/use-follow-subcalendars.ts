import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '#libs/contracts';
import { api } from '../../lib/api';
import { queries, readPreferences } from '../../lib/queries';
import { sessionKey } from '../../lib/session';
import { PREFERENCES } from '../../lib/shape';
import { usePreferences } from '../preferences/use-preferences';
import { announceFollows } from './announce';
import type { Change } from './change';

/** Which programs are followed, and how to change that. It is seen at once and goes back if the server refuses; `set` then rejects. */
export const useFollowSubcalendars = () => {
  const client = useQueryClient();
  const { queryKey } = queries.preferences;
  const isLast = () => client.isMutating({ mutationKey: FOLLOW }) === 1;

  const { mutateAsync: set } = useMutation({
    mutationKey: FOLLOW,
    scope: { id: 'follow-subcalendars' },
    mutationFn: async (change: Change<number>) => {
      const subcalendars = change((await readPreferences()).followedSubcalendars);
      return api.post<Preferences>('/subcalendars/follow', { sessionId: sessionKey(), subcalendars }, PREFERENCES);
    },
    onMutate: async (change) => {
      await client.cancelQueries(queries.preferences);
      client.setQueryData(queryKey, (known) => known && { ...known, followedSubcalendars: change(known.followedSubcalendars) });
    },
    onSuccess: (preferences) => {
      if (isLast()) client.setQueryData(queryKey, preferences);
      client.invalidateQueries({ queryKey: queries.events.queryKey });
      announceFollows();
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });

  return { followed: usePreferences().data?.followedSubcalendars ?? [], set };
};

const FOLLOW = ['follow-subcalendars'];
