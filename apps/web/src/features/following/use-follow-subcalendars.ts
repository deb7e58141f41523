import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '#libs/contracts';
import { ownKey } from '../../lib/account';
import { api } from '../../lib/api';
import { preferencesNow, queries } from '../../lib/queries';
import { PREFERENCES } from '../../lib/shape';
import { difference } from '../../lib/wishes/difference';
import { KEPT, orKeep } from '../../lib/wishes/or-keep';
import { FEED, useChoice } from '../choice/use-choice';
import { usePreferences } from '../preferences/use-preferences';
import { announceFollows } from './announce';
import type { Change } from './change';

/**
 * Which programs are followed, and how to change that. It is seen at once and goes back if the server refuses; `set` then
 * rejects. The feed is shown once the server has agreed.
 */
export const useFollowSubcalendars = () => {
  const client = useQueryClient();
  const { choose } = useChoice();
  const isLast = () => client.isMutating({ mutationKey: FOLLOW }) === 1;

  const { mutateAsync } = useMutation({
    mutationKey: FOLLOW,
    scope: { id: 'follow-subcalendars' },
    mutationFn: ({ key, change, known }: Wish) =>
      orKeep(key, { kind: 'follow-programs', ...difference(known, change(known)) }, async () => {
        const subcalendars = change((await preferencesNow(key)).followedSubcalendars);
        return api.post<Preferences>('/subcalendars/follow', { sessionId: key, subcalendars }, PREFERENCES);
      }),
    onMutate: async ({ key, change }) => {
      const { queryKey } = queries.preferences(key);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known) => known && { ...known, followedSubcalendars: change(known.followedSubcalendars) });
    },
    onSuccess: (preferences, { key }) => {
      if (preferences !== KEPT && isLast()) client.setQueryData(queries.preferences(key).queryKey, preferences);
      choose(FEED);
      for (const { queryKey } of [queries.events, queries.sidebar(key)]) client.invalidateQueries({ queryKey });
      announceFollows();
    },
    onError: (_, { key }) => client.invalidateQueries({ queryKey: queries.preferences(key).queryKey }),
  });

  const set = async (change: Change<number>) => {
    const key = await ownKey(client);
    const known = client.getQueryData(queries.preferences(key).queryKey)?.followedSubcalendars ?? [];
    return mutateAsync({ key, change, known });
  };

  return { followed: usePreferences().data?.followedSubcalendars ?? [], set };
};

type Wish = { key: string; change: Change<number>; known: readonly number[] };

const FOLLOW = ['follow-subcalendars'];
