import { Injectable } from '@nestjs/common';
import { MergeEvent, UnmergeEvent } from '#libs/domain';
import { EventStore, Projector, ReadModels, Rejected } from '#libs/event-sourcing';
import { createContradictionTest, findMatchingPairs, groupVersions, type MatchingPair, sortHostFirst } from '#libs/matching';
import { type MergesDocument, merges } from '#projections';
import { Commands } from '../commands/commands';
import { forEachInParallel } from '../commands/for-each-in-parallel';
import { loadSuccessors } from '../events/load-successors';
import { createSeparationTest } from '../events/separation-test';
import { Directory } from '../organizations/directory';
import { Clock } from '../settings/clock';
import { type DatedVersion, loadPublishedVersions } from './published-versions';

export const RULES_ACTOR = 'duplicates';

export type MergeCounts = Readonly<{ merged: number; unmerged: number }>;

/** Also unmerges events whose versions differ by now. Repeating it records nothing. */
@Injectable()
export class Duplicates {
  constructor(
    private readonly commands: Commands,
    private readonly store: EventStore,
    private readonly projector: Projector,
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly clock: Clock,
  ) {}

  /** Returns null while the read models lag: with incomplete data, merged events would be taken apart. */
  async find(): Promise<MergeCounts | null> {
    if (!(await this.projector.shows(await this.store.head()))) return null;
    const versions = await loadPublishedVersions(this.clock.today(), this.readModels, this.directory);
    const documents = await this.readModels.find(merges);
    const versionsById = new Map(versions.map((one) => [one.id, one]));
    const links = linksOf(documents);
    const pairsToMerge = await findPairsToMerge(versions, createSeparationTest(documents, await loadSuccessors(this.readModels)));
    // Nothing is known of versions that vanished from their sources: they stay merged.
    const haveVersions = ({ id, from }: MergeLink) => versionsById.has(id) && versionsById.has(from);
    const lost = links.filter((link) => !pairsToMerge.has(pairKeyOf(link.id, link.from)) && haveVersions(link));
    const linked = new Set(links.map(({ id, from }) => pairKeyOf(id, from)));
    const added = [...pairsToMerge].filter(([key]) => !linked.has(key));
    await forEachInParallel(lost, (link) => this.commands.issueWithoutWaiting(RULES_ACTOR, UnmergeEvent, link));
    await forEachInParallel(added, ([, pair]) => this.merge(pair, versionsById));
    return { merged: added.length, unmerged: lost.length };
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

type MergeLink = Readonly<{ id: number; from: number }>;

/** A link has no direction. It may be recorded on both events. */
const linksOf = (documents: readonly MergesDocument[]): MergeLink[] =>
  documents.flatMap(({ id, merges }) => merges.map(({ into }) => ({ id, from: into })));

/**
 * Keyed by pair. No group has two versions of one source or two that contradict each other. Current and past versions are not
 * merged: the event would be shown as past.
 */
const findPairsToMerge = async (
  versions: readonly DatedVersion[],
  isSeparated: (a: number, b: number) => boolean,
): Promise<Map<string, MatchingPair>> => {
  const byId = new Map(versions.map((one) => [one.id, one]));
  const mustStayApart = (a: number, b: number) => {
    const [one, other] = [byId.get(a), byId.get(b)];
    return one?.source === other?.source || one?.isOver !== other?.isOver || isSeparated(a, b);
  };
  const pairs = (await findMatchingPairs(versions)).filter(({ a, b }) => !mustStayApart(a.id, b.id));
  const isContradiction = createContradictionTest(versions);
  const groups = groupVersions(
    pairs.map(({ a, b, score }) => ({ a: a.id, b: b.id, score })),
    (a, b) => mustStayApart(a, b) || isContradiction(a, b),
  );
  const groupOf = new Map(groups.flatMap((group) => group.map((id) => [id, group] as const)));
  const pairsInGroups = pairs.filter(({ a, b }) => groupOf.get(a.id) === groupOf.get(b.id));
  return new Map(pairsInGroups.map((pair) => [pairKeyOf(pair.a.id, pair.b.id), pair]));
};

const pairKeyOf = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;
