import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type FeedDefault, followedEntries } from '#libs/contracts';
import { useOwnKey } from '../../lib/account';
import { queries } from '../../lib/queries';

export const usePreferences = () => useQuery(queries.preferences(useOwnKey()));

/**
 * What the feed follows: the person's own entries, or the town's defaults while nothing was ever changed. Undefined until that
 * is known, null when nobody can say.
 */
export const useFeedEntries = (): ReadonlySet<string> | null | undefined => {
  const { data: preferences, isPending } = usePreferences();
  const defaults = useQuery(queries.defaults);
  const standIn = preferences?.defaults ? defaults.data : NONE;
  const known = useMemo(() => preferences && standIn && followedEntries(preferences, standIn), [preferences, standIn]);
  const isAwaited = isPending || (preferences?.defaults && defaults.isPending);
  return known ?? (isAwaited ? undefined : null);
};

/** Whether the town's defaults stand in for what the person follows. */
export const useDefaultsStandIn = (): boolean => {
  const { data: preferences } = usePreferences();
  const { data: defaults } = useQuery(queries.defaults);
  return preferences?.defaults === true && defaults !== undefined && defaults.length > 0;
};

/** What the person chose to follow, and nothing else: the state of every check box. */
export const useFollowed = (): ReadonlySet<string> => {
  const { data } = usePreferences();
  return useMemo(() => new Set(data?.followedOrganizations), [data]);
};

export const useSavedEvents = (): ReadonlySet<number> => {
  const { data } = usePreferences();
  return useMemo(() => new Set(data?.savedEvents), [data]);
};

/** What the feed has beside the events of the entries it follows. */
export const useFeedExtras = (): { saved: ReadonlySet<number>; subcalendars: ReadonlySet<number> } => {
  const { data } = usePreferences();
  return useMemo(() => ({ saved: new Set(data?.savedEvents), subcalendars: new Set(data?.followedSubcalendars) }), [data]);
};

const NONE: FeedDefault[] = [];
