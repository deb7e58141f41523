import { saysArrival } from './arrival';
import { type Context, contextOf } from './context';
import { isAddressWith, isPageOf, pageOf } from './page';
import { comparePlaces, type SharedPage } from './places/compare-places';
import { type Place, placeOf } from './places/place';
import { wordsFor } from './spelling';
import type { Match, Rule, Telling } from './telling';
import { compareTimes, type Time, timeOf } from './time';
import { type Likeness, likenessOf, likenessOfSubjects } from './titles/likeness';
import { areSisters } from './titles/sisters';
import { haveOneSubject } from './titles/subjects';
import { tellingWordsOf } from './titles/telling-words';
import { type Title, titleOf } from './titles/title';

/** A telling taken apart once, to be compared with many. */
export type Compared = Readonly<{
  telling: Telling;
  title: Title;
  time: Time;
  place: Place;
  page?: string;
  hasSessions: boolean;
  saysArrival: boolean;
}>;

export const comparable = (telling: Telling, { lists, sessions, towns }: Context): Compared => {
  const page = pageOf(telling.url);
  return {
    telling,
    title: titleOf(telling.name, telling.organization),
    time: timeOf(telling),
    place: placeOf(telling, telling.organization, towns),
    hasSessions: page !== undefined && sessions.has(page),
    saysArrival: saysArrival(telling.name),
    ...(page && !lists.has(page) && { page }),
  };
};

/**
 * Whether two sources tell the same happening, and by which rule. Nothing that is at another time, at another place or for
 * others is ever the same; what says less than the other may be, the less it says the less surely. It matters not which of
 * them is asked about the other.
 */
export const match = (a: Telling, b: Telling): Match | undefined => {
  const context = contextOf([a, b]);
  return matchCompared(comparable(a, context), comparable(b, context));
};

export const matchCompared = (a: Compared, b: Compared): Match | undefined => {
  if (a.telling.source === b.telling.source) return undefined;
  const time = comparedTimes(a, b);
  if (time === 'different' || areSisters(a.title, b.title)) return undefined;
  const title = comparedTitles(a, b);
  if (!title) return undefined;
  const place = comparedPlaces(a, b);
  if (place === 'different') return undefined;
  const isOnePage = areOnePage(a, b);
  const isAtHome = place === 'same' || (place === 'unknown' && a.telling.organization === b.telling.organization);
  // One that was called off and booked anew stands beside it under nearly the same title: only what agrees in everything is told of both.
  const isCalledOffByOne = (a.telling.isCancelled ?? false) !== (b.telling.isCancelled ?? false);
  if (isCalledOffByOne && !(time === 'same' && isAtHome && (title.kind === 'same' || haveOneSubject(a.title, b.title))))
    return undefined;
  // A library tells the same in each of its branches, and which one may stand in the title alone.
  if (!isAtHome && !isOnePage && title.kind !== 'same' && (a.place.isBranch || b.place.isBranch)) return undefined;
  const isAtTime = time === 'same' || time === 'run';
  const byPage = isOnePage && (isAtTime || title.kind !== 'other') ? 'same page and start' : undefined;
  const byTitle = ruleOf(time, title, isAtHome);
  const rule = isAtHome ? (byTitle ?? byPage) : (byPage ?? byTitle);
  return rule && { rule, score: isCalledOffByOne ? LESS_SURE : SCORES[rule] };
};

/** The doors and the show are one time where one title speaks of doors or of a check-in, or one page tells of both. */
export const comparedTimes = (a: Compared, b: Compared) => {
  const isOfOnePage = areOnePage(a, b) && !a.hasSessions;
  return compareTimes(a.time, b.time, a.saysArrival || b.saysArrival ? 'said' : isOfOnePage ? 'likely' : 'unlikely');
};

/** Undefined where they mean two; of one page, a word in common is enough, and that of one event needs none. */
export const comparedTitles = (a: Compared, b: Compared): Likeness | undefined => {
  const title = likenessOf(a.title, b.title);
  if (title.kind === 'apart') return undefined;
  if (title.kind !== 'other') return title;
  const isOfPage = areOnePage(a, b) && (title.shared > 0 || areOfOneEvent(a, b));
  return (title.shared > 0 ? titleWithoutPlace(a, b) : undefined) ?? (isOfPage ? title : undefined);
};

export const comparedPlaces = (a: Compared, b: Compared) => comparePlaces(a.place, b.place, sharedPageOf(a, b));

const sharedPageOf = (a: Compared, b: Compared): SharedPage =>
  !areOnePage(a, b)
    ? 'none'
    : isPageOf(a.page!, [])
      ? 'of an event'
      : isAddressWith(a.page!, tellingWordsOf([...a.title.all, ...b.title.all]))
        ? 'of a title'
        : 'shared';

/** Of one place, its name may stand in the title of one, and one may say no more than what the other is about. */
const titleWithoutPlace = (a: Compared, b: Compared): Likeness | undefined => {
  if (comparedPlaces(a, b) !== 'same') return undefined;
  const title = likenessOf(a.title, b.title, [...a.place.words, ...b.place.words, ...initialsOfPlaces(a, b)]);
  return title.kind === 'other' ? likenessOfSubjects(a.title, b.title) : title;
};

/** 'LFHS', of what is in the Linden Falls High School. */
const initialsOfPlaces = (a: Compared, b: Compared) =>
  [...a.title.capitals, ...b.title.capitals].filter((word) =>
    [a, b].some(({ place }) => wordsFor(word, place.spelling).length > 0),
  );

const areOfOneEvent = (a: Compared, b: Compared) =>
  a.page !== undefined && isPageOf(a.page, tellingWordsOf([...a.title.all, ...b.title.all]));

const areOnePage = (a: Compared, b: Compared) => a.page !== undefined && a.page === b.page;

const ruleOf = (time: 'same' | 'near' | 'day' | 'run', title: Likeness, isAtHome: boolean): Rule | undefined => {
  const isSame = title.kind === 'same';
  const telling = title.telling + (title.isNamed && title.telling > 0 ? 1 : 0);
  if (title.kind === 'other') return undefined;
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
  if (telling < 2 && !(isSame && title.shared >= MANY_WORDS)) return undefined;
  return isSame ? 'same title and start' : 'one title in the other, same start';
};

/** So many words together tell a happening from most others, each of them everybody's. */
const MANY_WORDS = 4;

/** That one is called off and the other is not. */
const LESS_SURE = 0.75;

const SCORES: Readonly<Record<Rule, number>> = {
  'same page and start': 0.95,
  'same title, start and place': 1,
  'one title in the other, same start and place': 0.95,
  'same title and start': 0.9,
  'same title, day and place': 0.9,
  'same title and day': 0.8,
  'same title and place, nearly the same run': 0.9,
  'one title in the other, same start': 0.8,
};
