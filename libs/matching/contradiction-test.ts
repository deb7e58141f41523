import { ComparableVersion } from './comparable-version';
import { matchPair } from './match';
import { contextOf, createMatchContext } from './match-context';
import type { PublishedVersion } from './published-version';
import { isHalfAnHourApart } from './time';
import { VersionComparison } from './version-comparison';
import { isVetoed } from './vetoes';

/** Of two of the versions by their places in the list. */
export const createContradictionTest = (versions: readonly PublishedVersion[]) => {
  const context = createMatchContext(versions);
  const comparables = versions.map((version) => new ComparableVersion(version, contextOf(version, context)));
  return (a: number, b: number): boolean => isContradiction(comparables[a]!, comparables[b]!);
};

/** Titles or places that have too little in common contradict each other unless enough else speaks for one event. */
export const isContradiction = (a: ComparableVersion, b: ComparableVersion): boolean => {
  const pair = new VersionComparison(a, b);
  const isApart =
    (pair.time === 'different' && !mayArriveBefore(pair)) || pair.title.kind === 'apart' || pair.place === 'different';
  return (
    isApart ||
    areListedApart(pair) ||
    ((pair.title.kind === 'unlike' || pair.place === 'unlike') && !matchPair(pair) && !mayBeTwoWordings(pair))
  );
};

/**
 * Not enough to match, but no contradiction if a third matches both: 'Author Visit: Sarah Lindqvist', 'Sarah Lindqvist at the
 * Library' and 'Novelist Lindqvist to speak'.
 */
const mayBeTwoWordings = (pair: VersionComparison): boolean =>
  !pair.isOfOneOrganization &&
  !isVetoed(pair) &&
  (pair.title.kind === 'unlike'
    ? pair.place !== 'unlike' && pair.overlap.shared.length > 0 && !pair.overlap.areOfTwoKinds
    : pair.haveCommonPlaceName);

/** One gives the hour when people meet, if a third matches both. */
const mayArriveBefore = ({ a, b, title }: VersionComparison): boolean =>
  (title.kind === 'same' || title.kind === 'contained') && isHalfAnHourApart(a.time, b.time);

/** A source that lists two by different titles or hours has two events, such as a festival and a part of it. */
const areListedApart = ({ a, b, title, time }: VersionComparison): boolean =>
  a.version.source === b.version.source && (title.kind !== 'same' || time !== 'same');
