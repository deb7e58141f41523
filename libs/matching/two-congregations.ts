import type { ComparableVersion } from './comparable-version';
import { isName, kindOfHost } from './places/place-words';
import { saintOf } from './spelling';
import { areDisjoint, isSubset, type Words } from './word-lists';
import { hasTranslations, wordSet } from './words';

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
  isSpanishCongregation(one) && isChurch(other) && hasTranslations(one.title.unmarked) && !hasTranslations(other.title.unmarked);

const isSpanishCongregation = ({ place: { organization }, version }: ComparableVersion) =>
  organization.some((word) => SPANISH_CONGREGATIONS.has(word)) ||
  (organization.some((word) => isChurchWord(word) || CONGREGATIONS.has(word)) && hasTranslations(version.organization));

const isChurch = ({ place: { organization }, version }: ComparableVersion) =>
  organization.some(isChurchWord) && !hasTranslations(version.organization);

const isChurchWord = (word: string) => kindOfHost(word) === 'church';

/** In a Spanish name, where they are translated: 'Asamblea de Dios', 'Comunidad Cristiana'. */
const CONGREGATIONS = wordSet('assembly chapel christian worship');

const SPANISH_CONGREGATIONS = wordSet('ministerio ministerios tabernaculo');

const nameOfChurch = ({ place: { organization, home } }: ComparableVersion): Words =>
  organization
    .filter((word) => word !== 'st' && isName(word) && !isChurchWord(word) && !home.includes(word))
    .flatMap((word) => saintOf(word) ?? []);

const namesChurch = ({ title, place }: ComparableVersion, name: Words) => isSubset(name, [...title.all, ...place.words]);
