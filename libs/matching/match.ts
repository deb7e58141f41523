import { ComparableVersion } from './comparable-version';
import { evidenceFor, hasEvidence } from './evidence';
import { countFactors, isApart } from './likelihood';
import { contextOf, createMatchContext } from './match-context';
import type { PublishedVersion, VersionMatch } from './published-version';
import { areOfTwoSubjects } from './two-subjects';
import { VersionComparison } from './version-comparison';
import { isVetoed } from './vetoes';

/** Never with another time, place or audience; the fewer details one has, the lower the score. Symmetric. */
export const matchVersions = (a: PublishedVersion, b: PublishedVersion): VersionMatch | undefined =>
  matchPair(toComparison(a, b));

export const matchPair = (pair: VersionComparison): VersionMatch | undefined => {
  if (isVetoed(pair)) return undefined;
  const match = evidenceFor(pair);
  // Last, because it compares every word, and few pairs get so far.
  return match && areOfTwoSubjects(pair) ? undefined : match;
};

/** In the order of `FACTORS`; undefined if these do not decide. */
export const factorsBetween = (a: PublishedVersion, b: PublishedVersion): readonly number[] | undefined => {
  const pair = toComparison(a, b);
  return isVetoed(pair) || hasEvidence(pair) || isApart(pair) || areOfTwoSubjects(pair) ? undefined : countFactors(pair);
};

const toComparison = (a: PublishedVersion, b: PublishedVersion) => {
  const context = createMatchContext([a, b]);
  const [ofA, ofB] = [new ComparableVersion(a, contextOf(a, context)), new ComparableVersion(b, contextOf(b, context))];
  return new VersionComparison(ofA, ofB);
};
