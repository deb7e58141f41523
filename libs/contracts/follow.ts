import { parseOrganizationEntry, toOrganizationEntry } from './organization-entry';
import { FEATURED_ENTRY, isHiddenOrganization, OWN_EVENTS_ORGANIZATION } from './reserved-names';

export type Followable = { name: string; subOrganizations: readonly { name: string }[] };

/** The complete new list of entries. Sub-organizations are followed and unfollowed with their organization. */
export const toggleOrganizationFollow = (follows: readonly string[], organization: Followable, follow: boolean): string[] =>
  follow
    ? union(follows, entriesOfOrganization(organization))
    : follows.filter((entry) => !isOfOrganization(organization.name, entry));

/** The complete new list of entries; the organization's own entry does not change. */
export const toggleSubOrganizationFollow = (
  follows: readonly string[],
  organization: string,
  sub: string,
  follow: boolean,
): string[] => toggleEntryFollow(follows, toOrganizationEntry(organization, sub), follow);

export const toggleEntryFollow = (follows: readonly string[], entry: string, follow: boolean): string[] =>
  follow ? union(follows, [entry]) : follows.filter((followed) => followed !== entry);

export const listAllEntries = (organizations: readonly Followable[]): string[] =>
  union(organizations.flatMap(entriesOfOrganization), [FEATURED_ENTRY]);

/** 'wzy' and 'My Events' cannot be followed. */
const entriesOfOrganization = ({ name, subOrganizations }: Followable): string[] =>
  isHiddenOrganization(name) || name === OWN_EVENTS_ORGANIZATION
    ? []
    : [name, ...subOrganizations.map((sub) => toOrganizationEntry(name, sub.name))];

/** Also matches sub-organizations that no longer exist. */
const isOfOrganization = (organization: string, entry: string): boolean =>
  entry === organization || parseOrganizationEntry(entry).organization === organization;

const union = (entries: readonly string[], more: readonly string[]): string[] => [...new Set([...entries, ...more])];
