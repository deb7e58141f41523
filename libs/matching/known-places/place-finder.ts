import { type Coordinates, kilometersBetween, memoize } from '#libs/contracts';
import { type Place, placeOf } from '../places/place';
import { isHouse, isNoName, isPartOfHouse, isRareName, isTownBody } from '../places/place-words';
import { areInDifferentStates, stateOf } from '../places/states';
import { isSubset, type Words } from '../word-lists';
import { wordSet, wordsOf } from '../words';
import { fullStreetOf } from './full-street';

export type PublishedPlace = Readonly<{ location?: string; address?: string; organization?: string }>;

/** `isOfTown` if the town itself maintains it. */
export type KnownPlace = PublishedPlace & Coordinates & Readonly<{ isOfTown?: boolean }>;

/** Only certain coordinates: of one number, street and town, or of a name that means one place. Not of matches far apart. */
export const createPlaceFinder = (known: readonly KnownPlace[], town: string) => {
  const sites = withoutDefaultCoordinates(
    known.map((place) => ({ ...siteOf(siteKeyOf(place, town)), spot: place, isOfTown: place.isOfTown === true })),
  );
  const byStreet = Map.groupBy(sites, ({ street }) => street ?? '');
  const byName = Map.groupBy(sites, ({ name }) => name);
  const spotAt = memoize((words: string): Coordinates | null => {
    const site = siteOf(words);
    if (site.isOnline) return null;
    const inTown = (one: Site) => isInOneTown(site, one);
    const atStreet = site.street ? (byStreet.get(site.street)?.filter(inTown) ?? []) : [];
    if (atStreet.length > 0) return singleCoordinates(atStreet);
    const named = site.name ? (byName.get(site.name)?.filter((one) => hasSameName(site, one) && inTown(one)) ?? []) : [];
    return site.street && named.some(({ street }) => street) ? null : singleCoordinates(named);
  });
  return (where: PublishedPlace): Coordinates | undefined => spotAt(siteKeyOf(where, town)) ?? undefined;
};

/** Some publishers give the coordinates of their office or of the town's center for all events; these say nothing. */
const withoutDefaultCoordinates = <Known extends Site & { spot: Coordinates }>(sites: readonly Known[]): readonly Known[] =>
  [...Map.groupBy(sites, ({ spot }) => `${spot.latitude} ${spot.longitude}`).values()].flatMap((those) =>
    new Set(those.flatMap(({ street }) => street ?? [])).size > 1 ? [] : those,
  );

/** A place of the same name elsewhere: far from the town although the publisher names no other state. */
export const isNamesake = ({ location = '', address = '' }: PublishedPlace, spot: Coordinates, middle: Coordinates): boolean =>
  !stateOf(address) && !stateOf(location) && kilometersBetween(spot, middle) > MAX_DISTANCE_KM;

const MAX_DISTANCE_KM = 100;

type Site = Readonly<{
  street: string | undefined;
  /** Without rooms; '' if it has no name. */
  name: string;
  properNames: number;
  isCalledAfterTown: boolean;
  organization: string;
  towns: readonly Words[];
  zips: readonly string[];
  state?: string;
  isOnline: boolean;
}>;

const siteKeyOf = ({ location = '', address = '', organization = '' }: PublishedPlace, town: string): string =>
  JSON.stringify([location, address, organization, town]);

/** Not a purpose or an audience: many towns have a fitness center, a tennis court and a music hall. */
const isProperName = (word: string) => isRareName(word) && !isPartOfHouse(word) && !GENERAL_WORDS.has(word);

const GENERAL_WORDS = wordSet(
  `activity adult adults aquatic art arts athletic athletics away auxiliary band baseball basketball bay beach biology book business busy
  cabin campus camp canal chemistry children citizens civic club college community computer conference country court courts craft creek
  culture cultural dance day dining downtown drive education educational engineering environmental equestrian event events
  exercise family farm farmers film fitness food football garden gardens golf gymnasium heritage hill hills historic historical
  history hockey home homes house ice information island kids lacrosse lake language law learning life main mall market media medical
  members men mens mill mountain museum music natural nature nursing ocean office online open performance performing picnic pine
  planetarium play playground pleasant plaza private quad race recital recreation resource restaurant running science shop
  shopping skate skating soccer social softball sport sports spring street student students studio swim swimming
  teaching team technology tech tennis test track trail trails training transit valley village virtual visitor visitors visual
  volleyball walking water welcome wellness women womens wood woods writing yoga ymca zoom`,
);

/** Cached, because most events share a place, and all are examined again after each change. */
const siteOf = memoize((text: string): Site => {
  const [location, address, organization, town] = JSON.parse(text) as [string, string, string, string];
  const home = wordsOf(town);
  const place = placeOf({ location, address }, organization, new Set([home.join(' ')]));
  const words = [...new Set(place.houses.filter((house) => isOfName(house, home)).flat())];
  const names = words.filter((word) => isProperName(word) && !home.includes(word));
  return {
    street: fullStreetOf(address) ?? fullStreetOf(location),
    name: words.some((word) => NO_PLACE_WORDS.has(word)) ? '' : words.toSorted().join(' '),
    properNames: names.length,
    isCalledAfterTown: home.every((word) => words.includes(word)) && words.some(isHouse),
    organization,
    towns: townsOf(place, home),
    zips: place.zips,
    ...(place.state && { state: place.state }),
    isOnline: place.isFar || place.isMobile,
  };
});

/** For 'Oakdale Main - Auditorium, Oakdale Public Library': 'Oakdale Main' only says which part of the building is meant. */
const isOfName = (house: Words, home: Words): boolean => {
  const rest = house.filter((word) => !home.includes(word));
  return rest.length > 1 || rest.some((word) => isHouse(word) || !isNoName(word));
};

const NO_PLACE_WORDS = wordSet(
  'announced determined elsewhere location locations multiple offsite several tba tbd varied varies various',
);

/** A place that names no town is in the town that the organization is named after, or else in this one. */
const townsOf = ({ towns, home: ofOrganization, organization }: Place, home: Words): readonly Words[] => {
  if (towns.length > 0) return towns;
  if (!organization.some((word) => isTownBody(word)) || ofOrganization.length === 0) return [home];
  const at = organization.indexOf(home[0]!);
  const isCalledAfterHome = at >= 0 && home.every((word, i) => organization[at + i] === word);
  if (!isCalledAfterHome) return [ofOrganization];
  const before = organization[at - 1] ?? '';
  return [QUALIFIERS.has(before) ? [before, ...home] : home];
};

/** Before the name of a town these make it another town's name. */
const QUALIFIERS = wordSet('east fort lake lower mount new north old port south upper west');

/** One place: the town maintains it or owns it, two of its words are proper names, or both come from one organization. */
const hasSameName = (site: Site, known: Site & { isOfTown: boolean }): boolean =>
  known.isOfTown ||
  site.isCalledAfterTown ||
  site.properNames >= 2 ||
  (site.properNames > 0 && site.organization !== '' && site.organization === known.organization);

/** A ZIP code has only one street of a name; without ZIP codes the towns must be the same. */
const isInOneTown = (a: Site, b: Site): boolean => {
  if (areInDifferentStates(a, b)) return false;
  if (a.zips.length > 0 && b.zips.length > 0) return a.zips.some((zip) => b.zips.includes(zip));
  return a.towns.some((town) => b.towns.some((other) => town.length === other.length && isSubset(town, other)));
};

const singleCoordinates = (alike: readonly { spot: Coordinates }[]): Coordinates | null => {
  const [first, ...others] = alike.map(({ spot }) => spot);
  const isOne = first && others.every((other) => kilometersBetween(first, other) < SAME_PLACE_KM);
  return isOne ? { latitude: first.latitude, longitude: first.longitude } : null;
};

const SAME_PLACE_KM = 0.2;
