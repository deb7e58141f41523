import { Injectable } from '@nestjs/common';
import { MergeEvent, UnmergeEvent } from '#libs/domain';
import { EventStore, Projector, ReadModels, Rejected } from '#libs/event-sourcing';
import { contradicting, findPairs, ownFirst, type Pair, partition } from '#libs/matching';
import { type MergesDocument, merges } from '#projections';
import { Commands } from '../commands/commands';
import { inParallel } from '../commands/in-parallel';
import { partedIn } from '../events/parted';
import { toldBy } from '../events/told-by';
import { Directory } from '../organizations/directory';
import { Clock } from '../settings/clock';
import { type Told, tellingsFrom } from './tellings';

/** Who records what rules find. */
export const RULES = 'duplicates';

export type Found = Readonly<{ merged: number; unmerged: number }>;

/** Finds what several sources tell of one happening, and what they no longer tell alike. Finding it again records nothing. */
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

  /** Null while the read models are behind the log: who does not see everything would part what belongs together. */
  async find(): Promise<Found | null> {
    if (!(await this.projector.shows(await this.store.head()))) return null;
    const told = await tellingsFrom(this.clock.today(), this.readModels, this.directory);
    const known = await this.readModels.find(merges);
    const tellings = new Map(told.map((one) => [one.id, one]));
    const links = linksIn(known);
    const wanted = await wantedOf(told, partedIn(known, await toldBy(this.readModels)));
    // Of what has vanished from its source nothing is known by now: it stays on its card.
    const areTold = ({ id, from }: Link) => tellings.has(id) && tellings.has(from);
    const lost = links.filter((link) => !wanted.has(keyOf(link.id, link.from)) && areTold(link));
    const linked = new Set(links.map(({ id, from }) => keyOf(id, from)));
    const added = [...wanted].filter(([key]) => !linked.has(key));
    await inParallel(lost, (link) => this.commands.issueWithoutWaiting(RULES, UnmergeEvent, link));
    await inParallel(added, ([, pair]) => this.merge(pair, tellings));
    return { merged: added.length, unmerged: lost.length };
  }

  private async merge({ a, b, rule, score }: Pair, tellings: ReadonlyMap<number, Told>) {
    const [own, other] = ownFirst([tellings.get(a.id)!, tellings.get(b.id)!]);
    try {
      await this.commands.issueWithoutWaiting(RULES, MergeEvent, { id: other!.id, into: own!.id, rule, score });
    } catch (error) {
      // An operator has parted the two meanwhile.
      if (!(error instanceof Rejected)) throw error;
    }
  }
}

type Link = Readonly<{ id: number; from: number }>;

/** Two are linked whichever of them was merged into the other; it may have come to both. */
const linksIn = (known: readonly MergesDocument[]): Link[] =>
  known.flatMap(({ id, merges }) => merges.map(({ into }) => ({ id, from: into })));

/**
 * The pairs that are to stand on one card, on which no source stands twice and nothing that speaks against anything else. What goes
 * on and what is over stand on two: it would be shown as over.
 */
const wantedOf = async (told: readonly Told[], isParted: (a: number, b: number) => boolean): Promise<Map<string, Pair>> => {
  const byId = new Map(told.map((one) => [one.id, one]));
  const isApart = (a: number, b: number) => {
    const [one, other] = [byId.get(a), byId.get(b)];
    return one?.source === other?.source || one?.isOver !== other?.isOver || isParted(a, b);
  };
  const pairs = (await findPairs(told)).filter(({ a, b }) => !isApart(a.id, b.id));
  const contradict = contradicting(told);
  const cards = partition(
    pairs.map(({ a, b, score }) => ({ a: a.id, b: b.id, score })),
    (a, b) => isApart(a, b) || contradict(a, b),
  );
  const cardOf = new Map(cards.flatMap((card) => card.map((id) => [id, card] as const)));
  const wanted = pairs.filter(({ a, b }) => cardOf.get(a.id) === cardOf.get(b.id));
  return new Map(wanted.map((pair) => [keyOf(pair.a.id, pair.b.id), pair]));
};

const keyOf = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;
