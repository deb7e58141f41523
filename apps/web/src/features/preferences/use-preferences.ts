import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type FeedDefault, followedEntriesOf } from '#libs/contracts';
import { useOwnKey } from '../../lib/account';
import { queries } from '../../lib/queries';

export const usePreferences = () => useQuery(queries.preferences(useOwnKey()));

/** Followed entries, or the town's defaults until a follow changes. Undefined until known, null if that fails. */
export const useMyAlmanacEntries = (): ReadonlySet<string> | null | undefined => {
  const { data: preferences, isPending } = usePreferences();
  const defaults = useQuery(queries.defaults);
  const standIn = preferences?.defaults ? defaults.data : NO_DEFAULTS;
  const entries = useMemo(() => preferences && standIn && followedEntriesOf(preferences, standIn), [preferences, standIn]);
  const isAwaited = isPending || (preferences?.defaults && defaults.isPending);
  return entries ?? (isAwaited ? undefined : null);
};

export const useHasDefaultFollows = (): boolean => {
  const { data: preferences } = usePreferences();
  const { data: defaults } = useQuery(queries.defaults);
  return preferences?.defaults === true && defaults !== undefined && defaults.length > 0;
};

/** Without defaults: the state of all check boxes. */
export const useFollowedEntries = (): ReadonlySet<string> => {
  const { data } = usePreferences();
  return useMemo(() => new Set(data?.followedOrganizations), [data]);
};

export const useSavedEvents = (): ReadonlySet<number> => {
  const { data } = usePreferences();
  return useMemo(() => new Set(data?.savedEvents), [data]);
};

export const useMyAlmanacExtras = (): { saved: ReadonlySet<number>; subcalendars: ReadonlySet<number> } => {
  const { data } = usePreferences();
  return useMemo(() => ({ saved: new Set(data?.savedEvents), subcalendars: new Set(data?.followedSubcalendars) }), [data]);
};

const NO_DEFAULTS: FeedDefault[] = [];
