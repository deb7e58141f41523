import { Injectable } from '@nestjs/common';
import type { Day } from '#libs/contracts';
import { MergeEvent, UnmergeEvent } from '#libs/domain';
import { EventStore, Projector, ReadModels, Rejected } from '#libs/event-sourcing';
import { groupVersions, type MatchedVersions, type MatchingPair, sortHostFirst, VersionMatcher } from '#libs/matching';
import { type MergesDocument, merges } from '#projections';
import { Commands } from '../commands/commands';
import { forEachInParallel } from '../commands/for-each-in-parallel';
import { loadSuccessors } from '../events/load-successors';
import { createSeparationTest } from '../events/separation-test';
import { Directory } from '../organizations/directory';
import { Clock } from '../settings/clock';
import { type DatedVersion, loadPublishedVersions } from './published-versions';
import { SearchProgress } from './search-progress';

export const RULES_ACTOR = 'duplicates';

export type MergeCounts = Readonly<{ merged: number; unmerged: number }>;

/** Also unmerges events whose versions differ by now. Repeating it records nothing. */
@Injectable()
export class Duplicates {
  private readonly matcher = new VersionMatcher();
  private last: Promise<unknown> = Promise.resolve();
  private pauses = 0;

  constructor(
    private readonly commands: Commands,
    private readonly store: EventStore,
    private readonly projector: Projector,
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly clock: Clock,
    private readonly progress: SearchProgress,
  ) {}

  /** Null during a pause, or while the read models lag: merged events would be taken apart. One search at a time. */
  find(): Promise<MergeCounts | null> {
    const search = this.last.then(() => this.search());
    this.last = search.catch(() => {});
    return search;
  }

  /** For work that records much and searches at its end. */
  async pauseDuring<T>(work: () => Promise<T>): Promise<T> {
    this.pauses += 1;
    try {
      return await work();
    } finally {
      this.pauses -= 1;
    }
  }

  private async search(): Promise<MergeCounts | null> {
    const [head, today] = [await this.store.head(), this.clock.today()];
    if (this.pauses > 0 || !(await this.projector.shows(head))) return null;
    if (await this.progress.isUpToDate(today)) return NOTHING_FOUND;
    const found = await this.mergeMatching(today);
    await this.progress.save(head, today);
    return found;
  }

  private async mergeMatching(today: Day): Promise<MergeCounts> {
    const versions = await loadPublishedVersions(today, this.readModels, this.directory);
    const matches = await this.matcher.match(versions);
    const documents = await this.readModels.find(merges);
    const versionsById = new Map(versions.map((one) => [one.id, one]));
    const links = linksOf(documents);
    const isSeparated = createSeparationTest(documents, await loadSuccessors(this.readModels));
    const pairsToMerge = findPairsToMerge(versionsById, matches, isSeparated);
    // Nothing is known of versions that vanished from their sources: they stay merged.
    const haveVersions = ({ id, from }: MergeLink) => versionsById.has(id) && versionsById.has(from);
    const linksToUndo = links.filter((link) => !pairsToMerge.has(pairKeyOf(link.id, link.from)) && haveVersions(link));
    const linkedPairs = new Set(links.map(({ id, from }) => pairKeyOf(id, from)));
    const newPairs = [...pairsToMerge].filter(([key]) => !linkedPairs.has(key));
    await forEachInParallel(linksToUndo, (link) => this.commands.issueWithoutWaiting(RULES_ACTOR, UnmergeEvent, link));
    await forEachInParallel(newPairs, ([, pair]) => this.merge(pair, versionsById));
    return { merged: newPairs.length, unmerged: linksToUndo.length };
  }

  private async merge({ a, b, rule, score }: MatchingPair, versionsById: ReadonlyMap<number, DatedVersion>) {
    const [host, other] = sortHostFirst([versionsById.get(a.id)!, versionsById.get(b.id)!]);
    try {
      await this.commands.issueWithoutWaiting(RULES_ACTOR, MergeEvent, { id: other!.id, into: host!.id, rule, score });
    } catch (error) {
      // An operator separated the two meanwhile.
      if (!(error instanceof Rejected)) throw error;
    }
  }
}

const NOTHING_FOUND: MergeCounts = { merged: 0, unmerged: 0 };

type MergeLink = Readonly<{ id: number; from: number }>;

/** A link has no direction. It may be recorded on both events. */
const linksOf = (documents: readonly MergesDocument[]): MergeLink[] =>
  documents.flatMap(({ id, merges }) => merges.map(({ into }) => ({ id, from: into })));

/** No group has two versions of one source, two that contradict each other, or past and current ones, shown as past. */
const findPairsToMerge = (
  byId: ReadonlyMap<number, DatedVersion>,
  matches: MatchedVersions,
  isSeparated: (a: number, b: number) => boolean,
): Map<string, MatchingPair> => {
  const mustStayApart = (a: number, b: number) => {
    const [one, other] = [byId.get(a), byId.get(b)];
    return one?.source === other?.source || one?.isOver !== other?.isOver || isSeparated(a, b);
  };
  const pairs = matches.pairs.filter(({ a, b }) => !mustStayApart(a.id, b.id));
  const groups = groupVersions(
    pairs.map(({ a, b, score }) => ({ a: a.id, b: b.id, score })),
    (a, b) => mustStayApart(a, b) || matches.isContradiction(a, b),
  );
  const groupOf = new Map(groups.flatMap((group) => group.map((id) => [id, group] as const)));
  const pairsInGroups = pairs.filter(({ a, b }) => groupOf.get(a.id) === groupOf.get(b.id));
  return new Map(pairsInGroups.map((pair) => [pairKeyOf(pair.a.id, pair.b.id), pair]));
};

const pairKeyOf = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;
