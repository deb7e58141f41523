import {
  arrivalTimesIn,
  endsOfCheckIn,
  isAmong,
  laterStartsIn,
  maySayStart,
  startsAfterCheckIn,
  startsBeforeEvent,
} from './arrival-times';
import type { ComparableVersion } from './comparable-version';
import { haveCommonDescription } from './descriptions';
import { catalogueNumberOf, hasWordInPath, isCalledAfterTitle, isSingleEventPage } from './event-page';
import { stemOf } from './forms';
import { countDescribedHosts, countHosts } from './named-hosts';
import { namesOf, townsOf } from './names-of-both';
import { isOneAtATime } from './one-at-a-time';
import { saysRunBegins } from './openings';
import { comparePlaces, type PlaceLikeness, type SharedPage } from './places/compare-places';
import { toLocalPlace } from './places/local-place';
import { isHouseOf } from './places/owners';
import type { Place } from './places/place';
import { isKindOfShop, isName, isRareName } from './places/place-words';
import { areOnMainStreet } from './places/streets';
import { areInOneTown } from './places/towns';
import { wordsForInitials } from './spelling';
import { compareTimes, isRun, type TimeLikeness } from './time';
import {
  APART_LIKENESS,
  compareSimilarTitles,
  compareSubjects,
  compareTitles,
  initialsOfOrganizations,
  type TitleLikeness,
  UNLIKE_LIKENESS,
} from './titles/compare-titles';
import { distinctiveWordsOf, isOccasion } from './titles/distinctive-words';
import { isPublicEvent } from './titles/event-kinds';
import { areOneGame } from './titles/games';
import { areOfOneGoverningBody } from './titles/governing-bodies';
import { isBodyOfTown, isOncePerTown } from './titles/once-per-town';
import { areOneParade } from './titles/parades';
import { countProperWords } from './titles/public-subjects';
import { areOneRaceDay, raceStartsIn } from './titles/races';
import { isTelling } from './titles/similar-titles';
import { compareTitleWords, type TitleOverlap } from './titles/title-overlap';
import { isSignificant } from './titles/title-words';
import { areDisjoint, haveEqualWords, isSubset, type Words, withoutWords } from './word-lists';
import { wordsOf } from './words';

/** What two versions have in common. Each part is computed once, when a rule asks for it. */
export class VersionComparison {
  private likeness: {
    overlap?: TitleOverlap;
    time?: TimeLikeness;
    title?: TitleLikeness;
    place?: PlaceLikeness;
    hosts?: number;
    description?: boolean;
  } = {};

  constructor(
    readonly a: ComparableVersion,
    readonly b: ComparableVersion,
  ) {}

  get isOnePage(): boolean {
    return (this.a.page !== undefined && this.a.page === this.b.page) || this.isOneOfCatalogue;
  }

  /** Two hosts of one catalogue, such as a library and those of its county, number an event alike. */
  get isOneOfCatalogue(): boolean {
    const number = catalogueNumberOf(this.a.page);
    return (
      number !== undefined &&
      number === catalogueNumberOf(this.b.page) &&
      compareTitles(this.a.title, this.b.title).kind === 'same'
    );
  }

  get isOfOneOrganization(): boolean {
    return this.a.version.organization === this.b.version.organization;
  }

  get isCancelledByOne(): boolean {
    return (this.a.version.isCancelled ?? false) !== (this.b.version.isCancelled ?? false);
  }

  get time(): TimeLikeness {
    this.likeness.time ??= compareVersionTimes(this);
    return this.likeness.time;
  }

  get title(): TitleLikeness {
    this.likeness.title ??= compareVersionTitles(this);
    return this.likeness.title;
  }

  /** What the titles say beside the names of publishers and places. */
  get overlap(): TitleOverlap {
    const { a, b } = this;
    this.likeness.overlap ??= compareTitleWords(a.title, b.title, [
      ...[a, b].flatMap(unsaidWordsOf),
      ...initialsOfOrganizations(a.title, b.title),
    ]);
    return this.likeness.overlap;
  }

  get place(): PlaceLikeness {
    this.likeness.place ??= compareVersionPlaces(this);
    return this.likeness.place;
  }

  /** One organization need not name its place. */
  get isAtOnePlace(): boolean {
    return this.place === 'same' || (this.place === 'unknown' && this.isOfOneOrganization);
  }

  /** 'Zoom' is no place. */
  get haveCommonPlaceName(): boolean {
    const [a, b] = [this.a.place, this.b.place];
    return (
      !(a.isFar && b.isFar) &&
      withoutWords(a.words, [...a.home, ...b.home, ...a.towns.flat(), ...b.towns.flat()]).some(
        (word) => isRareName(word) && b.words.includes(word),
      )
    );
  }

  /** Without a proper word in common: 'Gentle Yoga' in a rec center and in a studio, 'Pet Photos' with and without a store. */
  get maybeOfTwoHosts(): boolean {
    const { a, b, place, overlap } = this;
    return (
      place === 'unknown' &&
      !this.haveCommonPlaceName &&
      !haveCommonHome(a, b) &&
      this.properWords === 0 &&
      ([a, b].every(namesPlace) || addsName(a, b, overlap.shared) || addsName(b, a, overlap.shared))
    );
  }

  /** The number of common words, besides those of towns, that others are unlikely to use for another event. */
  get properWords(): number {
    const towns = [this.a, this.b].flatMap(({ place: { home, towns: named } }) => [...home, ...named.flat()]);
    return countProperWords(withoutWords(this.overlap.shared, towns));
  }

  /** 'Brookside Park' of a walk and of a concert. */
  get sharesOnlyPlace(): boolean {
    const { shared } = this.overlap;
    const words = [this.a, this.b].flatMap(({ place }) => [...place.words, ...place.towns.flat()]).map(stemOf);
    return shared.length > 0 && shared.every((word) => words.includes(stemOf(word)) && !isOncePerTown(word));
  }

  /** At one place, or in descriptions under one title. */
  get namedHosts(): number {
    this.likeness.hosts ??=
      this.place === 'same'
        ? countHosts(this)
        : this.place === 'unlike' && this.title.kind === 'same'
          ? countDescribedHosts(this)
          : 0;
    return this.likeness.hosts;
  }

  get hasCommonDescription(): boolean {
    this.likeness.description ??= haveCommonDescription(this.a.version.description, this.b.version.description);
    return this.likeness.description;
  }
}

const haveCommonHome = ({ place: { home: a } }: ComparableVersion, { place: { home: b } }: ComparableVersion) =>
  a.length > 0 && b.length > 0 && (isSubset(a, b) || isSubset(b, a));

const namesPlace = ({ place: { houses, rooms } }: ComparableVersion) => houses.length + rooms.length > 0;

/** Words that no part of the other explains: of a place at the end of the title one is enough. */
const addsName = ({ title, place }: ComparableVersion, other: ComparableVersion, shared: Words) => {
  const explained = [
    ...[...shared, ...other.title.all, ...other.title.organization, ...other.place.words, ...other.place.towns.flat()],
    ...[...title.organization, ...place.words, ...place.home],
  ];
  const atEnd = wordsOf(PLACE_AT_END.exec(title.unmarked)?.[1] ?? '');
  return countProperWords(withoutWords(atEnd, explained)) > 0 || countProperWords(withoutWords(title.all, explained)) > 1;
};

const PLACE_AT_END = /(?:,|\bat|@)\s([^,]+)$/i;

/** An organization may be called after its event. */
const unsaidWordsOf = ({ place }: ComparableVersion) => [
  ...place.houses.flat(),
  ...place.rooms.flat(),
  ...(isPublicEvent(place.organization.at(-1) ?? '') ? [] : place.organization),
];

/** Doors and show count as one time if one title mentions doors or a check-in, or if both have one page. */
const compareVersionTimes = (pair: VersionComparison): TimeLikeness => {
  const { a, b, isOnePage } = pair;
  if (opensRunOf(a, b) || opensRunOf(b, a)) return 'day';
  const times = compareTimes(a.time, b.time, 'unlikely');
  if (times !== 'different' || compareTimes(a.time, b.time, 'said') === 'different') return times;
  if (a.hasArrivalTime || b.hasArrivalTime) return 'near';
  const isLikely =
    (isOnePage && !a.hasSessions) || a.isOfTicketSeller || b.isOfTicketSeller || areAtDusk(a, b) || isOneParade(pair);
  if (isLikely && compareTimes(a.time, b.time, 'likely') !== 'different') return 'near';
  if (compareTimes(a.time, b.time, 'possible') !== 'different' && isOnceInHalfHour(pair)) return 'near';
  // Descriptions are long and read last.
  if (isArrivalFor(a, b) || isArrivalFor(b, a)) return 'near';
  return describesStartOf(a, b) || describesStartOf(b, a) || describesRaces(a, b) || describesRaces(b, a) ? 'near' : 'different';
};

/** The first of the days that another publisher gives as one run, if either says that it opens then or goes on. */
const opensRunOf = (first: ComparableVersion, run: ComparableVersion) =>
  first.time.days === 1 &&
  isRun(run.time) &&
  run.time.date === first.time.date &&
  (run.time.start === undefined || run.time.start === first.time.start) &&
  (first.isOpening || run.isOpening || saysRunBegins(first.version.description));

/** Distinctive enough that its place or its host has it once in half an hour, unless a description says that it begins at both. */
const isOnceInHalfHour = (pair: VersionComparison) => {
  const { a, b } = pair;
  const [isOfOneSubject, isOfOneHost] = [shareSubjectWords(pair), isOccasionOfHost(a, b) || isOccasionOfHost(b, a)];
  if (!(isOfOneSubject || isOfOneHost) || pair.place !== 'same') return false;
  const { kind, telling } = compareAnyTitles(pair);
  return (
    ((isOfOneSubject && SUBJECT_KINDS.has(kind) && telling >= MIN_SUBJECT_WORDS) || (isOfOneHost && kind === 'same')) &&
    !mayBeSessionOf(a, b) &&
    !mayBeSessionOf(b, a)
  );
};

const mayBeSessionOf = ({ hasSessions, version: { description } }: ComparableVersion, { version }: ComparableVersion) =>
  hasSessions || maySayStart(description, version.startTime);

/** 'Annual Luncheon' of the Mill Grange, and 'Grange Luncheon'. */
const isOccasionOfHost = (
  { title: { all }, place: { organization, home, towns } }: ComparableVersion,
  { title: other }: ComparableVersion,
) => {
  const host = withoutWords(organization, [...home, ...towns.flat()]);
  return host.length > 0 && isSubset(host, other.all) && all.some((word) => isOccasion(word) && other.all.includes(word));
};

/** Quickly computed: most pairs of half an hour share one word. */
const shareSubjectWords = ({ a, b }: VersionComparison) => {
  const stems = b.title.all.filter(isTelling).map(stemOf);
  return a.title.all.filter((word) => isTelling(word) && stems.includes(stemOf(word))).length >= MIN_SUBJECT_WORDS;
};

const SUBJECT_KINDS: ReadonlySet<TitleLikeness['kind']> = new Set(['same', 'contained', 'similar']);

const MIN_SUBJECT_WORDS = 2;

/** Publishers give the hour of its gates, of its line-up or of its start. */
const isOneParade = (pair: VersionComparison) =>
  Math.abs(pair.a.time.start! - pair.b.time.start!) <= MAX_GATHERING_MS &&
  areOneParade(pair.a.title, pair.b.title, () => namesOf(pair)) &&
  pair.place === 'same';

/** A film or a look at the stars in the open begins when it is dark enough. Later ones are another showing. */
const areAtDusk = (a: ComparableVersion, b: ComparableVersion) =>
  Math.abs(a.time.start! - b.time.start!) <= MAX_GATHERING_MS &&
  [a, b].every(({ version: { name } }) => AT_NIGHT.test(name)) &&
  [a, b].some(({ version: { name } }) => OUTDOORS.test(name));

/** Between gates and start, and less than a film lasts. */
const MAX_GATHERING_MS = 60 * 60_000;

const AT_NIGHT = /\b(?:movies?|films?|screenings?|drive-in|stargazing|star part(?:y|ies))\b/i;

const OUTDOORS =
  /\b(?:dusk|sundown|sunset|outdoors?|drive-in|stargazing|star part(?:y|ies)|under the stars|(?:in|at) the park|on the (?:green|lawn))\b/i;

/** The other begins when the doors have been open for a while, or when people have gathered. */
const isArrivalFor = ({ time, version }: ComparableVersion, other: ComparableVersion) =>
  time.start! < other.time.start! &&
  compareTimes(time, other.time, 'likely') !== 'different' &&
  startsBeforeEvent(version.description, version.startTime);

const describesStartOf = (
  { version: { description, startTime: own } }: ComparableVersion,
  { version: { startTime } }: ComparableVersion,
) =>
  [
    arrivalTimesIn(description),
    laterStartsIn(description, own),
    startsAfterCheckIn(description, own),
    endsOfCheckIn(description),
  ].some((times) => isAmong(times, startTime));

/** Of 'Fun run at 8:30, 5K at 9', each publisher gives one as the start. */
const describesRaces = (a: ComparableVersion, b: ComparableVersion) => {
  const starts = raceStartsIn(a.version.description);
  return isAmong(starts, a.version.startTime) && isAmong(starts, b.version.startTime) && areOneRaceDay(a.title, b.title);
};

/** With one page, a common word is enough; with the page of a single event, none is needed. */
const compareVersionTitles = (pair: VersionComparison): TitleLikeness => {
  const likeness = compareAnyTitles(pair);
  if (likeness.kind !== 'apart' && likeness.kind !== 'same' && isOneAtATime(pair)) return ONE_LIKENESS;
  return ['contained', 'similar'].includes(likeness.kind) && pair.sharesOnlyPlace ? UNLIKE_LIKENESS : likeness;
};

/** Whatever the titles share. */
const ONE_LIKENESS: TitleLikeness = { kind: 'contained', telling: 2, shared: 2, isNamed: true };

const compareAnyTitles = (pair: VersionComparison): TitleLikeness => {
  const { a, b } = pair;
  const title = compareTitles(a.title, b.title);
  if (title.kind === 'contained' && title.telling === 0)
    return sameTitleWithoutPlace(pair) ?? sameTitleWithoutGuest(pair) ?? title;
  if (title.kind !== 'other') return title;
  const isOfPage = pair.isOnePage && (title.shared > 0 || haveEventPage(a, b));
  const likeness = (title.shared > 0 ? titleWithoutPlace(pair) : undefined) ?? (isOfPage ? title : undefined);
  const similar = likeness ?? compareSimilarTitles(a.title, b.title, []);
  if (similar) return similar;
  if (isDescribedAlike(pair, title.shared)) return title;
  return title.shared > 0 || pair.place === 'same' || a.version.description || b.version.description
    ? UNLIKE_LIKENESS
    : APART_LIKENESS;
};

/** At one place, the title of one may contain the name of the place, and the title of the other only what the event is about. */
const titleWithoutPlace = ({ a, b, place }: VersionComparison): TitleLikeness | undefined => {
  if (place !== 'same') return undefined;
  const places = [...a.place.words, ...b.place.words, ...initialsOfPlaces(a, b)];
  const title = compareTitles(a.title, b.title, places);
  if (title.kind !== 'other') return title;
  return compareSubjects(a.title, b.title) ?? compareSimilarTitles(a.title, b.title, places);
};

/** 'Story Time' and 'Story Time at the Mill Library', in that library. */
const sameTitleWithoutPlace = (pair: VersionComparison): TitleLikeness | undefined => {
  const title = titleWithoutPlace(pair);
  return title?.kind === 'same' ? title : undefined;
};

/** 'Toddler Time' and 'Toddler Time with Miss Ana'. */
const sameTitleWithoutGuest = ({ a, b }: VersionComparison): TitleLikeness | undefined => {
  const guests = [...a.title.details, ...b.title.details];
  if (guests.length === 0) return undefined;
  const title = compareTitles(a.title, b.title, guests);
  return title.kind === 'same' ? title : undefined;
};

/** 'LFHS' for an event in the Linden Falls High School. */
const initialsOfPlaces = (a: ComparableVersion, b: ComparableVersion) =>
  [...a.title.capitals, ...b.title.capitals].filter((word) =>
    [a, b].some(({ place }) => wordsForInitials(word, place.spelling).length > 0),
  );

const haveEventPage = (a: ComparableVersion, b: ComparableVersion) =>
  isSingleEventPage(a.page!, distinctiveWordsOf([...a.title.all, ...b.title.all])) ||
  [a, b].some(({ page, title }) => isCalledAfterTitle(page!, title.all));

/** One describes the event in the words of the other, and is at its place or has a word of its title. */
const isDescribedAlike = (pair: VersionComparison, sharedWords: number) =>
  pair.hasCommonDescription && (pair.place === 'same' || sharedWords > 0);

const compareVersionPlaces = (pair: VersionComparison): PlaceLikeness => {
  const { a, b } = pair;
  const places = comparePlaces(a.place, b.place, sharedPageOf(pair));
  if (places === 'different' && areOneMeeting(pair))
    return comparePlaces(withoutRooms(a.place), withoutRooms(b.place), sharedPageOf(pair));
  if (places === 'different' && (namesSeriesAsPlace(a, b) || namesSeriesAsPlace(b, a)))
    return comparePlaces(withoutSeries(a, b), withoutSeries(b, a), sharedPageOf(pair));
  if (places === 'unlike' && areOneGame(a.title, b.title)) return 'unknown';
  if (places === 'unlike' && (isOneOfTown(a, b) || isOneBodyOfTown(a, b))) return 'same';
  if ((places === 'unknown' || places === 'unlike') && (isMarketOfTown(a, b) || isMarketOfTown(b, a))) return 'same';
  if (places === 'unknown' && (isParadeOfTown(pair) || isOnceOnMainStreet(pair))) return 'same';
  return (places === 'unknown' || places === 'unlike') && (isPlaceInTitle(a, b) || isPlaceInTitle(b, a)) ? 'same' : places;
};

/** A council is in one room at a time, and publishers may give the usual one. */
const areOneMeeting = (pair: VersionComparison) => {
  const { a, b } = pair;
  return (
    (nameOneBody(a, b) && compareTitles(a.title, b.title).kind === 'same') ||
    areOfOneGoverningBody(a.title, b.title, townsOf(pair))
  );
};

const nameOneBody = ({ title: a }: ComparableVersion, { title: b }: ComparableVersion) =>
  a.all.some((word) => isBodyOfTown(word) && b.all.includes(word));

const withoutRooms = (place: Place): Place => ({ ...place, rooms: [] });

/** 'Lantern Coffeehouse, Mill Church' for 'Lantern Coffeehouse: Tin Otters' in a room of that church. */
const namesSeriesAsPlace = ({ place: { houses } }: ComparableVersion, other: ComparableVersion) =>
  houses.some((house) => isSeriesOf(house, other)) && houses.some((house) => !isSeriesOf(house, other));

const isSeriesOf = (house: Words, { title, place }: ComparableVersion) =>
  house.length > 1 && house.some(isRareName) && isSubset(house, title.all) && !house.some((word) => place.words.includes(word));

const withoutSeries = ({ place }: ComparableVersion, other: ComparableVersion): Place => ({
  ...place,
  houses: place.houses.filter((house) => !isSeriesOf(house, other)),
});

/** A town has one planning board, which is in one place at a time. A county may have its own. */
const isOneOfTown = (a: ComparableVersion, b: ComparableVersion) =>
  ['same', 'contained'].includes(compareTitles(a.title, b.title).kind) &&
  nameOneBody(a, b) &&
  !(isGoverned(a) && isGoverned(b)) &&
  (namesTownOf(a, b) || namesTownOf(b, a)) &&
  !addsSubject(a, b) &&
  !addsSubject(b, a);

/** Both name the town, in the title or as publisher. */
const isOneBodyOfTown = (a: ComparableVersion, b: ComparableVersion) =>
  !(isGoverned(a) && isGoverned(b)) &&
  (isOfTown(a, b) || isOfTown(b, a)) &&
  areOfOneGoverningBody(a.title, b.title, townsOf({ a, b }));

const isOfTown = ({ title }: ComparableVersion, { place: { home } }: ComparableVersion) =>
  home.length > 0 && isSubset(home, [...title.all, ...title.organization]);

/** Two publishers of one town mean one parade, whose route may have two names, but not two streets. */
const isParadeOfTown = (pair: VersionComparison) => {
  const { a, b } = pair;
  return (
    areOfOneTown(a, b) &&
    !(a.place.isOfGovernment && b.place.isOfGovernment) &&
    !areDisjoint(a.place.roads.flat(), b.place.roads.flat()) &&
    areOneParade(a.title, b.title, () => namesOf(pair))
  );
};

/** A parade or a market, of which a town has no two of one kind downtown at one time. */
const isOnceOnMainStreet = (pair: VersionComparison) => {
  const { a, b } = pair;
  return (
    areOnMainStreet(a.place, b.place) &&
    (areOneParade(a.title, b.title, () => namesOf(pair)) ||
      a.title.all.some(
        (word) => isOncePerTown(word) && b.title.all.includes(word) && !areDisjoint(kindsOf(word, a), kindsOf(word, b)),
      ))
  );
};

/**
 * A town publishes its farmers market, and another that of the town by its name: neither needs to say more of the place. A county of
 * that name has its own.
 */
const isMarketOfTown = (ofTown: ComparableVersion, other: ComparableVersion) => {
  const { home, isOfGovernment } = ofTown.place;
  return (
    isOfGovernment &&
    home.length > 0 &&
    ![ofTown, other].some(({ place: { organization } }) => organization.includes('county')) &&
    isSubset(home, other.title.all) &&
    areInOneTown(ofTown.place, other.place) &&
    [ofTown, other].every(({ title }) =>
      haveEqualWords(
        title.all.filter((word) => isSignificant(word) && !home.includes(word) && !isWeekday(word)),
        ['farmers', 'market'],
      ),
    )
  );
};

const isWeekday = (word: string) => /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/.test(word);

/** 'farmers' of a 'Farmers Market'. */
const kindsOf = (event: string, { title: { all }, place: { home } }: ComparableVersion) =>
  all.filter((word, i) => all[i + 1] === event && isSignificant(word) && word !== 'downtown' && !home.includes(word));

const haveSameHome = ({ place: { home: a } }: ComparableVersion, { place: { home: b } }: ComparableVersion) =>
  a.length > 0 && isSubset(a, b) && isSubset(b, a);

const areOfOneTown = (a: ComparableVersion, b: ComparableVersion) =>
  haveSameHome(a, b) || isTownNamedBy(a, b) || isTownNamedBy(b, a);

const isTownNamedBy = ({ place: { home } }: ComparableVersion, { title, place: { towns } }: ComparableVersion) =>
  home.length > 0 && isSubset(home, title.all) && isSubset(home, towns.flat());

const addsSubject = ({ title, place }: ComparableVersion, other: ComparableVersion) =>
  withoutWords(title.all, [...other.title.all, ...place.home, ...other.place.home]).some(isTelling);

const isGoverned = ({ place: { isOfGovernment, organization } }: ComparableVersion) =>
  isOfGovernment || organization.includes('county');

const namesTownOf = ({ title }: ComparableVersion, { title: other, place: { home } }: ComparableVersion) =>
  home.length > 0 && isSubset(home, title.all) && (isSubset(home, other.all) || isSubset(home, other.organization));

/** 'Quilt Show at Exhibit Hall' or 'Santa at Elk Feed', where the other only gives the street or the town. */
const isPlaceInTitle = ({ place }: ComparableVersion, { title, place: other }: ComparableVersion) => {
  const words = withoutWords([...place.houses, ...place.rooms].flat(), [...place.home, ...other.home]);
  if (isHouseOf(place.organization, toLocalPlace(place, [])) && isNameIn(place.organization, title.all)) return true;
  const names = words.some(isRareName) ? words.filter((word) => isName(word) && !isKindOfShop(word)) : [];
  const isWholeIn = words.length > 1 && words.every((word) => title.all.includes(word));
  return names.length > 0 && (isWholeIn || (names.length > 1 && names.every((word) => title.all.includes(word))));
};

const isNameIn = (name: Words, title: Words) => name.length > 1 && title.join(' ').includes(name.join(' '));

const sharedPageOf = (pair: VersionComparison): SharedPage => {
  const { a, b, isOnePage, isOneOfCatalogue } = pair;
  if (!isOnePage) return 'none';
  if (isOneOfCatalogue) return 'of a catalogue';
  if (isSingleEventPage(a.page!, [])) return 'of an event';
  return hasWordInPath(a.page!, distinctiveWordsOf([...a.title.all, ...b.title.all])) ? 'of a title' : 'shared';
};
