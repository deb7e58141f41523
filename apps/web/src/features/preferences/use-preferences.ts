import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type FeedDefault, followedEntriesOf } from '#libs/contracts';
import { useOwnKey } from '../../lib/account';
import { queries } from '../../lib/queries';

export const usePreferences = () => useQuery(queries.preferences(useOwnKey()));

/** What My Almanac shows: the followed entries, or the town's defaults until the first change. Undefined while loading, null if that failed. */
export const useMyAlmanacEntries = (): ReadonlySet<string> | null | undefined => {
  const { data: preferences, isPending } = usePreferences();
  const townDefaults = useQuery(queries.defaults);
  const usesDefaults = preferences?.defaults === true;
  const defaultsInUse = usesDefaults ? townDefaults.data : NO_DEFAULTS;
  const entries = useMemo(
    () => preferences && defaultsInUse && followedEntriesOf(preferences, defaultsInUse),
    [preferences, defaultsInUse],
  );
  const isAwaited = isPending || (usesDefaults && townDefaults.isPending);
  return entries ?? (isAwaited ? undefined : null);
};

export const useHasDefaultFollows = (): boolean => {
  const { data: preferences } = usePreferences();
  const { data: defaults } = useQuery(queries.defaults);
  return preferences?.defaults === true && defaults !== undefined && defaults.length > 0;
};

export const useExplicitFollows = (): ReadonlySet<string> => {
  const { data } = usePreferences();
  return useMemo(() => new Set(data?.followedOrganizations), [data]);
};

export const useSavedEvents = (): ReadonlySet<number> => {
  const { data } = usePreferences();
  return useMemo(() => new Set(data?.savedEvents), [data]);
};

export const useSavedAndSubcalendars = (): { saved: ReadonlySet<number>; subcalendars: ReadonlySet<number> } => {
  const { data } = usePreferences();
  return useMemo(() => ({ saved: new Set(data?.savedEvents), subcalendars: new Set(data?.followedSubcalendars) }), [data]);
};

const NO_DEFAULTS: FeedDefault[] = [];
