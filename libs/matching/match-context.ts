import { memoize } from '#libs/contracts';
import { toEventPage } from './event-page';
import { zipCodesIn } from './places/place';
import { segmentsOf } from './places/segments';
import { removeStreet, streetOfAddress } from './places/street';
import type { PublishedVersion } from './published-version';

/** What is only visible from all published versions together. */
export type MatchContext = Readonly<{
  /** Pages that one source gives for two events that begin together: rooms, branches or groups that share a page. */
  lists: ReadonlySet<string>;
  /** Pages that one source gives for two times on one day: sessions. */
  sessions: ReadonlySet<string>;
  /** Starts at which one source has several events of one organization, by `startKeyOf`. */
  shared: ReadonlySet<string>;
  /** Names that occur before a state. */
  towns: ReadonlySet<string>;
  /** ZIP codes of all addresses. */
  zips: ReadonlySet<string>;
  /** By location, of those that have one street in all events. */
  streets: ReadonlyMap<string, string>;
}>;

/** What it shows of one version. `page` is that of the event, without those that are lists. */
export type VersionContext = Readonly<{
  page: string | undefined;
  hasSessions: boolean;
  isOneOfSeveral: boolean;
  /** That of its location in other events. */
  street: string | undefined;
  towns: ReadonlySet<string>;
}>;

export const contextOf = (
  version: PublishedVersion,
  { lists, sessions, shared, towns, zips, streets }: MatchContext,
): VersionContext => {
  const page = toEventPage(version.url, zips);
  return {
    page: page !== undefined && !lists.has(page) ? page : undefined,
    hasSessions: page !== undefined && sessions.has(page),
    isOneOfSeveral: shared.has(startKeyOf(version)),
    street: streets.get(version.location ?? ''),
    towns,
  };
};

export const isSameContext = (one: VersionContext, other: VersionContext): boolean =>
  one.page === other.page &&
  one.hasSessions === other.hasSessions &&
  one.isOneOfSeveral === other.isOneOfSeveral &&
  one.street === other.street &&
  one.towns === other.towns;

export const createMatchContext = (versions: readonly PublishedVersion[]): MatchContext => {
  const starts = new Map<string, string | undefined>();
  const sessions = new Set<string>();
  const seen = new Set<string>();
  const lists = new Set<string>();
  const towns = new Set<string>();
  const starting = new Set<string>();
  const shared = new Set<string>();
  const zips = new Set(versions.flatMap(({ location = '', address = '' }) => [...zipsIn(location), ...zipsIn(address)]));
  const streetsByLocation = new Map<string, Set<string>>();
  for (const version of versions) {
    const { source, date, startTime, url, location = '', address = '' } = version;
    const start = startKeyOf(version);
    if (starting.has(start)) shared.add(start);
    starting.add(start);
    for (const text of [location, address]) for (const town of townsIn(text)) towns.add(town);
    const street = streetOfAddress(address);
    if (location && street) streetsByLocation.set(location, (streetsByLocation.get(location) ?? new Set()).add(street));
    const page = toEventPage(url, zips);
    if (!page) continue;
    const key = `${source} ${startTime ?? date} ${page}`;
    if (seen.has(key)) lists.add(page);
    seen.add(key);
    const day = `${source} ${date} ${page}`;
    if (starts.has(day) && starts.get(day) !== startTime) sessions.add(page);
    starts.set(day, startTime);
  }
  const streets = new Map(
    [...streetsByLocation].flatMap(([location, all]) => (all.size === 1 ? [[location, [...all][0]!]] : [])),
  );
  return { lists, sessions, shared, towns, zips, streets };
};

/** Most locations occur many times. */
const zipsIn = memoize(zipCodesIn);

const townsIn = memoize((text: string) => segmentsOf(removeStreet(text)).towns.map((town) => town.join(' ')));

const startKeyOf = ({ source, organization, date, startTime }: PublishedVersion) =>
  `${source} ${organization} ${startTime ?? date}`;
