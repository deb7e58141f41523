import type { ComparableVersion } from './comparable-version';
import { stemOf } from './forms';
import { isCivicWord } from './places/civic';
import { isHouseOfPrograms, isRareName } from './places/place-words';
import { isNamedIn as isOrganizationNamedIn } from './titles/compare-titles';
import { distinctiveWordsOf } from './titles/distinctive-words';
import { isEventKind } from './titles/event-kinds';
import { addsChildren, addsSession } from './titles/kinds-of-session';
import { isOncePerTown } from './titles/once-per-town';
import { hasParts } from './titles/sub-events';
import type { TitleOverlap } from './titles/title-overlap';
import { haveCommonPlaceName, type VersionComparison } from './version-comparison';
import { type Words, withoutWords } from './word-lists';
import { wordsOf } from './words';

/** What speaks for one event less what speaks against it; 0 without common words, or if one organization gives both titles. */
export const likelihoodOf = (pair: VersionComparison): number => {
  const { overlap } = pair;
  return pair.isOfOneOrganization ||
    !haveSomethingInCommon(pair, overlap) ||
    (pair.place === 'unlike' && pair.properWords < MIN_PROPER_WORDS && pair.namedHosts === 0)
    ? 0
    : FACTORS.reduce((sum, { points, count }) => sum + points * Number(count(pair, overlap)), 0);
};

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

/** Under two names of a place, what others have too may be two events. */
const MIN_PROPER_WORDS = 2;

type Factor = Readonly<{ points: number; count: (pair: VersionComparison, overlap: TitleOverlap) => number | boolean }>;

const FACTORS: readonly Factor[] = [
  // When.
  { points: 2, count: ({ time }) => time === 'same' || time === 'day' },
  { points: 1, count: ({ time }) => time === 'near' || time === 'run' },
  { points: 1, count: (pair) => haveSameEnd(pair) },
  { points: -4, count: (pair) => isTimedPart(pair) },
  { points: -1.5, count: ({ time, place }) => time === 'day' && place === 'unknown' },
  // Where and by whom.
  { points: 3, count: ({ place }) => place === 'same' },
  { points: -3, count: ({ place }) => place === 'unlike' },
  { points: 1, count: ({ place, properWords }) => place === 'unlike' && properWords > MIN_PROPER_WORDS },
  { points: 1.5, count: ({ a, b, place }) => place === 'unlike' && (isAtHouseOf(a, b) || isAtHouseOf(b, a)) },
  { points: 1.5, count: ({ a, b, place }) => place === 'unknown' && haveCommonPlaceName(a, b) },
  { points: 2, count: ({ a, b, place }) => place === 'unknown' && haveSameStreet(a, b) },
  { points: -4, count: ({ maybeOfTwoHosts }) => maybeOfTwoHosts },
  { points: 2, count: (pair) => isWorthNaming(pair) && (isNamedIn(pair, pair.a, pair.b) || isNamedIn(pair, pair.b, pair.a)) },
  { points: 1, count: (pair) => isWorthNaming(pair) && isOrganizationNamed(pair) },
  { points: 2.5, count: (pair) => pair.namedHosts },
  { points: 4, count: (pair) => pair.namedHosts === 2 },
  { points: -2, count: ({ a, b }) => a.isOneOfSeveral || b.isOneOfSeveral },
  // What the titles say.
  { points: 1, count: ({ title }) => title.kind === 'same' || title.kind === 'contained' },
  {
    points: 1.5,
    count: ({ title }, { shared, subjects }) => title.kind === 'same' && subjects > 0 && shared.some(isOncePerTown),
  },
  { points: 2, count: (_, { subjects }) => Math.min(subjects, 3) },
  { points: -2, count: (_, { subjects }) => subjects === 0 },
  { points: 0.5, count: (_, { others }) => Math.min(others, 3) },
  { points: -1, count: (_, { additions }) => Math.min(additions, 2) },
  { points: -4, count: (pair, overlap) => overlap.isReplaced && countDescribedWords(pair, overlap) === 0 },
  { points: -2, count: (_, { areOfTwoKinds }) => areOfTwoKinds },
  { points: -2, count: (pair, { areOfTwoKinds }) => areOfTwoKinds && pair.namedHosts === 0 },
  { points: 1, count: ({ a, b }) => a.title.ages.length > 0 && b.title.ages.length > 0 },
  { points: -1, count: ({ a, b }) => addsSession(a.title, b.title) || addsSession(b.title, a.title) },
  { points: -2, count: ({ a, b }) => addsChildren(a.title, b.title) || addsChildren(b.title, a.title) },
  // What the descriptions say.
  { points: 3, count: (pair) => pair.hasCommonDescription },
  { points: 1.5, count: (pair, overlap) => Math.min(countDescribedWords(pair, overlap), 4) },
];

const haveSameEnd = ({ a: { time: a }, b: { time: b } }: VersionComparison) =>
  (a.end !== undefined && a.end === b.end) || (a.days > 1 && a.days === b.days && a.date === b.date);

/** A parade at ten of a festival that lasts all day. */
const isTimedPart = ({ a, b, time, title }: VersionComparison) => {
  const isWhole = a.time.start === undefined && (b.time.start !== undefined || a.time.days > b.time.days);
  const [whole, part] = isWhole ? [a, b] : [b, a];
  return (
    time === 'day' &&
    (whole.time.days > part.time.days || (title.kind === 'contained' && hasParts(whole.title.all) && !hasParts(part.title.all)))
  );
};

/** The name of a publisher may stand for a place of any name. */
const isAtHouseOf = ({ place: { words } }: ComparableVersion, { place: { organization } }: ComparableVersion) =>
  organization.length > 1 && organization.every((word) => words.includes(word));

const haveSameStreet = ({ place: a }: ComparableVersion, { place: b }: ComparableVersion) =>
  a.street !== undefined && a.street === b.street;

/** At one place, both have its name; that one title says it means something only if the titles do not differ otherwise. */
const isWorthNaming = ({ place, overlap: { additions } }: VersionComparison) => place !== 'same' || additions === 0;

const isOrganizationNamed = ({ a, b }: VersionComparison) =>
  isOrganizationNamedIn(a.title, b.title) || isOrganizationNamedIn(b.title, a.title);

/** The title of one names the publisher or the place of the other by a rare name. */
const isNamedIn = (pair: VersionComparison, { title, place }: ComparableVersion, other: ComparableVersion): boolean => {
  const unsaid = [...place.home, ...place.towns.flat(), ...other.place.home, ...other.place.towns.flat(), ...pair.overlap.shared];
  const isTold = (word: string) => other.title.all.includes(word) && !unsaid.includes(word);
  return (
    isOrganizationNamedIn(title, other.title) ||
    [...place.organization, ...place.words].some(
      (word) => isTold(word) && isRareName(word) && !isCivicWord(word) && !isEventKind(word),
    )
  );
};

/** A program of several events describes them all, unless it is that of the host whom it names. */
const countDescribedWords = (pair: VersionComparison, { isReplaced }: TitleOverlap) =>
  isReplaced && pair.namedHosts === 0 ? 0 : describedWordsOf(pair.a, pair.b).length + describedWordsOf(pair.b, pair.a).length;

/** What the title of one says beside that of the other, and the description of the other says too. */
const describedWordsOf = ({ version: { description }, title: own }: ComparableVersion, { title }: ComparableVersion): Words => {
  if (!description) return [];
  const described = wordsOf(description);
  const words = withoutWords(distinctiveWordsOf(title.all), [...own.all, ...title.organization, ...own.organization]);
  return words.filter((word) => described.includes(word));
};
