import type { ComparableVersion } from './comparable-version';
import { isCivicWord } from './places/civic';
import { isRareName } from './places/place-words';
import { isNamedIn as isOrganizationNamedIn } from './titles/compare-titles';
import { distinctiveWordsOf } from './titles/distinctive-words';
import { isEventKind } from './titles/event-kinds';
import { addsSession } from './titles/kinds-of-session';
import { hasParts } from './titles/sub-events';
import type { TitleOverlap } from './titles/title-overlap';
import type { VersionComparison } from './version-comparison';
import { type Words, withoutWords } from './word-lists';
import { wordsOf } from './words';

/**
 * The sum of what speaks for one event and what speaks against it; 0 if the titles say nothing in common, or if one organization
 * gives both titles, which means two events.
 */
export const likelihoodOf = (pair: VersionComparison): number => {
  const { overlap } = pair;
  return pair.isOfOneOrganization || !haveSomethingInCommon(pair, overlap)
    ? 0
    : FACTORS.reduce((sum, { points, count }) => sum + points * Number(count(pair, overlap)), 0);
};

/** A kind of event is not enough where each is about something else. */
const haveSomethingInCommon = ({ a, b }: VersionComparison, { subjects, others, additions }: TitleOverlap) =>
  subjects > 0 || (others > 0 && (additions === 0 || describedWordsOf(a, b).length + describedWordsOf(b, a).length > 1));

type Factor = Readonly<{ points: number; count: (pair: VersionComparison, overlap: TitleOverlap) => number | boolean }>;

const FACTORS: readonly Factor[] = [
  { points: 2, count: ({ time }) => time === 'same' },
  { points: 1, count: ({ time }) => time === 'near' },
  { points: 2, count: ({ time }) => time === 'day' },
  { points: -4, count: (pair) => isTimedPart(pair) },
  { points: 1, count: (pair) => haveSameEnd(pair) },
  { points: 3, count: ({ place }) => place === 'same' },
  {
    points: 2,
    count: ({ a, b, place }, overlap) =>
      (place !== 'same' || overlap.additions === 0) && (isNamedIn(a, b, overlap) || isNamedIn(b, a, overlap)),
  },
  { points: 1.5, count: ({ a, b, place }) => place === 'unknown' && haveCommonPlaceName(a, b) },
  {
    points: 1,
    count: ({ a, b, place }, { additions }) =>
      (place !== 'same' || additions === 0) &&
      (isOrganizationNamedIn(a.title, b.title) || isOrganizationNamedIn(b.title, a.title)),
  },
  { points: -2, count: (_, { subjects }) => subjects === 0 },
  { points: 2, count: (_, { subjects }) => Math.min(subjects, 3) },
  { points: 0.5, count: (_, { others }) => Math.min(others, 3) },
  { points: -1, count: (_, { additions }) => Math.min(additions, 2) },
  { points: -4, count: (_, { isReplaced }) => isReplaced },
  { points: -2, count: (_, { areOfTwoKinds }) => areOfTwoKinds },
  { points: -1, count: ({ a, b }) => addsSession(a.title, b.title) || addsSession(b.title, a.title) },
  { points: -2, count: ({ a, b }) => a.isOneOfSeveral || b.isOneOfSeveral },
  { points: 3, count: (pair) => pair.hasCommonDescription },
  { points: 1, count: ({ title }) => title.kind === 'same' || title.kind === 'contained' },
  { points: 1, count: ({ a, b }) => a.title.ages.length > 0 && b.title.ages.length > 0 },
  { points: 1.5, count: ({ a, b }) => Math.min(describedWordsOf(a, b).length + describedWordsOf(b, a).length, 3) },
  {
    points: 2,
    count: ({ a, b, place }) => place === 'unknown' && a.place.street !== undefined && a.place.street === b.place.street,
  },
];

/** What the title of one says beside that of the other, and the description of the other says too. */
const describedWordsOf = ({ version: { description }, title: own }: ComparableVersion, { title }: ComparableVersion): Words => {
  if (!description) return [];
  const described = wordsOf(description);
  const words = withoutWords(distinctiveWordsOf(title.all), [...own.all, ...title.organization, ...own.organization]);
  return words.filter((word) => described.includes(word));
};

/** A parade at ten of a festival that lasts all day. */
const isTimedPart = ({ a, b, time, title }: VersionComparison) => {
  const isWhole = a.time.start === undefined && (b.time.start !== undefined || a.time.days > b.time.days);
  const [whole, part] = isWhole ? [a, b] : [b, a];
  return (
    time === 'day' &&
    (whole.time.days > part.time.days || (title.kind === 'contained' && hasParts(whole.title.all) && !hasParts(part.title.all)))
  );
};

const haveCommonPlaceName = ({ place: a }: ComparableVersion, { place: b }: ComparableVersion) =>
  withoutWords(a.words, [...a.home, ...b.home, ...a.towns.flat(), ...b.towns.flat()]).some(
    (word) => isRareName(word) && b.words.includes(word),
  );

const haveSameEnd = ({ a: { time: a }, b: { time: b } }: VersionComparison) =>
  (a.end !== undefined && a.end === b.end) || (a.days > 1 && a.days === b.days && a.date === b.date);

/** The title of one names the publisher or the place of the other by a rare name. */
const isNamedIn = (one: ComparableVersion, other: ComparableVersion, { shared }: TitleOverlap): boolean => {
  const unsaid: Words = [...[one, other].flatMap(({ place }) => [...place.home, ...place.towns.flat()]), ...shared];
  return (
    isOrganizationNamedIn(one.title, other.title) ||
    [...one.place.organization, ...one.place.words].some(
      (word) =>
        isRareName(word) && !isCivicWord(word) && !isEventKind(word) && !unsaid.includes(word) && other.title.all.includes(word),
    )
  );
};
