import type { FeedDefault } from './organization';
import { toOrganizationEntry } from './organization-entry';
import type { Preferences } from './preferences';

/**
 * The entries a resident follows, including the town's defaults until the first change. Choosing a collection district adds its
 * entry without ending the defaults.
 */
export const followedEntriesOf = (
  preferences: Pick<Preferences, 'followedOrganizations' | 'defaults'>,
  defaults: readonly FeedDefault[],
): ReadonlySet<string> =>
  new Set([
    ...(preferences.defaults ? defaults.map((each) => toOrganizationEntry(each.organization, each.subOrganization)) : []),
    ...preferences.followedOrganizations,
  ]);
