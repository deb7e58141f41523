import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownKey } from '../../lib/account';
import { type Change, difference } from '../../lib/list-difference';
import { QUEUED, sendOrQueue } from '../../lib/offline-queue/send-or-queue';
import { SENDERS } from '../../lib/offline-queue/senders';
import { queries } from '../../lib/queries';
import { MY_ALMANAC_CHOICE, useChoice } from '../choice/use-choice';
import { usePreferences } from '../preferences/use-preferences';
import { announceFollows } from './announce';

export const useFollowSubcalendars = () => {
  const client = useQueryClient();
  const { choose } = useChoice();
  const isLast = () => client.isMutating({ mutationKey: FOLLOW_KEY }) === 1;

  const { mutateAsync } = useMutation({
    mutationKey: FOLLOW_KEY,
    scope: { id: 'follow-subcalendars' },
    mutationFn: ({ key, change, ids }: SubcalendarsChange) =>
      sendOrQueue(key, { kind: 'follow-programs', ...difference(ids, change(ids)) }, () =>
        SENDERS['follow-programs'](key, change),
      ),
    onMutate: async ({ key, change }) => {
      const { queryKey } = queries.preferences(key);
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (preferences) => preferences && { ...preferences, followedSubcalendars: change(preferences.followedSubcalendars) },
      );
    },
    onSuccess: (answer, { key }) => {
      if (answer !== QUEUED && isLast()) client.setQueryData(queries.preferences(key).queryKey, answer.preferences);
      choose(MY_ALMANAC_CHOICE);
      for (const { queryKey } of [queries.events, queries.sidebar(key)]) client.invalidateQueries({ queryKey });
      announceFollows();
    },
    onError: (_, { key }) => client.invalidateQueries({ queryKey: queries.preferences(key).queryKey }),
  });

  const set = async (change: Change<number>) => {
    const key = await ownKey(client);
    const ids = client.getQueryData(queries.preferences(key).queryKey)?.followedSubcalendars ?? [];
    return mutateAsync({ key, change, ids });
  };

  return { followed: usePreferences().data?.followedSubcalendars ?? [], set };
};

type SubcalendarsChange = { key: string; change: Change<number>; ids: readonly number[] };

const FOLLOW_KEY = ['follow-subcalendars'];
