import { entryOf } from './entry';
import { byName } from './name-order';
import { DEFAULT_DISPLAY_ORDER } from './organization';

type OrderedSub = { name: string; subDisplayOrder?: number };

type OrderedOrganization = { name: string; displayOrder?: number; subOrganizations: readonly OrderedSub[] };

/** Followed first (itself or any of its subs), then the higher display order, then by name. Their subs likewise. */
export const orderOrganizations = <O extends OrderedOrganization>(
  organizations: readonly O[],
  isFollowed: (entry: string) => boolean,
): O[] =>
  organizations
    .map((organization) => placeOf(organization, isFollowed))
    .sort(byPlace)
    .map((place) => place.item);

type Place<T> = { item: T; name: string; followed: boolean; order: number };

const placeOf = <O extends OrderedOrganization>(organization: O, isFollowed: (entry: string) => boolean): Place<O> => {
  const subs = organization.subOrganizations
    .map((sub) => ({
      item: sub,
      name: sub.name,
      followed: isFollowed(entryOf(organization.name, sub.name)),
      order: sub.subDisplayOrder ?? DEFAULT_DISPLAY_ORDER,
    }))
    .sort(byPlace);
  return {
    item: { ...organization, subOrganizations: subs.map((sub) => sub.item) },
    name: organization.name,
    followed: isFollowed(organization.name) || subs.some((sub) => sub.followed),
    order: organization.displayOrder ?? DEFAULT_DISPLAY_ORDER,
  };
};

const byPlace = (a: Place<unknown>, b: Place<unknown>): number =>
  Number(b.followed) - Number(a.followed) || b.order - a.order || byName(a.name, b.name);
