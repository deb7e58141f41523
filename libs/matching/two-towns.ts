import type { Place } from './places/place';
import { isNoName, isRareName } from './places/place-words';
import { areInOneTown } from './places/towns';
import { areNamesakes } from './titles/namesakes';
import { isOncePerTown } from './titles/once-per-town';
import { isTelling, isWordReplaced } from './titles/similar-titles';
import { haveSingleKind } from './titles/single-events';
import type { Title } from './titles/title';
import { isSignificant } from './titles/title-words';
import { areDisjoint, haveEqualWords, isSubset, type Words, withoutWords } from './word-lists';
import { wordSet } from './words';

type EventOfTown = Readonly<{ title: Title; place: Place }>;

/** A title or an organization says which of two towns; only a place with a rare name says that the event is one. */
export const areEventsOfTwoTowns = (a: EventOfTown, b: EventOfTown): boolean =>
  !rareNamesOf(a).some((name) => rareNamesOf(b).includes(name)) &&
  (areNamesakes(a.title, b.title) ||
    areOfSistersByTown(a.place, b.place) ||
    (!haveOneAddress(a.place, b.place) &&
      (areOfKnownTowns(a, b) ||
        (isMarket(a.title) && isMarket(b.title) && !isListedByCounty(a, b) && isOfOtherTown(a, b) && isOfOtherTown(b, a)) ||
        isOnceInOtherTown(a, b) ||
        isOnceInOtherTown(b, a) ||
        namesOtherTown(a, b) ||
        namesOtherTown(b, a))));

/** A number and a street of one town, whichever towns the titles and the publishers are called after. */
const haveOneAddress = (a: Place, b: Place) => a.street !== undefined && a.street === b.street && areInOneTown(a, b);

const rareNamesOf = ({ place: { houses, rooms } }: EventOfTown) =>
  [...houses, ...rooms].flat().filter((word) => isRareName(word) && !TOWN_WORDS.has(word));

/** A green and a market are names of places, but every town has them. */
const TOWN_WORDS = wordSet('avenue downtown green landing market marketplace plaza road square st street town village');

/** 'Visit Mills' and 'Visit Falls'. */
const areOfSistersByTown = (a: Place, b: Place) => {
  const [kindOfA, kindOfB] = [withoutWords(a.organization, a.home), withoutWords(b.organization, b.home)];
  return areDisjoint(a.home, b.home) && kindOfA.length > 0 && isSubset(kindOfA, kindOfB) && isSubset(kindOfB, kindOfA);
};

/** What a club or a library announces without a town is in its own: the tree lighting 'on the green'. */
const areOfKnownTowns = (a: EventOfTown, b: EventOfTown) =>
  areDisjoint(a.place.ownTown, b.place.ownTown) &&
  (a.place.street === undefined || a.place.street !== b.place.street) &&
  !a.place.isFar &&
  !b.place.isFar &&
  !isMentioned(a.place.ownTown, b) &&
  !isMentioned(b.place.ownTown, a);

const isMentioned = (town: Words, { title, place: { towns, words } }: EventOfTown) =>
  [...title.all, ...words, ...towns.flat()].some((word) => town.includes(word));

const isKindOfStreet = (word: string) => word === 'st' || word === 'avenue' || word === 'road';

/** 'Fourth of July Parade, Dry Fork' that begins at the Dry Fork hall, and the parade of the city of Harlan Wells. */
const isOnceInOtherTown = ({ title, place }: EventOfTown, other: EventOfTown) => {
  const named = title.all.filter((word) => isRareName(word) && place.words.includes(word));
  return (
    ([title, other.title].every(({ all }) => all.some(isOncePerTown)) ||
      (other.place.street === undefined && isHouseCalledAfterTown(place, named) && haveSingleKind(title, other.title))) &&
    other.place.home.length > 0 &&
    named.length > 0 &&
    areDisjoint(named, [...other.title.all, ...other.place.words, ...other.place.towns.flat(), ...other.place.home]) &&
    areDisjoint(other.place.home, [...title.all, ...place.words, ...place.towns.flat(), ...place.home])
  );
};

/** 'Dry Fork School' or 'Dry Fork Park', but not 'Lowry Farm'. */
const isHouseCalledAfterTown = ({ words }: Place, town: Words) => {
  const kinds = withoutWords(words, town);
  return kinds.every(isNoName) && kinds.some((word) => HOUSES_OF_TOWN.has(word));
};

const HOUSES_OF_TOWN = wordSet('center city community elementary fire hall library park school town village');

const isMarket = ({ all }: Title) => all.some((word) => /^markets?$/.test(word));

/** The publisher of a region says in the title or in the place in which town it is. */
const isOfOtherTown = (one: EventOfTown, other: EventOfTown) => {
  const town = townOf(one);
  return areDisjoint(town, townOf(other)) && !isMentioned(town, other);
};

/** A county's council announces the market of a town at the place where the town has it. */
const isListedByCounty = ({ place: a }: EventOfTown, { place: b }: EventOfTown) =>
  [a, b].some(({ organization }) => organization.includes('county')) && a.words.length > 0 && haveEqualWords(a.words, b.words);

/** 'Mills' of the 'Mills Farmers Market', but none of a 'Pecan Street Market'. */
const townOf = ({ title, place: { home, organization } }: EventOfTown) =>
  home.length === 0 && !organization.some(isKindOfStreet) && isSubset(organization.slice(-1), title.all)
    ? withoutWords(organization, title.all)
    : home;

/** 'Mills Farmers Market' by a publisher of Mills, 'Falls Farmers Market' by any that is not in Mills. */
const namesOtherTown = ({ title, place: { home } }: EventOfTown, { title: other, place }: EventOfTown) => {
  const [words, others] = [namesIn(title), namesIn(other)];
  const unnamed = withoutWords(words, [...others, ...place.home, ...place.towns.flat()]);
  const towns = unnamed.filter((word) => home.includes(word));
  // A part of the name of a publisher may be its subject, which stands before a word of the other: 'Coin Show', 'Stamp Show'.
  const sides = isSubset(home, title.all) ? undefined : BEFORE;
  return towns.length > 0 && isWordReplaced(words, towns, others, withoutWords(others, words), undefined, sides);
};

const BEFORE = [-1];

const namesIn = ({ all }: Title): Words => all.filter((word) => isSignificant(word) && isTelling(word));
