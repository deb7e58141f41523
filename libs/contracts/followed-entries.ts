import { entryOf } from './entry';
import type { FeedDefault } from './organization';
import type { Preferences } from './preferences';

/** What a person follows; the town's defaults until they change a follow for the first time, beside what came with their collection district. */
export const followedEntries = (
  preferences: Pick<Preferences, 'followedOrganizations' | 'defaults'>,
  defaults: readonly FeedDefault[],
): ReadonlySet<string> =>
  new Set([
    ...(preferences.defaults ? defaults.map((each) => entryOf(each.organization, each.subOrganization)) : []),
    ...preferences.followedOrganizations,
  ]);
