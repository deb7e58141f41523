import { entryOf, parseEntry } from './entry';
import { FEATURED, isHidden, MY_EVENTS } from './special-names';

/** An `Organization` or a `SidebarOrganization`. */
export type Followable = { name: string; subOrganizations: readonly { name: string }[] };

/** The whole list to post after following an organization with all its subs, or unfollowing it and all its subs. */
export const toggleOrganization = (follows: readonly string[], organization: Followable, follow: boolean): string[] =>
  follow ? union(follows, entriesIn(organization)) : follows.filter((entry) => !isOf(organization.name, entry));

/** Only the sub-organization's own entry changes. */
export const toggleSub = (follows: readonly string[], organization: string, sub: string, follow: boolean): string[] =>
  toggleEntry(follows, entryOf(organization, sub), follow);

/** One entry and nothing else, such as 'Featured'. */
export const toggleEntry = (follows: readonly string[], entry: string, follow: boolean): string[] =>
  follow ? union(follows, [entry]) : follows.filter((followed) => followed !== entry);

/** Every organization, every sub-organization and 'Featured'. */
export const followAll = (organizations: readonly Followable[]): string[] => union(organizations.flatMap(entriesIn), [FEATURED]);

/** 'wzy' and 'My Events' can't be followed. */
const entriesIn = ({ name, subOrganizations }: Followable): string[] =>
  isHidden(name) || name === MY_EVENTS ? [] : [name, ...subOrganizations.map((sub) => entryOf(name, sub.name))];

/** Subs that no longer exist go with their organization. */
const isOf = (organization: string, entry: string): boolean =>
  entry === organization || parseEntry(entry).organization === organization;

const union = (entries: readonly string[], more: readonly string[]): string[] => [...new Set([...entries, ...more])];
