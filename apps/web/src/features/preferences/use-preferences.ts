import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { followedEntries } from '#libs/contracts';
import { queries } from '../../lib/queries';

export const usePreferences = () => useQuery(queries.preferences);

/** What the feed follows: the person's own entries, or the town's defaults while nothing was ever changed. */
export const useFeedEntries = (): ReadonlySet<string> => {
  const { data: preferences } = usePreferences();
  const { data: defaults } = useQuery(queries.defaults);
  return useMemo(() => (preferences ? followedEntries(preferences, defaults ?? []) : NOTHING), [preferences, defaults]);
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

const NOTHING: ReadonlySet<string> = new Set();
