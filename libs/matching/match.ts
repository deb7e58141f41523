import { memoize } from '#libs/contracts';
import { hasArrivalTime } from './arrival';
import { arrivalTimesIn, isAmong, isTicketSeller } from './arrival-times';
import { haveCommonDescription } from './descriptions';
import { hasWordInPath, isCalledAfterTitle, isSingleEventPage } from './event-page';
import { contextOf, createMatchContext, type VersionContext } from './match-context';
import { comparePlaces, type SharedPage } from './places/compare-places';
import { type Place, placeOf } from './places/place';
import { isRareName } from './places/place-words';
import type { MatchRule, PublishedVersion, VersionMatch } from './published-version';
import { wordsForInitials } from './spelling';
import { compareTimes, toVersionTime, type VersionTime } from './time';
import { compareSimilarTitles, compareSubjects, compareTitles, type TitleLikeness } from './titles/compare-titles';
import { distinctiveWordsOf } from './titles/distinctive-words';
import { addsSession } from './titles/kinds-of-session';
import { areSisterOrganizations } from './titles/sister-organizations';
import { haveSameSubject } from './titles/subjects';
import { type Title, toTitle } from './titles/title';
import { areEventsOfTwoTowns } from './two-towns';

export type ComparableVersion = Readonly<{
  version: PublishedVersion;
  title: Title;
  time: VersionTime;
  place: Place;
  page?: string;
  hasSessions: boolean;
  hasArrivalTime: boolean;
  isOfTicketSeller: boolean;
  /** Its organization has other events at that start. */
  isOneOfSeveral: boolean;
}>;

export const toComparable = (
  version: PublishedVersion,
  { page, hasSessions, isOneOfSeveral, street, towns }: VersionContext,
): ComparableVersion => ({
  version,
  title: titlesOf(version.organization)(version.name),
  time: toVersionTime(version),
  place: readPlace(version, street, towns),
  hasSessions,
  hasArrivalTime: hasArrivalTime(version.name),
  isOfTicketSeller: isTicketSeller(version.organization),
  isOneOfSeveral,
  ...(page && { page }),
});

/** Occurrences of a series have one title and one place, which are read once. */
const titlesOf = memoize((organization: string) => memoize((name: string) => toTitle(name, organization)));

const readPlace = (
  { location, address, organization }: PublishedVersion,
  street: string | undefined,
  towns: ReadonlySet<string>,
): Place => {
  const known = placesByTowns.get(towns) ?? new Map<string, Place>();
  placesByTowns.set(towns, known);
  const key = JSON.stringify([location, address, organization, street]);
  const place = known.get(key) ?? placeOf({ location, address }, organization, towns, street);
  known.set(key, place);
  return place;
};

const placesByTowns = new WeakMap<ReadonlySet<string>, Map<string, Place>>();

/**
 * Versions at another time, at another place or for another audience never match; the fewer details one has, the lower the score.
 * Symmetric.
 */
export const matchVersions = (a: PublishedVersion, b: PublishedVersion): VersionMatch | undefined => {
  const context = createMatchContext([a, b]);
  return matchComparable(toComparable(a, contextOf(a, context)), toComparable(b, contextOf(b, context)));
};

export const matchComparable = (a: ComparableVersion, b: ComparableVersion): VersionMatch | undefined => {
  if (a.version.source === b.version.source) return undefined;
  const time = compareVersionTimes(a, b);
  if (time === 'different' || areSisterOrganizations(a.title, b.title)) return undefined;
  const title = compareVersionTitles(a, b);
  if (!title || (title.kind === 'similar' && isOtherSession(a, b))) return undefined;
  const place = compareVersionPlaces(a, b);
  if (place === 'different') return undefined;
  const isOnePage = haveSamePage(a, b);
  if (!isOnePage && areEventsOfTwoTowns(a, b)) return undefined;
  const isAtHome = place === 'same' || (place === 'unknown' && a.version.organization === b.version.organization);
  // A cancelled event often has its rebooked successor beside it under nearly the same title, so these match only if everything
  // agrees.
  const isCalledOffByOne = (a.version.isCancelled ?? false) !== (b.version.isCancelled ?? false);
  if (isCalledOffByOne && !(time === 'same' && isAtHome && (title.kind === 'same' || haveSameSubject(a.title, b.title))))
    return undefined;
  // A library has the same event in each of its branches, and the branch may be named in the title only.
  if (!isAtHome && !isOnePage && title.kind !== 'same' && (a.place.isBranch || b.place.isBranch)) return undefined;
  const isAtTime = time === 'same' || time === 'run';
  const byPage = isOnePage && (isAtTime || title.kind !== 'other') ? 'same page and start' : undefined;
  const isOfOne = a.version.organization === b.version.organization;
  const byTitle = isOfOne && isLoose(a, b, title) ? undefined : ruleOf(time, title, isAtHome);
  const byDescription = () =>
    time === 'same' && !isOfOne && haveCommonDescription(a.version.description, b.version.description)
      ? 'same description and start'
      : undefined;
  const rule = (isAtHome ? (byTitle ?? byPage) : (byPage ?? byTitle)) ?? byDescription();
  return rule && { rule, score: isCalledOffByOne ? CANCELLED_SCORE : SCORE_BY_RULE[rule] };
};

/** One organization gives two events at one start similar titles. */
const isLoose = (a: ComparableVersion, b: ComparableVersion, { kind }: TitleLikeness) =>
  kind === 'similar' || (kind === 'contained' && a.isOneOfSeveral && b.isOneOfSeveral);

/** One names a level, an audience or a format, and several events of its organization begin then. */
const isOtherSession = (a: ComparableVersion, b: ComparableVersion) =>
  (a.isOneOfSeveral || b.isOneOfSeveral) && (addsSession(a.title, b.title) || addsSession(b.title, a.title));

/** Doors and show count as one time if one title mentions doors or a check-in, or if both have one page. */
export const compareVersionTimes = (a: ComparableVersion, b: ComparableVersion) => {
  const isOfOnePage = haveSamePage(a, b) && !a.hasSessions;
  const isLikely = isOfOnePage || a.isOfTicketSeller || b.isOfTicketSeller;
  const arrival = a.hasArrivalTime || b.hasArrivalTime ? 'said' : isLikely ? 'likely' : 'unlikely';
  const times = compareTimes(a.time, b.time, arrival);
  // Descriptions are long and read last.
  if (times !== 'different' || compareTimes(a.time, b.time, 'said') === 'different') return times;
  return describesStartOf(a, b) || describesStartOf(b, a) ? 'near' : 'different';
};

const describesStartOf = ({ version: { description } }: ComparableVersion, { version: { startTime } }: ComparableVersion) =>
  isAmong(arrivalTimesIn(description), startTime);

/**
 * Undefined if the titles mean two events. With one page, a common word is enough; with the page of a single event, none is needed.
 */
export const compareVersionTitles = (a: ComparableVersion, b: ComparableVersion): TitleLikeness | undefined => {
  const title = compareTitles(a.title, b.title);
  if (title.kind === 'apart') return undefined;
  if (title.kind !== 'other') return title;
  const isOfPage = haveSamePage(a, b) && (title.shared > 0 || haveEventPage(a, b));
  const likeness = (title.shared > 0 ? titleWithoutPlace(a, b) : undefined) ?? (isOfPage ? title : undefined);
  return likeness ?? compareSimilarTitles(a.title, b.title, []) ?? (isDescribedAlike(a, b) ? title : undefined);
};

/** One describes the event in the words of the other, and is at its place or has a word of its title. */
const isDescribedAlike = (a: ComparableVersion, b: ComparableVersion) =>
  haveCommonDescription(a.version.description, b.version.description) &&
  (compareVersionPlaces(a, b) === 'same' || compareTitles(a.title, b.title).shared > 0);

export const compareVersionPlaces = (a: ComparableVersion, b: ComparableVersion) => {
  const places = comparePlaces(a.place, b.place, sharedPageOf(a, b));
  return places === 'unknown' && (isPlaceInTitle(a, b) || isPlaceInTitle(b, a)) ? 'same' : places;
};

/** 'Quilt Show at Exhibit Hall', where the other only gives the street or the town. */
const isPlaceInTitle = ({ place }: ComparableVersion, { title }: ComparableVersion) =>
  place.words.length > 1 && place.words.some(isRareName) && place.words.every((word) => title.all.includes(word));

const sharedPageOf = (a: ComparableVersion, b: ComparableVersion): SharedPage =>
  !haveSamePage(a, b)
    ? 'none'
    : isSingleEventPage(a.page!, [])
      ? 'of an event'
      : hasWordInPath(a.page!, distinctiveWordsOf([...a.title.all, ...b.title.all]))
        ? 'of a title'
        : 'shared';

/** At one place, the title of one may contain the name of the place, and the title of the other only what the event is about. */
const titleWithoutPlace = (a: ComparableVersion, b: ComparableVersion): TitleLikeness | undefined => {
  if (compareVersionPlaces(a, b) !== 'same') return undefined;
  const places = [...a.place.words, ...b.place.words, ...initialsOfPlaces(a, b)];
  const title = compareTitles(a.title, b.title, places);
  if (title.kind !== 'other') return title;
  return compareSubjects(a.title, b.title) ?? compareSimilarTitles(a.title, b.title, places);
};

/** 'LFHS' for an event in the Linden Falls High School. */
const initialsOfPlaces = (a: ComparableVersion, b: ComparableVersion) =>
  [...a.title.capitals, ...b.title.capitals].filter((word) =>
    [a, b].some(({ place }) => wordsForInitials(word, place.spelling).length > 0),
  );

const haveEventPage = (a: ComparableVersion, b: ComparableVersion) =>
  a.page !== undefined &&
  (isSingleEventPage(a.page, distinctiveWordsOf([...a.title.all, ...b.title.all])) ||
    [a, b].some(({ page, title }) => isCalledAfterTitle(page!, title.all)));

const haveSamePage = (a: ComparableVersion, b: ComparableVersion) => a.page !== undefined && a.page === b.page;

const ruleOf = (time: 'same' | 'near' | 'day' | 'run', title: TitleLikeness, isAtHome: boolean): MatchRule | undefined => {
  const isSame = title.kind === 'same';
  const telling = title.telling + (title.isNamed && title.telling > 0 ? 1 : 0);
  if (title.kind === 'other') return undefined;
  if (title.kind === 'similar')
    return time !== 'same'
      ? undefined
      : isAtHome
        ? 'similar titles, same start and place'
        : title.telling > 1
          ? 'similar titles, same start'
          : undefined;
  if (time === 'run') return isAtHome && title.telling > 0 ? 'same title and place, nearly the same run' : undefined;
  if (time === 'near' && isSame && !isAtHome) return telling >= 2 ? 'same title and start' : undefined;
  if (time === 'near') return isAtHome && title.telling > 0 ? 'one title in the other, same start and place' : undefined;
  if (time === 'day' && isSame && !isAtHome && title.telling >= 2) return 'same title and day';
  if (time === 'day')
    return isSame && isAtHome && (title.telling > 0 || (title.isNamed && title.shared > 1))
      ? 'same title, day and place'
      : undefined;
  if (isSame && isAtHome) return 'same title, start and place';
  if (isAtHome)
    return title.telling > 0 || title.shared > 2 || title.isNamed ? 'one title in the other, same start and place' : undefined;
  if (isSame && (title.isNamed || title.telling > 0) && title.shared >= 2) return 'same title and start';
  if (telling < 2 && !(isSame && title.shared >= MIN_COMMON_WORDS)) return undefined;
  return isSame ? 'same title and start' : 'one title in the other, same start';
};

/** So many words together distinguish an event, even if each of them is common. */
const MIN_COMMON_WORDS = 4;

/** Applies if only one of the versions is cancelled. */
const CANCELLED_SCORE = 0.75;

const SCORE_BY_RULE: Readonly<Record<MatchRule, number>> = {
  'same page and start': 0.95,
  'same title, start and place': 1,
  'same description and start': 0.85,
  'one title in the other, same start and place': 0.95,
  'similar titles, same start and place': 0.85,
  'similar titles, same start': 0.75,
  'same title and start': 0.9,
  'same title, day and place': 0.9,
  'same title and day': 0.8,
  'same title and place, nearly the same run': 0.9,
  'one title in the other, same start': 0.8,
};
