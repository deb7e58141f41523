import { type ComparableVersion, compareVersionPlaces, compareVersionTimes, compareVersionTitles, toComparable } from './match';
import { contextOf, createMatchContext } from './match-context';
import type { PublishedVersion } from './published-version';

/** Of two of the versions by their places in the list. */
export const createContradictionTest = (versions: readonly PublishedVersion[]) => {
  const context = createMatchContext(versions);
  const comparables = versions.map((version) => toComparable(version, contextOf(version, context)));
  return (a: number, b: number): boolean => isContradiction(comparables[a]!, comparables[b]!);
};

export const isContradiction = (a: ComparableVersion, b: ComparableVersion): boolean =>
  compareVersionTimes(a, b) === 'different' ||
  compareVersionTitles(a, b) === undefined ||
  compareVersionPlaces(a, b) === 'different';
