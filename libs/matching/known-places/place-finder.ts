import { type Coordinates, kilometersBetween, remembering } from '#libs/contracts';
import { isHouse, isOfTown, isPartOfHouse, isRareName, isUnnamed } from '../places/kinds';
import { type Place, placeOf } from '../places/place';
import { areInOtherStates, stateOf } from '../places/states';
import { isSubset, type Words } from '../word-lists';
import { wordSet, wordsOf } from '../words';
import { fullStreetOf } from './full-street';

/** What a telling says of where it is. */
export type Whereabouts = Readonly<{ location?: string; address?: string; organization?: string }>;

/** A place of which it is known where it is; of the `town` itself where the town says so, whoever goes there. */
export type KnownPlace = Whereabouts & Coordinates & Readonly<{ isOfTown?: boolean }>;

/**
 * Finds a place among those that are known, only where it is certain: at the same number of the same street in the same town, or
 * under a name that means one place. Known places that are alike and far from each other make nothing certain.
 */
export const placeFinder = (known: readonly KnownPlace[], town: string) => {
  const sites = withoutDefaults(
    known.map((place) => ({ ...siteOf(wordsIn(place, town)), spot: place, isOfTown: place.isOfTown === true })),
  );
  const byStreet = Map.groupBy(sites, ({ street }) => street ?? '');
  const byName = Map.groupBy(sites, ({ name }) => name);
  const spotAt = remembering((words: string): Coordinates | null => {
    const site = siteOf(words);
    if (site.isOnline) return null;
    const inTown = (one: Site) => isInOneTown(site, one);
    const atStreet = site.street ? (byStreet.get(site.street)?.filter(inTown) ?? []) : [];
    if (atStreet.length > 0) return spotOf(atStreet);
    const named = site.name ? (byName.get(site.name)?.filter((one) => isNamed(site, one) && inTown(one)) ?? []) : [];
    return site.street && named.some(({ street }) => street) ? null : spotOf(named);
  });
  return (where: Whereabouts): Coordinates | undefined => spotAt(wordsIn(where, town)) ?? undefined;
};

/** Some publishers tell one spot, that of their office or of the town's middle, for all their events: it says nothing of other places. */
const withoutDefaults = <Known extends Site & { spot: Coordinates }>(sites: readonly Known[]): readonly Known[] =>
  [...Map.groupBy(sites, ({ spot }) => `${spot.latitude} ${spot.longitude}`).values()].flatMap((those) =>
    new Set(those.flatMap(({ street }) => street ?? [])).size > 1 ? [] : those,
  );

/** Coordinates that a publisher tells of a place in no other state, and that are far from the town, are those of a namesake. */
export const isNamesake = ({ location = '', address = '' }: Whereabouts, spot: Coordinates, middle: Coordinates): boolean =>
  !stateOf(address) && !stateOf(location) && kilometersBetween(spot, middle) > FAR_KM;

const FAR_KM = 100;

type Site = Readonly<{
  street: string | undefined;
  /** Of its houses, without its rooms; '' where it names none. */
  name: string;
  properNames: number;
  isCalledAfterTown: boolean;
  organization: string;
  towns: readonly Words[];
  zips: readonly string[];
  state?: string;
  isOnline: boolean;
}>;

/** All that a site is read from, as one text. */
const wordsIn = ({ location = '', address = '', organization = '' }: Whereabouts, town: string): string =>
  JSON.stringify([location, address, organization, town]);

/** It is a name, and not what a place is for or who comes there: many towns have a fitness center, a tennis court and a music hall. */
const isProperName = (word: string) => isRareName(word) && !isPartOfHouse(word) && !GENERAL.has(word);

const GENERAL = wordSet(
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

/** Most events are where others are, and all of them are looked at again after a change of one. */
const siteOf = remembering((text: string): Site => {
  const [location, address, organization, town] = JSON.parse(text) as [string, string, string, string];
  const home = wordsOf(town);
  const place = placeOf({ location, address }, organization, new Set([home.join(' ')]));
  const words = [...new Set(place.houses.filter((house) => isOfName(house, home)).flat())];
  const names = words.filter((word) => isProperName(word) && !home.includes(word));
  return {
    street: fullStreetOf(address) ?? fullStreetOf(location),
    name: words.some((word) => NOWHERE.has(word)) ? '' : words.toSorted().join(' '),
    properNames: names.length,
    isCalledAfterTown: home.every((word) => words.includes(word)) && words.some(isHouse),
    organization,
    towns: townsOf(place, home),
    zips: place.zips,
    ...(place.state && { state: place.state }),
    isOnline: place.isFar || place.isMobile,
  };
});

/** 'Oakdale Main', of 'Oakdale Main - Auditorium, Oakdale Public Library', says only which part of a house is meant. */
const isOfName = (house: Words, home: Words): boolean => {
  const rest = house.filter((word) => !home.includes(word));
  return rest.length > 1 || rest.some((word) => isHouse(word) || !isUnnamed(word));
};

const NOWHERE = wordSet(
  'announced determined elsewhere location locations multiple offsite several tba tbd varied varies various',
);

/** Who names no town means the one that their organization is called after, or else this one. */
const townsOf = ({ towns, home: ofOrganization, organization }: Place, home: Words): readonly Words[] => {
  if (towns.length > 0) return towns;
  if (!organization.some((word) => isOfTown(word)) || ofOrganization.length === 0) return [home];
  const at = organization.indexOf(home[0]!);
  const isCalledAfterHome = at >= 0 && home.every((word, i) => organization[at + i] === word);
  if (!isCalledAfterHome) return [ofOrganization];
  const before = organization[at - 1] ?? '';
  return [QUALIFIERS.has(before) ? [before, ...home] : home];
};

/** Before the name of a town they make it another's. */
const QUALIFIERS = wordSet('east fort lake lower mount new north old port south upper west');

/** One name is one place where the town says so, where it is the town's own, where two words of it are names, and in one mouth. */
const isNamed = (site: Site, known: Site & { isOfTown: boolean }): boolean =>
  known.isOfTown ||
  site.isCalledAfterTown ||
  site.properNames >= 2 ||
  (site.properNames > 0 && site.organization !== '' && site.organization === known.organization);

/** One ZIP code has one street of a name; without it towns have to be the same. */
const isInOneTown = (a: Site, b: Site): boolean => {
  if (areInOtherStates(a, b)) return false;
  if (a.zips.length > 0 && b.zips.length > 0) return a.zips.some((zip) => b.zips.includes(zip));
  return a.towns.some((town) => b.towns.some((other) => town.length === other.length && isSubset(town, other)));
};

const spotOf = (alike: readonly { spot: Coordinates }[]): Coordinates | null => {
  const [first, ...others] = alike.map(({ spot }) => spot);
  const isOne = first && others.every((other) => kilometersBetween(first, other) < ONE_PLACE_KM);
  return isOne ? { latitude: first.latitude, longitude: first.longitude } : null;
};

const ONE_PLACE_KM = 0.2;
