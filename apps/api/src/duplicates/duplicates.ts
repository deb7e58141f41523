import { Injectable } from '@nestjs/common';
import { MergeEvent, UnmergeEvent } from '#libs/domain';
import { EventStore, Projector, ReadModels, Rejected } from '#libs/event-sourcing';
import { findPairs, ownFirst, type Pair, partition } from '#libs/matching';
import { type MergesDocument, merges } from '#projections';
import { Commands } from '../commands/commands';
import { inParallel } from '../commands/in-parallel';
import { Directory } from '../organizations/directory';
import { Clock } from '../settings/clock';
import { type Told, tellingsFrom } from './tellings';

/** Who records what rules find. */
const ACTOR = 'duplicates';

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
    const wanted = await wantedOf(told, known);
    // What is over stays as it is: nobody looks for it any more.
    const lost = [...links].filter(([key, { id, from }]) => tellings.has(id) && tellings.has(from) && !wanted.has(key));
    const added = [...wanted].filter(([key]) => !links.has(key));
    await inParallel(lost, ([, link]) => this.commands.issueWithoutWaiting(ACTOR, UnmergeEvent, link));
    await inParallel(added, ([, pair]) => this.merge(pair, tellings));
    return { merged: added.length, unmerged: lost.length };
  }

  private async merge({ a, b, rule, score }: Pair, tellings: ReadonlyMap<number, Told>) {
    const [own, other] = ownFirst([tellings.get(a.id)!, tellings.get(b.id)!]);
    try {
      await this.commands.issueWithoutWaiting(ACTOR, MergeEvent, { id: other!.id, into: own!.id, rule, score });
    } catch (error) {
      // An operator has parted the two meanwhile.
      if (!(error instanceof Rejected)) throw error;
    }
  }
}

/** Two are linked whichever of them was merged into the other. */
const linksIn = (known: readonly MergesDocument[]) =>
  new Map(known.flatMap(({ id, merges }) => merges.map(({ into }) => [keyOf(id, into), { id, from: into }] as const)));

/** The pairs that are to stand on one card, on which no source stands twice. */
const wantedOf = async (told: readonly Told[], known: readonly MergesDocument[]): Promise<Map<string, Pair>> => {
  const parted = new Set(known.flatMap(({ id, parted }) => parted.map((other) => keyOf(id, other))));
  const sources = new Map(told.map(({ id, source }) => [id, source]));
  const isApart = (a: number, b: number) => sources.get(a) === sources.get(b) || parted.has(keyOf(a, b));
  const pairs = (await findPairs(told)).filter(({ a, b }) => !isApart(a.id, b.id));
  const cards = partition(
    pairs.map(({ a, b, score }) => ({ a: a.id, b: b.id, score })),
    isApart,
  );
  const cardOf = new Map(cards.flatMap((card) => card.map((id) => [id, card] as const)));
  const wanted = pairs.filter(({ a, b }) => cardOf.get(a.id) === cardOf.get(b.id));
  return new Map(wanted.map((pair) => [keyOf(pair.a.id, pair.b.id), pair]));
};

const keyOf = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;
