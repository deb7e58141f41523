import { memoize } from '#libs/contracts';
import { hasArrivalTime } from './arrival';
import { isTicketSeller } from './arrival-times';
import type { VersionContext } from './match-context';
import { type Place, placeOf } from './places/place';
import type { PublishedVersion } from './published-version';
import { toVersionTime, type VersionTime } from './time';
import { type Title, toTitle } from './titles/title';

export type ComparableVersion = Readonly<{
  version: PublishedVersion;
  title: Title;
  time: VersionTime;
  place: Place;
  page?: string;
  hasSessions: boolean;
  hasArrivalTime: boolean;
  isOfTicketSeller: boolean;
  /** Its organization has other events at that start. */
  isOneOfSeveral: boolean;
}>;

export const toComparable = (
  version: PublishedVersion,
  { page, hasSessions, isOneOfSeveral, street, towns }: VersionContext,
): ComparableVersion => ({
  version,
  title: titlesOf(version.organization)(version.name),
  time: toVersionTime(version),
  place: readPlace(version, street, towns),
  hasSessions,
  hasArrivalTime: hasArrivalTime(version.name),
  isOfTicketSeller: isTicketSeller(version.organization),
  isOneOfSeveral,
  ...(page && { page }),
});

/** Occurrences of a series have one title and one place, which are read once. */
const titlesOf = memoize((organization: string) => memoize((name: string) => toTitle(name, organization)));

const readPlace = (
  { location, address, organization }: PublishedVersion,
  street: string | undefined,
  towns: ReadonlySet<string>,
): Place => {
  const known = placesByTowns.get(towns) ?? new Map<string, Place>();
  placesByTowns.set(towns, known);
  const key = JSON.stringify([location, address, organization, street]);
  const place = known.get(key) ?? placeOf({ location, address }, organization, towns, street);
  known.set(key, place);
  return place;
};

const placesByTowns = new WeakMap<ReadonlySet<string>, Map<string, Place>>();
