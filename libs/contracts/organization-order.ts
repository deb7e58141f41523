import { compareNames } from './compare-names';
import { DEFAULT_DISPLAY_ORDER } from './organization';
import { toOrganizationEntry } from './organization-entry';

type OrderedSub = { name: string; subDisplayOrder?: number };

type OrderedOrganization = { name: string; displayOrder?: number; subOrganizations: readonly OrderedSub[] };

/** Followed (itself or a sub-organization) first, then by display order (higher first), then by name. Sub-organizations alike. */
export const sortOrganizations = <O extends OrderedOrganization>(
  organizations: readonly O[],
  isFollowed: (entry: string) => boolean,
): O[] =>
  organizations
    .map((organization) => sortKeyOf(organization, isFollowed))
    .sort(compareSortKeys)
    .map((place) => place.item);

type SortKey<T> = { item: T; name: string; followed: boolean; order: number };

const sortKeyOf = <O extends OrderedOrganization>(organization: O, isFollowed: (entry: string) => boolean): SortKey<O> => {
  const subs = organization.subOrganizations
    .map((sub) => ({
      item: sub,
      name: sub.name,
      followed: isFollowed(toOrganizationEntry(organization.name, sub.name)),
      order: sub.subDisplayOrder ?? DEFAULT_DISPLAY_ORDER,
    }))
    .sort(compareSortKeys);
  return {
    item: { ...organization, subOrganizations: subs.map((sub) => sub.item) },
    name: organization.name,
    followed: isFollowed(organization.name) || subs.some((sub) => sub.followed),
    order: organization.displayOrder ?? DEFAULT_DISPLAY_ORDER,
  };
};

const compareSortKeys = (a: SortKey<unknown>, b: SortKey<unknown>): number =>
  Number(b.followed) - Number(a.followed) || b.order - a.order || compareNames(a.name, b.name);
