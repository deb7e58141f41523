import { haveDifferentAudiences, isAudienceWord } from '../audience';
import { stemOf } from '../forms';
import { isSubset, withoutWords } from '../word-lists';
import { ageRangesOfWords, haveDisjointAges } from './ages';
import { areBodyAndPart, areDifferentBoards, areYoungAndOldGroup } from './bodies';
import { areForTwoCauses } from './causes';
import { commonWords } from './common-words';
import { haveDifferentEnds } from './cut-title';
import { haveDifferentDistances } from './distances';
import { isDistinctiveWord, isOccasion, isOptionalWord } from './distinctive-words';
import { eventKindOf, isEventKind } from './event-kinds';
import { areDifferentFilms, isFilmAnnouncementWord } from './films';
import { areTwoNamesakes, findGivenNames, type GivenNames } from './given-names';
import { areDifferentBodies } from './governing-bodies';
import { honorTwoPersons } from './honored-persons';
import { isInitialsOfPublisher } from './initials';
import { areDifferentSessions } from './kinds-of-session';
import { areInTwoLanguages } from './languages';
import { haveDifferentNumbers, haveDifferentParts, numbersBeside } from './numbers';
import { haveDifferentOpponents } from './opponents';
import { areDifferentParades } from './parades';
import { isPreparation } from './preparations';
import { isBesideOther } from './side-events';
import { areSimilarTitles, isTelling } from './similar-titles';
import { areOfTwoSponsors } from './sponsors';
import { areTwoParts, isPartOfOther } from './sub-events';
import { isSideEvent, isSideOfBilingual, sharedSubjectOf } from './subjects';
import { haveDifferentHeads, haveDifferentTails } from './tails';
import type { Title } from './title';
import { isSignificant } from './title-words';
import { goInTwoWays } from './ways-of-travel';

export type TitleLikeness = Readonly<{
  kind: 'same' | 'contained' | 'similar' | 'other' | 'unlike' | 'apart';
  /** Common words that distinguish this event from most others. */
  telling: number;
  shared: number;
  /** One title names the publisher of the other. */
  isNamed: boolean;
}>;

/** Without words for publisher and audience. Two events if both name a number, level or audience and these differ. */
export const compareTitles = (a: Title, b: Title, places: readonly string[] = []): TitleLikeness => {
  if (areDifferentEvents(a, b)) return APART_LIKENESS;
  const organizations = [...a.organization, ...b.organization, ...initialsOfOrganizations(a, b)];
  const names = findGivenNames(a.persons, b.persons);
  const compareWithout = (unsaid: readonly string[]) => {
    const others = new Set(unsaid.map(stemOf));
    return compareWords(a, b, coreOf(a, others, [a, b]), coreOf(b, others, [a, b]), names);
  };
  const first = compareWithout(organizations);
  if (first.kind === 'same' && first.telling >= MAX_TELLING) return first;
  const ways = [first, ...(places.length > 0 ? [compareWithout([...organizations, ...places])] : []), compareWithout([])];
  const alike = ways.filter(({ kind }) => kind !== 'other');
  if (alike.length === 0) return ways.at(-1)!;
  const most = (count: 'telling' | 'shared') => Math.max(...alike.map((likeness) => likeness[count]));
  const closest = alike.find(({ kind }) => kind === 'same') ?? alike[0]!;
  const kind = isSideOfBilingual(a, b) ? 'same' : closest.kind;
  return { ...closest, kind, telling: most('telling'), shared: most('shared') };
};

/** Undefined if no subject of one occurs in the other. */
export const compareSubjects = (a: Title, b: Title): TitleLikeness | undefined => {
  const shared = sharedSubjectOf(a, b);
  return shared && { kind: 'contained', telling: shared.filter(isDistinctiveWord).length, shared: shared.length, isNamed: false };
};

/** No rule asks for more. */
const MAX_TELLING = 2;

/** For titles of one place and time. Undefined if each of them is about something else as well. */
export const compareSimilarTitles = (a: Title, b: Title, places: readonly string[]): TitleLikeness | undefined => {
  if (isSideEvent(a) !== isSideEvent(b)) return undefined;
  const others = new Set([...a.presenter, ...b.presenter, ...places].map(stemOf));
  const [ofA, ofB] = [coreOf(a, others, [a, b]), coreOf(b, others, [a, b])];
  const [namesOfA, namesOfB] = findGivenNames(a.persons, b.persons);
  const [sharedByA, sharedByB] = [commonWords(ofA, a, ofB, b, namesOfA), commonWords(ofB, b, ofA, a, namesOfB)];
  const organizations = [...a.organization, ...b.organization];
  const isSaying =
    ({ bound }: Title, shared: readonly string[]) =>
    (word: string) =>
      shared.includes(word) || bound.includes(word) || !organizations.includes(word);
  const [sayingA, sayingB] = [ofA.filter(isSaying(a, sharedByA)), ofB.filter(isSaying(b, sharedByB))];
  if (!areSimilarTitles(sayingA, sharedByA, sayingB, sharedByB)) return undefined;
  return { kind: 'similar', telling: sharedByA.filter(isTelling).length, shared: sharedByA.length, isNamed: false };
};

const areDifferentEvents = (a: Title, b: Title) =>
  haveDifferentAudiences(a.audience, b.audience) ||
  haveDisjointAges(agesOf(a), agesOf(b)) ||
  areBodyAndPart(a.all, b.all) ||
  isPreparation(a) !== isPreparation(b) ||
  isBesideOther(a, b) ||
  isPartOfOther(a, b) ||
  areTwoParts(a, b) ||
  areDifferentSessions(a, b) ||
  haveDifferentParts(a.all, b.all) ||
  haveDifferentDistances(a.all, b.all) ||
  haveDifferentNumbers(numbersBeside(a, b), numbersBeside(b, a)) ||
  haveDifferentNumbers(a.hours, b.hours) ||
  haveDifferentOpponents(a, b) ||
  areDifferentFilms(a, b) ||
  areDifferentParades(a, b) ||
  haveDifferentTails(a, b) ||
  haveDifferentEnds(a, b) ||
  areInTwoLanguages(a, b) ||
  haveDifferentHeads(a, b) ||
  areYoungAndOldGroup(a.all, b.all) ||
  areDifferentBoards(a, b) ||
  areDifferentBodies(a, b) ||
  areOfTwoSponsors(a, b) ||
  honorTwoPersons(a, b) ||
  goInTwoWays(a, b) ||
  areForTwoCauses(a, b) ||
  areTwoNamesakes(a, b);

const agesOf = ({ ages, audience }: Title) => (ages.length > 0 ? ages : ageRangesOfWords(audience.get('age')));

/** 'LRHS' in a title, if Lakota Ridge High School is the publisher. */
export const initialsOfOrganizations = (a: Title, b: Title): string[] =>
  [...a.capitals, ...b.capitals].filter((word) => [a, b].some((title) => isInitialsOfPublisher(word, title)));

const compareWords = (
  a: Title,
  b: Title,
  ofA: readonly string[],
  ofB: readonly string[],
  [namesOfA, namesOfB]: GivenNames,
): TitleLikeness => {
  const [sharedByA, sharedByB] = [commonWords(ofA, a, ofB, b, namesOfA), commonWords(ofB, b, ofA, a, namesOfB)];
  const [saidA, saidB] = [isMentioned(ofA, sharedByA, ofB), isMentioned(ofB, sharedByB, ofA)];
  const isOther = ofA.length === 0 || ofB.length === 0 || !(saidA || saidB);
  const sides = saidA === saidB ? [sharedByA, sharedByB] : [saidA ? sharedByA : sharedByB];
  const telling = Math.min(...sides.map((words) => words.filter(isTelling).length));
  const shared = Math.min(...sides.map((words) => words.length));
  if (isOther && !isMeetingOfOne(a, b, sharedByA, [...ofA, ...ofB]) && !isNameOfHost(a, b) && !isNameOfHost(b, a))
    return { ...OTHER_LIKENESS, shared: Math.min(telling, sharedByA.length, sharedByB.length) };
  const isNamed = isNamedIn(a, b) || isNamedIn(b, a);
  return { kind: saidA && saidB ? 'same' : 'contained', telling, shared, isNamed };
};

const OTHER_LIKENESS: TitleLikeness = { kind: 'other', telling: 0, shared: 0, isNamed: false };

export const APART_LIKENESS: TitleLikeness = { ...OTHER_LIKENESS, kind: 'apart' };

export const UNLIKE_LIKENESS: TitleLikeness = { ...OTHER_LIKENESS, kind: 'unlike' };

/** Of an organization, one title gives the name and the other only the form: 'Weekly Lunch Meeting', 'Kiwanis Club Meeting'. */
const isMeetingOfOne = (a: Title, b: Title, shared: readonly string[], words: readonly string[]) =>
  shared.some(isOccasion) && !words.some(isTelling) && (isNamedIn(a, b) || isNamedIn(b, a));

/** One title is no more than the name of the other's publisher: 'Kiwanis Club', 'Weekly Lunch'. */
const isNameOfHost = (title: Title, host: Title) =>
  isNamedIn(host, title) &&
  isSubset(title.all.filter(isSignificant), host.organization) &&
  host.all.some(isOccasion) &&
  !withoutWords(host.all, host.organization).some((word) => isTelling(word) && !isOccasion(word));

/** One word of a name may be what the event is about: 'Quilt Show' of a quilt guild. */
const isWholeNameIn = (organization: readonly string[], title: readonly string[]) =>
  organization.length > 1 && title.includes(organization[0]!) && ` ${title.join(' ')} `.includes(` ${organization.join(' ')} `);

/** If nothing else is left, the title is the name of the organization. */
const coreOf = ({ all, bound, isOfFilm }: Title, organizations: ReadonlySet<string>, publishers: readonly Title[]): string[] => {
  const saying = [...new Set(all.filter(isSignificant))];
  const stems = saying.map(stemOf);
  const names = publishers.map(({ organizationStems }) => organizationStems).filter((name) => isWholeNameIn(name, stems));
  const named = new Set(names.flat());
  const core = saying.filter(
    (word) => !named.has(stemOf(word)) && (!organizations.has(stemOf(word)) || bound.includes(word)) && !isAudienceWord(word),
  );
  const film = isOfFilm ? core.filter((word) => !isFilmAnnouncementWord(word)) : [];
  const isOfPublisher = (word: string) => publishers.some(({ organization }) => organization.includes(word));
  return film.some((word) => !isOfPublisher(word)) ? film : core.length > 0 ? core : saying;
};

/** Ignores words that publishers often add or leave out; if enough else is common, also words for the form of the event. */
const isMentioned = (words: readonly string[], shared: readonly string[], others: readonly string[]) =>
  shared.length > 0 &&
  words.every(
    (word) =>
      shared.includes(word) ||
      isOptionalWord(word) ||
      (word === 'meeting' && !others.some(isOccasion)) ||
      ((isOccasion(word) || (word === 'concert' && !others.some(isNoConcert))) && shared.filter(isDistinctiveWord).length >= 2),
  );

/** 'Copper Otters Workshop', but not 'Copper Otters: Long Road Tour'. */
const isNoConcert = (word: string) => word !== 'tour' && isEventKind(word) && eventKindOf(word) !== 'show';

/** By its whole name, or by most of a long one. */
export const isNamedIn = ({ organization }: Title, { all, organization: own }: Title): boolean => {
  const named = organization.filter((word) => all.includes(word)).length;
  return (
    organization.join() !== own.join() &&
    organization.length > 0 &&
    named >= Math.min(organization.length, 2) &&
    named * 2 >= organization.length
  );
};
