import type { ComparableVersion } from './comparable-version';
import { isFormOf, stemOf } from './forms';
import { namesOf } from './names-of-both';
import { isCivicWord } from './places/civic';
import { isHouseOfPrograms, isRareName } from './places/place-words';
import { isAnnouncer } from './sort-host-first';
import { isNamedIn as isOrganizationNamedIn } from './titles/compare-titles';
import { distinctiveWordsOf } from './titles/distinctive-words';
import { isEventKind } from './titles/event-kinds';
import { isBodyWord } from './titles/governing-bodies';
import { addsChildren } from './titles/kinds-of-session';
import { isOncePerTown } from './titles/once-per-town';
import { hasParts, isPartOfNamedDay, namedPartOf, partAddedTo } from './titles/sub-events';
import type { TitleOverlap } from './titles/title-overlap';
import { areOfTwoEnsembles, namesSisterHost } from './two-hosts';
import type { VersionComparison } from './version-comparison';
import { isSubset, type Words, withoutWords } from './word-lists';
import { wordsOf } from './words';

/** The logarithm of the odds that both are one event. */
export const likelihoodOf = (pair: VersionComparison): number =>
  isApart(pair) ? Number.NEGATIVE_INFINITY : countFactors(pair).reduce((sum, count, i) => sum + count * FACTORS[i]!.weight, BIAS);

/** Two events, unless there is evidence. */
export const isApart = (pair: VersionComparison): boolean => EXCLUSIONS.some((excludes) => excludes(pair, pair.overlap));

/** In the order of `FACTORS`. */
export const countFactors = (pair: VersionComparison): number[] => FACTORS.map(({ count }) => Number(count(pair, pair.overlap)));

type Factor = Readonly<{
  name: string;
  weight: number;
  count: (pair: VersionComparison, overlap: TitleOverlap) => number | boolean;
}>;

/**
 * `npm run bench duplicate-weights` fits these to labelled pairs, and measures each set by weights that are fitted to the others.
 * The bias is that of a pair without any factor.
 */
export const BIAS = -2.4;

export const FACTORS: readonly Factor[] = [
  // When.
  { name: 'whole day', weight: 1.3, count: ({ time }) => time === 'day' },
  { name: 'same end', weight: 1.4, count: (pair) => haveSameEnd(pair) },
  // Where and by whom.
  { name: 'same place', weight: 1.1, count: ({ place }) => place === 'same' },
  { name: 'unlike places', weight: -4, count: ({ place }) => place === 'unlike' },
  { name: 'common event elsewhere', weight: -0.2, count: (pair) => isCommonEventElsewhere(pair) },
  {
    name: 'at the house of the other',
    weight: 1.3,
    count: ({ a, b, place }) => place === 'unlike' && (isAtHouseOf(a, b) || isAtHouseOf(b, a)),
  },
  {
    name: 'announced elsewhere',
    weight: 1.4,
    count: ({ a, b, place, maybeOfTwoHosts }) =>
      place === 'unknown' && !maybeOfTwoHosts && isAnnouncement(a) !== isAnnouncement(b),
  },
  { name: 'maybe two hosts', weight: -2.2, count: ({ maybeOfTwoHosts }) => maybeOfTwoHosts },
  {
    name: 'names the other',
    weight: 3.2,
    count: (pair) => isWorthNaming(pair) && namesOther(pair),
  },
  { name: 'named hosts', weight: 2, count: (pair) => pair.namedHosts },
  // What the titles say.
  { name: 'short title', weight: -1.9, count: ({ a, b }) => [a, b].some(({ title }) => title.all.length < MIN_TITLE_WORDS) },
  { name: 'common words', weight: 0.9, count: (_, { shared }) => Math.min(new Set(shared.map(stemOf)).size, 6) },
  { name: 'proper words', weight: 1.1, count: ({ properWords }) => Math.min(properWords, 3) },
  { name: 'other words', weight: -0.9, count: (_, { others }) => Math.min(others, 3) },
  { name: 'no subject', weight: -0.5, count: (_, { subjects }) => subjects === 0 },
  {
    name: 'once per town',
    weight: 0.8,
    count: ({ title }, { shared, subjects }) => title.kind === 'same' && subjects > 0 && shared.some(isOncePerTown),
  },
  { name: 'adds children', weight: -0.7, count: ({ a, b }) => addsChildren(a.title, b.title) || addsChildren(b.title, a.title) },
  {
    name: 'word replaced',
    weight: -0.9,
    count: (pair, overlap) => overlap.isReplaced && countDescribedWords(pair, overlap) === 0,
  },
  { name: 'too little in common', weight: -1.9, count: (pair, overlap) => !haveSomethingInCommon(pair, overlap) },
  // What the descriptions say.
  { name: 'described words', weight: 1.3, count: (pair, overlap) => Math.min(countDescribedWords(pair, overlap), 4) },
];

/** A festival and what is on at it, two things that are on at it, or two boards. */
export const arePartsOfOneEvent = (pair: VersionComparison): boolean =>
  [isTimedPart, areTwoNamedParts, isOfTwoBodies].some((excludes) => excludes(pair, pair.overlap));

type Exclusion = (pair: VersionComparison, overlap: TitleOverlap) => boolean;

/** It tells its own events apart. */
const isOfOneOrganization: Exclusion = (pair) => pair.isOfOneOrganization;

/** A parade at ten of a festival that lasts all day. */
const isTimedPart: Exclusion = (pair) => {
  const { a, b, time, title } = pair;
  const isWhole = a.time.start === undefined && (b.time.start !== undefined || a.time.days > b.time.days);
  const [whole, part] = isWhole ? [a, b] : [b, a];
  return (
    time === 'day' &&
    (whole.time.days > part.time.days
      ? (title.kind !== 'same' && title.kind !== 'contained') ||
        withoutWords(
          [...namedPartOf(part.title), ...partAddedTo(whole.title, part.title)],
          [...whole.title.all, ...namesOf(pair)],
        ).length > 0
      : isPartOfNamedDay(part.title, whole.title) ||
        (title.kind === 'contained' && hasParts(whole.title.all) && !hasParts(part.title.all)))
  );
};

/** 'Tulip Festival: Raw Bar Tasting' and 'Festival Kickoff: Tin Otters', of which neither says anything of the other. */
const areTwoNamedParts: Exclusion = ({ a, b }) => {
  const [ofA, ofB] = [namedPartOf(a.title), namedPartOf(b.title)];
  return ofA.length > 0 && ofB.length > 0 && !isMentionedBy(b, ofA) && !isMentionedBy(a, ofB);
};

const isMentionedBy = ({ title, version: { description = '' } }: ComparableVersion, part: Words) => {
  const said = [...title.all, ...wordsOf(description)];
  return part.some((word) => said.some((one) => isFormOf(word, one)));
};

/** A talk and a class, unless a host is named and both are about one thing. */
const isOfTwoKinds: Exclusion = ({ namedHosts }, { areOfTwoKinds, subjects }) =>
  areOfTwoKinds && (namedHosts === 0 || subjects === 0);

/** 'Mobile Pantry - St. Joachim', in St. Joachim Church, and a pantry in another church. */
const namesOtherPlace: Exclusion = ({ a, b, place }) =>
  place === 'unlike' && (isNamedAfterPlace(a, b) || isNamedAfterPlace(b, a));

const isNamedAfterPlace = ({ title, place: { words, home } }: ComparableVersion, { title: other, place }: ComparableVersion) =>
  withoutWords(words, [...home, ...place.home, ...place.words, ...place.organization, ...other.all]).some(
    (word) => isRareName(word) && title.all.includes(word),
  );

const hasOneWordReplaced: Exclusion = (pair, overlap) => overlap.isOnlyReplaced && countDescribedWords(pair, overlap) === 0;

const isOfSisterHost: Exclusion = ({ a, b }) =>
  namesSisterHost(a, b) || namesSisterHost(b, a) || areOfTwoEnsembles(a.title.all, b.title.all);

/** 'Commission on Historic Trees' and 'Historic Preservation Commission'. */
const isOfTwoBodies: Exclusion = ({ a, b }, { additions }) =>
  additions > 0 && [a, b].every(({ title }) => title.all.some(isBodyWord));

/** Chance words of two titles and of long descriptions are many in a town. At one place they are few. */
const hasTooLittleElsewhere: Exclusion = (pair, { subjects, others }) =>
  pair.place !== 'same' && subjects + others < (namesOther(pair) ? 1 : 2) && !pair.hasCommonDescription;

const sharesOnlyPlace: Exclusion = (pair, overlap) =>
  pair.sharesOnlyPlace && pair.namedHosts === 0 && countDescribedWords(pair, overlap) === 0;

/** A library and a school have several events at a time. */
const hasTooLittleAmongPrograms: Exclusion = (pair, overlap) =>
  overlap.additions > 0 &&
  [pair.a, pair.b].some(({ place: { words } }) => words.some(isHouseOfPrograms)) &&
  !haveSomethingInCommon(pair, overlap);

const EXCLUSIONS: readonly Exclusion[] = [
  isOfOneOrganization,
  isOfTwoKinds,
  isTimedPart,
  areTwoNamedParts,
  namesOtherPlace,
  hasOneWordReplaced,
  isOfSisterHost,
  isOfTwoBodies,
  hasTooLittleElsewhere,
  hasTooLittleAmongPrograms,
  // Last, because it reads descriptions.
  sharesOnlyPlace,
];

/** Under two names of a place, what others have too may be two events. */
const isCommonEventElsewhere = ({ place, properWords, namedHosts }: VersionComparison) =>
  place === 'unlike' && properWords < MIN_PROPER_WORDS && namedHosts === 0;

const MIN_PROPER_WORDS = 2;

/** One word is not enough where each is about something else as well, unless a host is named or both are one kind of public event. */
const haveSomethingInCommon = (pair: VersionComparison, overlap: TitleOverlap) =>
  overlap.subjects > 1 ||
  (overlap.subjects > 0 && (isOnePublicEvent(pair) || new Set(overlap.shared.map(stemOf)).size >= MIN_SHARED_WORDS)) ||
  (pair.namedHosts > 0 && overlap.shared.length > 0) ||
  (overlap.subjects + overlap.others > 0 &&
    ((overlap.additions === 0 && !overlap.areOfTwoKinds) || countDescribedWords(pair, overlap) > 1)) ||
  // Last, because it reads descriptions.
  countDescribedWords(pair, overlap) >= MIN_DESCRIBED_WORDS;

/** Two shows, walks or sales about one thing are rarely at one place and time, except in a house of many programs. */
const isOnePublicEvent = ({ a, b, place, overlap: { publicKinds } }: VersionComparison) =>
  place === 'same' && publicKinds > 0 && ![a, b].some(({ place: { words } }) => words.some(isHouseOfPrograms));

/** Of a title that says nothing of the other, in the description of the other. */
const MIN_DESCRIBED_WORDS = 3;

const MIN_SHARED_WORDS = 3;

const MIN_TITLE_WORDS = 3;

export const isAnnouncement = ({ place: { organization } }: ComparableVersion) => organization.some(isAnnouncer);

const haveSameEnd = ({ a: { time: a }, b: { time: b } }: VersionComparison) =>
  (a.end !== undefined && a.end === b.end) || (a.days > 1 && a.days === b.days && a.date === b.date);

/** The name of a publisher may stand for a place of any name. */
const isAtHouseOf = ({ place: { words } }: ComparableVersion, { place: { organization } }: ComparableVersion) =>
  organization.length > 1 && organization.every((word) => words.includes(word));

/** At one place, both have its name; that one title says it means something only if the titles do not differ otherwise. */
const isWorthNaming = ({ place, overlap: { additions } }: VersionComparison) => place !== 'same' || additions === 0;

const namesOther = (pair: VersionComparison) => isNamedIn(pair, pair.a, pair.b) || isNamedIn(pair, pair.b, pair.a);

/** The title of one names the publisher or the place of the other by a rare name. */
const isNamedIn = (pair: VersionComparison, { title, place }: ComparableVersion, other: ComparableVersion): boolean => {
  const unsaid = [...place.home, ...place.towns.flat(), ...other.place.home, ...other.place.towns.flat(), ...pair.overlap.shared];
  const isTold = (word: string) => other.title.all.includes(word) && !unsaid.includes(word);
  return (
    isOrganizationNamedIn(title, other.title) ||
    ((pair.overlap.shared.length > 0 || isSubset(other.title.all, place.organization)) &&
      [...place.organization, ...(place.isFar ? [] : place.words)].some(
        (word) => isTold(word) && isRareName(word) && !isCivicWord(word) && !isEventKind(word),
      ))
  );
};

/** A program of several events describes them all, unless it is that of the host whom it names. */
export const countDescribedWords = (pair: VersionComparison, { isReplaced }: TitleOverlap) =>
  isReplaced && pair.namedHosts === 0 ? 0 : describedWordsOf(pair.a, pair.b).length + describedWordsOf(pair.b, pair.a).length;

/** What the title of one says beside that of the other, and the description of the other says too. */
const describedWordsOf = ({ version: { description }, title: own }: ComparableVersion, { title }: ComparableVersion): Words => {
  if (!description) return [];
  const described = wordsOf(description);
  const words = withoutWords(distinctiveWordsOf(title.all), [...own.all, ...title.organization, ...own.organization]);
  return words.filter((word) => described.includes(word));
};
