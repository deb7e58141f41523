import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '#libs/contracts';
import { FEATURED, type Followable, followAll, toggleEntry, toggleOrganization, toggleSub } from '#libs/contracts';
import { ownKey } from '../../lib/account';
import { type Change, difference } from '../../lib/list-difference';
import { QUEUED, sendOrQueue, UNTIL_REACHED } from '../../lib/offline-queue/send-or-queue';
import { SENDERS } from '../../lib/offline-queue/senders';
import { queries } from '../../lib/queries';
import { toast } from '../../lib/toast';
import { withFollows } from '../../lib/with-follows';
import { FEED, useChoice } from '../choice/use-choice';
import { announceFollows } from './announce';
import { followWords } from './follow-words';

/**
 * Change what is followed. Boxes change at once and go back if the server refuses; the feed is shown once it has agreed.
 * `set` rejects when the call failed.
 */
export const useFollow = () => {
  const client = useQueryClient();
  const { choose } = useChoice();

  const { mutateAsync, isPending } = useMutation({
    mutationKey: FOLLOW,
    scope: { id: 'follow' },
    mutationFn: async ({ key, change, known }: Wish) => {
      const after = change(known);
      const offline = { kind: 'follow', ...difference(known, after) } as const;
      const answer = await sendOrQueue(key, offline, () => SENDERS.follow(key, change));
      if (answer !== QUEUED) return { ...answer, words: followWords(answer.before, answer.after) };
      const words = followWords(known, after);
      return { preferences: undefined, words: words && { ...words, description: UNTIL_REACHED } };
    },
    onMutate: async ({ key, change }) => {
      const { queryKey } = queries.preferences(key);
      await Promise.all([queryKey, queries.sidebar(key).queryKey].map((queryKey) => client.cancelQueries({ queryKey })));
      const before = client.getQueryData(queryKey);
      if (before) show(client, key, { followedOrganizations: change(before.followedOrganizations), defaults: false });
      return before;
    },
    onSuccess: ({ preferences, words }, { key }) => {
      if (preferences && isLast(client)) client.setQueryData(queries.preferences(key).queryKey, preferences);
      choose(FEED);
      if (words) toast(words);
      announceFollows();
    },
    onError: (error, { key }, before) => {
      console.error('Failed to update organizations', error);
      if (before && isLast(client)) show(client, key, before);
      client.invalidateQueries({ queryKey: queries.preferences(key).queryKey });
    },
    onSettled: (_, __, { key }) => {
      if (isLast(client))
        for (const { queryKey } of [queries.events, queries.sidebar(key)]) client.invalidateQueries({ queryKey });
    },
  });

  const set = async (change: Change<string>) => {
    const key = await ownKey(client);
    const known = client.getQueryData(queries.preferences(key).queryKey)?.followedOrganizations ?? [];
    return mutateAsync({ key, change, known });
  };

  // The caller of a single toggle has nothing to keep open: the boxes have gone back, the reason is logged and the person told.
  const change = (change: Change<string>) => void set(change).catch(() => toast(FAILED));

  return {
    set,
    isPending,
    setOrganization: (organization: Followable, follow: boolean) =>
      change((follows) => toggleOrganization(follows, organization, follow)),
    setSub: (organization: string, sub: string, follow: boolean) =>
      change((follows) => toggleSub(follows, organization, sub, follow)),
    setFeatured: (follow: boolean) => change((follows) => toggleEntry(follows, FEATURED, follow)),
    all: (organizations: Followable[]) => change(() => followAll(organizations)),
    none: () => change(() => []),
  };
};

/** What was `known` to be followed when it was wished is what somebody saw. */
type Wish = { key: string; change: Change<string>; known: string[] };

const FOLLOW = ['follow'];
const FAILED = { title: 'Error', description: 'Failed to update organizations', variant: 'destructive' } as const;

const isLast = (client: QueryClient) => client.isMutating({ mutationKey: FOLLOW }) === 1;

const show = (client: QueryClient, key: string, follows: Pick<Preferences, 'followedOrganizations' | 'defaults'>) => {
  const { followedOrganizations, defaults } = follows;
  client.setQueryData(queries.preferences(key).queryKey, (known) => known && { ...known, followedOrganizations, defaults });
  client.setQueryData(queries.sidebar(key).queryKey, (known) => known && withFollows(known, new Set(followedOrganizations)));
};
