import { type ComparableVersion, toComparable } from './comparable-version';
import { contextOf, createMatchContext } from './match-context';
import type { PublishedVersion } from './published-version';
import { VersionComparison } from './version-comparison';

/** Of two of the versions by their places in the list. */
export const createContradictionTest = (versions: readonly PublishedVersion[]) => {
  const context = createMatchContext(versions);
  const comparables = versions.map((version) => toComparable(version, contextOf(version, context)));
  return (a: number, b: number): boolean => isContradiction(comparables[a]!, comparables[b]!);
};

export const isContradiction = (a: ComparableVersion, b: ComparableVersion): boolean => {
  const pair = new VersionComparison(a, b);
  return pair.time === 'different' || pair.title.kind === 'apart' || pair.place === 'different';
};
