import type { ComparableVersion } from './comparable-version';
import { isName, kindOfHost } from './places/place-words';
import { saintOf } from './spelling';
import { areDisjoint, isSubset, type Words } from './word-lists';
import { hasTranslations } from './words';

/**
 * 'Iglesia Cristo Rey' and 'Grace Lutheran Church' in one house, each with a program in its own language. A church may write in both,
 * and two may have a program together, of which one names the other.
 */
export const areOfTwoCongregations = (a: ComparableVersion, b: ComparableVersion): boolean =>
  (isOfOtherLanguage(a, b) || isOfOtherLanguage(b, a)) &&
  areDisjoint(nameOfChurch(a), nameOfChurch(b)) &&
  !namesChurch(a, nameOfChurch(b)) &&
  !namesChurch(b, nameOfChurch(a));

const isOfOtherLanguage = (one: ComparableVersion, other: ComparableVersion) =>
  isChurchIn(one, true) &&
  isChurchIn(other, false) &&
  hasTranslations(one.title.unmarked) &&
  !hasTranslations(other.title.unmarked);

const isChurchIn = ({ place: { organization }, version }: ComparableVersion, isTranslated: boolean) =>
  organization.some((word) => kindOfHost(word) === 'church') && hasTranslations(version.organization) === isTranslated;

const nameOfChurch = ({ place: { organization, home } }: ComparableVersion): Words =>
  organization
    .filter((word) => word !== 'st' && isName(word) && kindOfHost(word) !== 'church' && !home.includes(word))
    .flatMap((word) => saintOf(word) ?? []);

const namesChurch = ({ title, place }: ComparableVersion, name: Words) => isSubset(name, [...title.all, ...place.words]);
