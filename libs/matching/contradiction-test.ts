import { type ComparableVersion, compareVersionPlaces, compareVersionTimes, compareVersionTitles, toComparable } from './match';
import { createMatchContext, type MatchContext } from './match-context';
import type { PublishedVersion } from './published-version';

/** A version with few details may match both sides of a contradiction; it must not merge them. */
export const createContradictionTest = (versions: readonly PublishedVersion[]) => {
  const versionsById = new Map(versions.map((version) => [version.id, version]));
  let context: MatchContext | undefined;
  const cache = new Map<number, ComparableVersion>();
  const comparableOf = (id: number): ComparableVersion | undefined => {
    const [one, version] = [cache.get(id), versionsById.get(id)];
    if (one || !version) return one;
    context ??= createMatchContext(versions);
    const compared = toComparable(version, context);
    cache.set(id, compared);
    return compared;
  };
  return (a: number, b: number): boolean => {
    const [ofA, ofB] = [comparableOf(a), comparableOf(b)];
    return ofA !== undefined && ofB !== undefined && isContradiction(ofA, ofB);
  };
};

const isContradiction = (a: ComparableVersion, b: ComparableVersion): boolean =>
  compareVersionTimes(a, b) === 'different' ||
  compareVersionTitles(a, b) === undefined ||
  compareVersionPlaces(a, b) === 'different';
