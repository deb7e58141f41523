import type { Followable } from './follow';
import { formatCount } from './format-number';
import { toOrganizationEntry } from './organization-entry';

export const isOrganizationSelected = (organization: Followable, follows: Iterable<string>): boolean =>
  isSelectedIn(new Set(follows))(organization);

/** 'Featured' is not counted. */
export const countSelectedOrganizations = (organizations: readonly Followable[], follows: Iterable<string>): number =>
  organizations.filter(isSelectedIn(new Set(follows))).length;

export const formatSelectedCount = (count: number): string => `${formatCount(count, 'organization')} selected`;

const isSelectedIn =
  (follows: ReadonlySet<string>) =>
  ({ name, subOrganizations }: Followable): boolean =>
    follows.has(name) || subOrganizations.some((sub) => follows.has(toOrganizationEntry(name, sub.name)));
