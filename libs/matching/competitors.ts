import type { PublishedVersion } from './published-version';

type Pair = Readonly<{ a: PublishedVersion; b: PublishedVersion }>;

/**
 * Without the possible pairs of which one version has a competitor: a third version that it may be instead, and that is another
 * event than the other version of the pair, for which `isOther` holds.
 */
export const withoutCompetitors = <P extends Pair>(
  pairs: readonly P[],
  isPossible: (pair: P) => boolean,
  isOther: (one: PublishedVersion, other: PublishedVersion) => boolean,
): readonly P[] => {
  const paired = new Map<PublishedVersion, Set<PublishedVersion>>();
  const addTo = (one: PublishedVersion, other: PublishedVersion) => paired.set(one, (paired.get(one) ?? new Set()).add(other));
  for (const { a, b } of pairs) {
    addTo(a, b);
    addTo(b, a);
  }
  const hasCompetitor = (one: PublishedVersion, other: PublishedVersion) =>
    [...paired.get(one)!.difference(paired.get(other)!)].some((third) => third !== other && isOther(third, other));
  return pairs.filter((pair) => !isPossible(pair) || !(hasCompetitor(pair.a, pair.b) || hasCompetitor(pair.b, pair.a)));
};
