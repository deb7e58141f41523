import { memoize } from '#libs/contracts';
import { hasArrivalTime } from './arrival';
import { isTicketSeller } from './arrival-times';
import type { VersionContext } from './match-context';
import { isOpening } from './openings';
import { type Place, placeOf } from './places/place';
import type { PublishedVersion } from './published-version';
import { toVersionTime, type VersionTime } from './time';
import { type Title, toTitle } from './titles/title';

export class ComparableVersion {
  readonly time: VersionTime;
  readonly place: Place;
  readonly page: string | undefined;
  readonly hasSessions: boolean;
  readonly hasArrivalTime: boolean;
  readonly isOfTicketSeller: boolean;
  /** Its title says that a run opens with it. */
  readonly isOpening: boolean;
  /** Its organization has other events at that start. */
  readonly isOneOfSeveral: boolean;
  private titleOfName: Title | undefined;

  constructor(
    readonly version: PublishedVersion,
    { page, hasSessions, isOneOfSeveral, street, towns }: VersionContext,
  ) {
    this.time = toVersionTime(version);
    this.place = readPlace(version, street, towns);
    this.page = page;
    this.hasSessions = hasSessions;
    this.hasArrivalTime = hasArrivalTime(version.name);
    this.isOpening = isOpening(version.name);
    this.isOfTicketSeller = isTicketSeller(version.organization);
    this.isOneOfSeveral = isOneOfSeveral;
  }

  /** Read when it is first compared: most versions never are, and a title takes more memory than the rest. */
  get title(): Title {
    this.titleOfName ??= titlesOf(this.version.organization)(this.version.name);
    return this.titleOfName;
  }
}

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
