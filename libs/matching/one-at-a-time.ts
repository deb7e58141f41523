import type { ComparableVersion } from './comparable-version';
import { isEventOfNamedHost, isTourDateOf } from './named-hosts';
import { namesOf, townsOf } from './names-of-both';
import type { PlaceLikeness } from './places/compare-places';
import type { TimeLikeness } from './time';
import { areMeetingsOfOneClub } from './titles/clubs';
import { beginsWithTitle } from './titles/described-titles';
import { areOfOneGoverningBody } from './titles/governing-bodies';
import { describesName } from './titles/named-subjects';
import { areOfOneSubjectAndKind } from './titles/one-subject';
import { areOneParade } from './titles/parades';
import { areOneSingleEvent, isOfKindInOtherWords } from './titles/single-events';
import { namedPartOf } from './titles/sub-events';
import type { TitleOverlap } from './titles/title-overlap';
import { haveCommonTopic } from './titles/topics';
import { withoutWords } from './word-lists';

/** A comparison without the likeness of the titles, which depends on what is decided here. */
type ComparedPair = Readonly<{
  a: ComparableVersion;
  b: ComparableVersion;
  time: TimeLikeness;
  place: PlaceLikeness;
  overlap: TitleOverlap;
}>;

/** At one minute, a place, a body, a club or a host has no other event of that kind. */
export const isOneAtATime = (pair: ComparedPair): boolean => {
  const { a, b, time } = pair;
  if (time !== 'same' || (pair.place !== 'same' && pair.place !== 'unknown')) return false;
  if ((a.time.start ?? b.time.start) === undefined) return isOneRun(pair);
  // With less noise or light, beside the usual one.
  if (a.title.all.includes('sensory') !== b.title.all.includes('sensory')) return false;
  if (isDescribedByOther(pair) || isTourDateOf(a, b) || isTourDateOf(b, a)) return true;
  if (isAtNamedPlace(pair) && (isEventOfNamedHost(a, b) || isEventOfNamedHost(b, a))) return true;
  if (pair.place !== 'same') return false;
  return (
    areOneSingleEvent(a.title, b.title, () => namesOf(pair)) ||
    areOneParade(a.title, b.title, () => namesOf(pair)) ||
    areOfOneSubjectAndKind(a.title, b.title, () => namesOf(pair)) ||
    areOfOneGoverningBody(a.title, b.title, townsOf(pair)) ||
    areMeetingsOfOneClub(a.title, b.title, townsOf(pair)) ||
    areOfOneTopic(pair) ||
    beginsWithTitle(a.version.description, a.title, b.title) ||
    beginsWithTitle(b.version.description, b.title, a.title)
  );
};

/** 'Used Book Sale' and 'Spring Book Sale' of the same two days. */
const isOneRun = (pair: ComparedPair) => {
  const { a, b, place } = pair;
  return (
    place === 'same' &&
    a.time.days > 1 &&
    a.time.days === b.time.days &&
    a.time.date === b.time.date &&
    areOneSingleEvent(a.title, b.title, () => namesOf(pair))
  );
};

/** In other words of one topic or kind, or one names whom or what the other describes. */
export const areAboutOneThing = (pair: ComparedPair): boolean =>
  areOfOneTopic(pair) || isOfKindInOtherWords(pair.a.title, pair.b.title) || isDescribedByOther(pair);

const areOfOneTopic = (pair: ComparedPair) => {
  const [ofA, ofB] = [pair.a, pair.b].map(({ title }) => withoutWords(title.all, namesOf(pair)));
  return haveCommonTopic(ofA!, ofB!, pair.overlap.isOnlyReplaced);
};

const isDescribedByOther = (pair: ComparedPair) => {
  const { a, b } = pair;
  return [[a, b] as const, [b, a] as const].some(([{ version }, { title }]) => {
    const part = namedPartOf(title);
    // The name of a festival says nothing of which part it is.
    return describesName(version.description, part.length > 0 ? part : title.all, () => namesOf(pair));
  });
};

/** At one place, or one does not say where. */
const isAtNamedPlace = ({ a, b, place }: ComparedPair) =>
  place === 'same' || (place === 'unknown' && [a, b].some((one) => one.place.words.length === 0 && !one.place.street));
