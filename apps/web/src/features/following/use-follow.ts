import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  FEATURED_ENTRY,
  type Followable,
  listAllEntries,
  type Preferences,
  toggleEntryFollow,
  toggleOrganizationFollow,
  toggleSubOrganizationFollow,
} from '#libs/contracts';
import { ownKey } from '../../lib/account';
import { type Change, difference } from '../../lib/list-difference';
import { QUEUED, QUEUED_TEXT, sendOrQueue } from '../../lib/offline-queue/send-or-queue';
import { SENDERS } from '../../lib/offline-queue/senders';
import { queries } from '../../lib/queries';
import { toast } from '../../lib/toast';
import { sidebarWithFollows } from '../../lib/with-follows';
import { MY_ALMANAC_CHOICE, useChoice } from '../choice/use-choice';
import { announceFollows } from './announce';
import { toFollowToast } from './follow-toast';

/** Changes show at once and are reverted if the server refuses; `set` then rejects. My Almanac is refetched afterwards. */
export const useFollow = () => {
  const client = useQueryClient();
  const { choose } = useChoice();

  const { mutateAsync, isPending } = useMutation({
    mutationKey: FOLLOW_KEY,
    scope: { id: 'follow' },
    mutationFn: async ({ key, change, entries }: FollowChange) => {
      const after = change(entries);
      const offline = { kind: 'follow', ...difference(entries, after) } as const;
      const answer = await sendOrQueue(key, offline, () => SENDERS.follow(key, change));
      const words = toFollowToast(entries, after);
      // The server has a change already if it was sent with the queue.
      if (answer !== QUEUED) return { ...answer, words: toFollowToast(answer.before, answer.after) ?? words };
      return { preferences: undefined, words: words && { ...words, description: QUEUED_TEXT } };
    },
    onMutate: async ({ key, change }) => {
      const { queryKey } = queries.preferences(key);
      await Promise.all([queryKey, queries.sidebar(key).queryKey].map((queryKey) => client.cancelQueries({ queryKey })));
      const before = client.getQueryData(queryKey);
      if (before) showFollows(client, key, { followedOrganizations: change(before.followedOrganizations), defaults: false });
      return before;
    },
    onSuccess: ({ preferences, words }, { key }) => {
      if (preferences && isLastChange(client)) client.setQueryData(queries.preferences(key).queryKey, preferences);
      choose(MY_ALMANAC_CHOICE);
      if (words) toast(words);
      announceFollows();
    },
    onError: (error, { key }, before) => {
      console.error('Failed to update organizations', error);
      if (before && isLastChange(client)) showFollows(client, key, before);
      client.invalidateQueries({ queryKey: queries.preferences(key).queryKey });
    },
    onSettled: (_, __, { key }) => {
      if (isLastChange(client))
        for (const { queryKey } of [queries.events, queries.sidebar(key)]) client.invalidateQueries({ queryKey });
    },
  });

  const set = async (change: Change<string>) => {
    const key = await ownKey(client);
    const entries = client.getQueryData(queries.preferences(key).queryKey)?.followedOrganizations ?? [];
    return mutateAsync({ key, change, entries });
  };

  // A single toggle needs no further handling: the boxes are reverted, and the error is shown.
  const change = (change: Change<string>) => void set(change).catch(() => toast(FAILED_TOAST));

  return {
    set,
    isPending,
    setOrganization: (organization: Followable, follow: boolean) =>
      change((follows) => toggleOrganizationFollow(follows, organization, follow)),
    setSub: (organization: string, sub: string, follow: boolean) =>
      change((follows) => toggleSubOrganizationFollow(follows, organization, sub, follow)),
    setFeatured: (follow: boolean) => change((follows) => toggleEntryFollow(follows, FEATURED_ENTRY, follow)),
    all: (organizations: Followable[]) => change(() => listAllEntries(organizations)),
    none: () => change(() => []),
  };
};

/** What was followed when the change was made, as the visitor saw it. */
type FollowChange = { key: string; change: Change<string>; entries: string[] };

const FOLLOW_KEY = ['follow'];
const FAILED_TOAST = { title: 'Error', description: 'Failed to update organizations', variant: 'destructive' } as const;

const isLastChange = (client: QueryClient) => client.isMutating({ mutationKey: FOLLOW_KEY }) === 1;

const showFollows = (client: QueryClient, key: string, follows: Pick<Preferences, 'followedOrganizations' | 'defaults'>) => {
  const { followedOrganizations, defaults } = follows;
  client.setQueryData(
    queries.preferences(key).queryKey,
    (preferences) => preferences && { ...preferences, followedOrganizations, defaults },
  );
  client.setQueryData(
    queries.sidebar(key).queryKey,
    (sidebar) => sidebar && sidebarWithFollows(sidebar, new Set(followedOrganizations)),
  );
};
