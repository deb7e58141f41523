import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { addDays, memoize } from '#libs/contracts';
import { ComparableVersion } from './comparable-version';
import { withoutCompetitors } from './competitors';
import { isContradiction } from './contradiction-test';
import { beginningOf } from './descriptions';
import { stemOf } from './forms';
import { matchPair } from './match';
import { contextOf, createMatchContext, isSameContext, type VersionContext } from './match-context';
import { isPossibleMatch } from './possible-matches';
import type { PublishedVersion, VersionMatch } from './published-version';
import { areFarApart, isAlmostRun, isRun } from './time';
import { wordsOfTitle } from './titles/title';
import { VersionComparison } from './version-comparison';
import { isFiller } from './words';

export type MatchingPair = VersionMatch & Readonly<{ a: PublishedVersion; b: PublishedVersion }>;

export type MatchedVersions = Readonly<{
  pairs: readonly MatchingPair[];
  /** A version with few details may match both sides of a contradiction; it must not merge them. */
  isContradiction: (a: number, b: number) => boolean;
}>;

/** A word of more titles of one time and source says nothing, and comparing them is quadratic. No source crowds out others. */
const MAX_PER_WORD = 40;

/** So few are compared without an index, which lacks initials, joined words and wrong letters. */
const MAX_PER_MINUTE = 20;

const BATCH_SIZE = 200;

/**
 * Matches all versions of a town, again and again. A version is read again if it changed, or what only all versions together show of
 * it. Two versions are compared again if one of them was.
 */
export class VersionMatcher {
  private versions: ReadonlyMap<number, ReadVersion> = new Map();
  private towns: ReadonlySet<string> = new Set();
  private readonly matches = new WeakMap<ComparableVersion, WeakMap<ComparableVersion, VersionMatch | null>>();

  async match(versions: readonly PublishedVersion[]): Promise<MatchedVersions> {
    const byId = await this.readAll(versions);
    this.versions = byId;
    const areContradictory = (a: number, b: number) => {
      const [ofA, ofB] = [byId.get(a), byId.get(b)];
      return ofA !== undefined && ofB !== undefined && isContradiction(ofA.comparable, ofB.comparable);
    };
    const lists = Map.groupBy(versions, ({ source }) => source);
    const isOfLongLists = ({ a, b }: MatchingPair) => [a, b].every(({ source }) => lists.get(source)!.length >= MIN_LISTED);
    const found = await this.findPairs([...byId.values()].map(({ comparable }) => comparable));
    const pairs = withoutCompetitors(
      found.filter((pair) => !isPossible(pair) || isOfLongLists(pair)),
      isPossible,
      (one, other) => one.source === other.source || areContradictory(one.id, other.id),
    );
    const matching = new Set(pairs.map(({ a, b }) => keyOf(a.id, b.id)));
    return { pairs, isContradiction: (a, b) => !matching.has(keyOf(a, b)) && areContradictory(a, b) };
  }

  private async readAll(versions: readonly PublishedVersion[]): Promise<ReadonlyMap<number, ReadVersion>> {
    const { towns, ...others } = createMatchContext(versions);
    // The same object as before if it has the same names, so that contexts are compared quickly.
    if (!isDeepStrictEqual(towns, this.towns)) this.towns = towns;
    const context = { ...others, towns: this.towns };
    const byId = new Map<number, ReadVersion>();
    for (const [i, version] of versions.entries()) {
      if (i % BATCH_SIZE === 0) await setImmediate();
      byId.set(version.id, this.readVersion(version, contextOf(version, context)));
    }
    return byId;
  }

  private readVersion(version: PublishedVersion, context: VersionContext): ReadVersion {
    const before = this.versions.get(version.id);
    return before && isSameContext(before.context, context) && isDeepStrictEqual(before.comparable.version, version)
      ? before
      : { context, comparable: new ComparableVersion(version, context) };
  }

  /** Of a minute with few versions, all are compared; of others those that share a word or a page, so the work grows linearly. */
  private async findPairs(comparables: readonly ComparableVersion[]): Promise<MatchingPair[]> {
    const pairs = new Map<string, MatchingPair>();
    let comparisons = 0;
    for (const [beginning, beginningTogether] of groupByBeginning(comparables)) {
      const isShortMinute = !beginning.includes('-') && beginning !== 'run' && beginningTogether.length <= MAX_PER_MINUTE;
      for (const entries of isShortMinute ? [beginningTogether] : await groupByWord(beginningTogether)) {
        const bySource = [...Map.groupBy(entries, ({ version }) => version.source).values()].filter(
          (ofSource) => ofSource.length <= MAX_PER_WORD,
        );
        for (const [i, ofSource] of bySource.entries()) {
          const others = bySource.slice(i + 1).flat();
          for (const a of ofSource)
            for (const b of others) {
              // Checked first, because most pairs that share a word of a day are hours apart.
              if (areFarApart(a.time, b.time)) continue;
              if (++comparisons % BATCH_SIZE === 0) await setImmediate();
              const [first, second] = a.version.id < b.version.id ? [a, b] : [b, a];
              const match = this.matchOf(first, second);
              if (match) pairs.set(keyOf(first.version.id, second.version.id), { a: first.version, b: second.version, ...match });
            }
        }
      }
    }
    return [...pairs.values()];
  }

  private matchOf(a: ComparableVersion, b: ComparableVersion): VersionMatch | null {
    const ofA = this.matches.get(a) ?? new WeakMap<ComparableVersion, VersionMatch | null>();
    this.matches.set(a, ofA);
    const before = ofA.get(b);
    if (before !== undefined) return before;
    const pair = new VersionComparison(a, b);
    const match = matchPair(pair) ?? (isPossibleMatch(pair) ? POSSIBLE_MATCH : null);
    ofA.set(b, match);
    return match;
  }
}

/** Only if neither of the two has a competitor. */
const POSSIBLE_MATCH: VersionMatch = { rule: 'no competitor', score: 0.7 };

const isPossible = ({ rule }: MatchingPair) => rule === POSSIBLE_MATCH.rule;

/** A source with fewer events does not show what else is on. */
const MIN_LISTED = 3;

const keyOf = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** Once, without anything known from before. */
export const findMatchingPairs = async (versions: readonly PublishedVersion[]): Promise<readonly MatchingPair[]> =>
  (await new VersionMatcher().match(versions)).pairs;

type ReadVersion = Readonly<{ context: VersionContext; comparable: ComparableVersion }>;

/** Groups of several, for the versions of one beginning: the words of all would take much memory. */
const groupByWord = async (beginningTogether: readonly ComparableVersion[]) => {
  const byWord = new Map<string, ComparableVersion[]>();
  for (const [i, one] of beginningTogether.entries()) {
    if (i % BATCH_SIZE === BATCH_SIZE - 1) await setImmediate();
    for (const word of indexWordsOf(one)) addTo(byWord, word, one);
  }
  return [...byWord.values()].filter(({ length }) => length > 1);
};

/** Without a version that begins alone. */
const groupByBeginning = (comparables: readonly ComparableVersion[]) => {
  const groups = new Map<string, ComparableVersion[]>();
  for (const one of comparables) for (const beginning of indexTimesOf(one)) addTo(groups, beginning, one);
  return [...groups].filter(([, { length }]) => length > 1);
};

const addTo = (groups: Map<string, ComparableVersion[]>, key: string, one: ComparableVersion) => {
  const group = groups.get(key);
  if (group) group.push(one);
  else groups.set(key, [one]);
};

/** The day if there is no time of day, the minute and the day, and one for all runs of several days beside the first of them. */
const indexTimesOf = ({ time, version }: ComparableVersion): readonly string[] =>
  isRun(time)
    ? ['run', time.date]
    : [
        ...(time.start === undefined ? [] : [String(time.start)]),
        time.date,
        ...(isAlmostRun(time) ? ['run'] : []),
        ...(time.start !== undefined && isAfterMidnight(version) ? [addDays(time.date, -1)] : []),
      ];

/** Its doors may open on the day before. */
const isAfterMidnight = ({ startTime = '' }: PublishedVersion) => startTime.slice(11, 13) < '02';

/** Of the title and of its description, and the page. A version is in two groups. */
const indexWordsOf = memoize(({ page, version }: ComparableVersion): ReadonlySet<string> => {
  const [words, beginning] = [wordsOfTitle(version.name), beginningOf(version.description)];
  return new Set([
    ...words.filter((word) => !isFiller(word)).map(stemOf),
    words.join(''),
    ...(page ? [page] : []),
    ...(beginning ? [beginning] : []),
  ]);
});
