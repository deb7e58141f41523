import { ComparableVersion } from './comparable-version';
import { evidenceFor } from './evidence';
import { contextOf, createMatchContext } from './match-context';
import type { PublishedVersion, VersionMatch } from './published-version';
import { VersionComparison } from './version-comparison';
import { isVetoed } from './vetoes';

/** Never with another time, place or audience; the fewer details one has, the lower the score. Symmetric. */
export const matchVersions = (a: PublishedVersion, b: PublishedVersion): VersionMatch | undefined => {
  const context = createMatchContext([a, b]);
  const [ofA, ofB] = [new ComparableVersion(a, contextOf(a, context)), new ComparableVersion(b, contextOf(b, context))];
  return matchPair(new VersionComparison(ofA, ofB));
};

export const matchPair = (pair: VersionComparison): VersionMatch | undefined => (isVetoed(pair) ? undefined : evidenceFor(pair));
