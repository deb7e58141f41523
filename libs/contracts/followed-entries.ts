import type { FeedDefault } from './organization';
import { toOrganizationEntry } from './organization-entry';
import type { Preferences } from './preferences';

/** Includes the town's defaults until the first change. Choosing a collection district does not end them. */
export const followedEntriesOf = (
  preferences: Pick<Preferences, 'followedOrganizations' | 'defaults'>,
  defaults: readonly FeedDefault[],
): ReadonlySet<string> =>
  new Set([
    ...(preferences.defaults ? defaults.map((each) => toOrganizationEntry(each.organization, each.subOrganization)) : []),
    ...preferences.followedOrganizations,
  ]);
