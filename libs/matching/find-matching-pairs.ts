import { setImmediate } from 'node:timers/promises';
import { beginningOf } from './descriptions';
import { stemOf } from './forms';
import { type ComparableVersion, compareVersionTimes, matchComparable, toComparable } from './match';
import { createMatchContext } from './match-context';
import type { PublishedVersion, VersionMatch } from './published-version';
import { isRun } from './time';
import { isFiller } from './words';

export type MatchingPair = VersionMatch & Readonly<{ a: PublishedVersion; b: PublishedVersion }>;

/**
 * A word that more titles of one time and one source share says nothing, and comparing them all would be quadratic. Per source, so
 * that one source cannot crowd out others.
 */
const MAX_PER_WORD = 40;

const BATCH_SIZE = 200;

/** Only versions are compared that begin together and share a word of their titles or a page, so the work grows linearly. */
export const findMatchingPairs = async (versions: readonly PublishedVersion[]): Promise<MatchingPair[]> => {
  const context = createMatchContext(versions);
  const index = new Map<string, Map<string, ComparableVersion[]>>();
  for (const [i, version] of versions.entries()) {
    if (i % BATCH_SIZE === 0) await setImmediate();
    const one = toComparable(version, context);
    for (const name of indexKeysOf(one)) {
      const entries = index.get(name) ?? new Map<string, ComparableVersion[]>();
      index.set(name, entries);
      const ofSource = entries.get(version.source);
      if (!ofSource) entries.set(version.source, [one]);
      else if (ofSource.length <= MAX_PER_WORD) ofSource.push(one);
    }
  }
  const pairs: MatchingPair[] = [];
  const comparedBefore = new Map<ComparableVersion, Set<ComparableVersion>>();
  let comparisons = 0;
  for (const entries of index.values()) {
    const bySource = [...entries.values()].filter((ofSource) => ofSource.length <= MAX_PER_WORD);
    for (const [i, ofSource] of bySource.entries())
      for (const [a, b] of pairsOf(ofSource, bySource.slice(i + 1).flat())) {
        if (++comparisons % BATCH_SIZE === 0) await setImmediate();
        const [first, second] = a.version.id < b.version.id ? [a, b] : [b, a];
        // Checked first, because most pairs that share a word of a day are at different times, and others share several words.
        if (compareVersionTimes(first, second) === 'different' || !markCompared(comparedBefore, first, second)) continue;
        const found = matchComparable(first, second);
        if (found) pairs.push({ a: first.version, b: second.version, ...found });
      }
  }
  return pairs;
};

function* pairsOf(
  some: readonly ComparableVersion[],
  others: readonly ComparableVersion[],
): Generator<[ComparableVersion, ComparableVersion]> {
  for (const a of some) for (const b of others) yield [a, b];
}

/** By word and page, and by day (if there is no time of day), by minute, or with all runs of several days. */
const indexKeysOf = ({ title, time, page, version }: ComparableVersion): string[] => {
  const times = isRun(time) ? ['run'] : time.start === undefined ? [time.date] : [String(time.start), time.date];
  const beginning = beginningOf(version.description);
  const words = new Set([
    ...title.all.filter((word) => !isFiller(word)).map(stemOf),
    title.all.join(''),
    ...(page ? [page] : []),
    ...(beginning ? [beginning] : []),
  ]);
  return times.flatMap((at) => [...words].map((word) => `${at} ${word}`));
};

const markCompared = (
  comparedBefore: Map<ComparableVersion, Set<ComparableVersion>>,
  a: ComparableVersion,
  b: ComparableVersion,
): boolean => {
  const others = comparedBefore.get(a) ?? new Set<ComparableVersion>();
  comparedBefore.set(a, others);
  if (others.has(b)) return false;
  others.add(b);
  return true;
};
