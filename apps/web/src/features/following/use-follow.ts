import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Preferences, Sidebar } from '#libs/contracts';
import { FEATURED, type Followable, followAll, toggleEntry, toggleOrganization, toggleSub } from '#libs/contracts';
import { api } from '../../lib/api';
import { queries, readPreferences } from '../../lib/queries';
import { sessionKey } from '../../lib/session';
import { PREFERENCES } from '../../lib/shape';
import { toast } from '../../lib/toast';
import { FEED, useChoice } from '../choice/use-choice';
import { announceFollows } from './announce';
import type { Change } from './change';
import { followWords } from './follow-words';

/**
 * Change what is followed. Boxes change at once and go back if the server refuses; the feed is shown once it has agreed.
 * `set` rejects when the call failed.
 */
export const useFollow = () => {
  const client = useQueryClient();
  const { choose } = useChoice();

  const { mutateAsync: set, isPending } = useMutation({
    mutationKey: FOLLOW,
    scope: { id: 'follow' },
    mutationFn: async (change: Change<string>) => {
      const { followedOrganizations: before } = await readPreferences();
      const organizations = change(before);
      const request = { sessionId: sessionKey(), organizations };
      const preferences = await api.post<Preferences>('/organizations/follow', request, PREFERENCES);
      return { preferences, words: followWords(before, organizations) };
    },
    onMutate: async (change) => {
      await Promise.all([client.cancelQueries(queries.preferences), client.cancelQueries(queries.sidebar)]);
      const before = client.getQueryData(queries.preferences.queryKey);
      if (before) show(client, { followedOrganizations: change(before.followedOrganizations), defaults: false });
      return before;
    },
    onSuccess: ({ preferences, words }) => {
      if (isLast(client)) client.setQueryData(queries.preferences.queryKey, preferences);
      choose(FEED);
      if (words) toast(words);
      announceFollows();
    },
    onError: (error, _, before) => {
      console.error('Failed to update organizations', error);
      if (before && isLast(client)) show(client, before);
      client.invalidateQueries({ queryKey: queries.preferences.queryKey });
    },
    onSettled: () => {
      if (isLast(client)) for (const { queryKey } of REFRESHED) client.invalidateQueries({ queryKey });
    },
  });

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

const FOLLOW = ['follow'];
const FAILED = { title: 'Error', description: 'Failed to update organizations', variant: 'destructive' } as const;
const REFRESHED = [queries.events, queries.sidebar];

const isLast = (client: QueryClient) => client.isMutating({ mutationKey: FOLLOW }) === 1;

const show = (client: QueryClient, follows: Pick<Preferences, 'followedOrganizations' | 'defaults'>) => {
  const { followedOrganizations, defaults } = follows;
  client.setQueryData(queries.preferences.queryKey, (known) => known && { ...known, followedOrganizations, defaults });
  client.setQueryData(queries.sidebar.queryKey, (known) => known && withFollows(known, new Set(followedOrganizations)));
};

const withFollows = (sidebar: Sidebar, follows: ReadonlySet<string>): Sidebar => ({
  ...sidebar,
  featured: sidebar.featured && { ...sidebar.featured, followed: follows.has(FEATURED) },
  organizations: sidebar.organizations.map((organization) => {
    const subOrganizations = organization.subOrganizations.map((sub) => ({ ...sub, followed: follows.has(sub.entry) }));
    return {
      ...organization,
      subOrganizations,
      followed: follows.has(organization.name) || subOrganizations.some((sub) => sub.followed),
    };
  }),
});
