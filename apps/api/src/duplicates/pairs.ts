import { Injectable } from '@nestjs/common';
import { ConfirmMerge, PartEvents, ReopenMerge, UnpartEvents } from '#libs/domain';
import { EventStore, Projector, ReadModels, Rejected } from '#libs/event-sourcing';
import { type CatalogueDocument, catalogue, type Looked, type MergesDocument, merges } from '#projections';
import { Commands } from '../commands/commands';
import { mayUndo } from '../commands/may-undo';
import { Cards } from '../events/cards';
import { Clock } from '../settings/clock';
import { Duplicates } from './duplicates';

/** Two that a rule holds for one happening, and what each of them tells; and what an operator has said of that. */
export type KnownPair = Readonly<{
  id: number;
  into: number;
  rule: string;
  score: number;
  at: string;
  tellings: readonly [CatalogueDocument, CatalogueDocument];
  decided?: Looked & Readonly<{ as: 'confirmed' | 'refused'; reason?: string }>;
}>;

/** What operators say of what rules have merged, each in their own name. */
@Injectable()
export class Pairs {
  constructor(
    private readonly commands: Commands,
    private readonly store: EventStore,
    private readonly projector: Projector,
    private readonly readModels: ReadModels,
    private readonly cards: Cards,
    private readonly duplicates: Duplicates,
    private readonly clock: Clock,
  ) {}

  /** Those that nobody has looked at yet, of what is not over: on one card because of what a rule says of the two. */
  async waiting(): Promise<KnownPair[]> {
    const known = await this.readModels.find(merges);
    const today = this.clock.today();
    const cards = await this.cards.byTelling();
    const links = known.flatMap(({ id, merges }) => merges.flatMap((merge) => (merge.confirmed ? [] : [{ id, ...merge }])));
    const told = await this.told(links.filter(({ id, into }) => cards.get(id) && cards.get(id) === cards.get(into)));
    return told.filter(({ tellings }) => tellings.some(({ lastDay }) => lastDay >= today));
  }

  async decided(): Promise<KnownPair[]> {
    return this.told((await this.readModels.find(merges)).flatMap(decidedIn));
  }

  /** Throws `Rejected` where the two are not merged any more. */
  async confirm(actor: string, id: number, into: number) {
    await this.commands.issue(actor, ConfirmMerge, { id, into });
  }

  /** They are not the same, and no rule merges them again. Throws `Rejected` where they are not merged, nor parted already. */
  async refuse(actor: string, id: number, into: number, reason: string) {
    const known = await this.readModels.get(merges, id);
    if (!known?.parted.includes(into) && !known?.merges.some((merge) => merge.into === into))
      throw new Rejected('not-merged', 'These two events are no longer merged.');
    await this.part(actor, id, [into], reason);
  }

  /**
   * Parted at once from all of them, so that it stands alone whatever happens now; then each of them from it, so that it does not matter
   * which was merged into the other. What is recorded of one only can be seen, and is finished when it is parted again.
   */
  async part(actor: string, id: number, others: readonly number[], reason?: string) {
    const why = reason === undefined ? {} : { reason };
    await this.commands.issue(actor, PartEvents, { id, from: others, ...why });
    for (const other of others) await this.commands.issue(actor, PartEvents, { id: other, from: [id], ...why });
  }

  /** Whatever was said of the two is not said any more: rules look at them again, at once where that can be. */
  async reopen(actor: string, id: number, into: number, reason?: string) {
    mayUndo(actor, await this.decidedBy(id, into), reason);
    const why = reason === undefined ? {} : { reason };
    for (const [one, other] of [
      [id, into],
      [into, id],
    ] as const) {
      await this.commands.issue(actor, ReopenMerge, { id: one, into: other, ...why });
      await this.commands.issue(actor, UnpartEvents, { id: one, from: other, ...why });
    }
    await this.duplicates.find();
    await this.projector.caughtUpTo(await this.store.head());
  }

  private async decidedBy(...pair: [number, number]): Promise<string[]> {
    const known = await this.readModels.getMany(merges, pair);
    return known.flatMap((document) => [
      ...(document?.merges ?? []).flatMap(({ into, confirmed }) => (confirmed && pair.includes(into) ? [confirmed.by] : [])),
      ...(document?.partings ?? []).flatMap(({ from, by }) => (pair.includes(from) ? [by] : [])),
    ]);
  }

  private async told(links: readonly Omit<KnownPair, 'tellings'>[]): Promise<KnownPair[]> {
    const documents = await this.readModels.getMany(
      catalogue,
      links.flatMap(({ id, into }) => [id, into]),
    );
    return links.flatMap((link, nth) => {
      const [one, other] = [documents[2 * nth], documents[2 * nth + 1]];
      return one && other && !one.event.isPrivate && !other.event.isPrivate ? [{ ...link, tellings: [one, other] as const }] : [];
    });
  }
}

/** A parting is recorded of both, and what the rule had said of one of them: it is told of that one. */
const decidedIn = ({ id, merges, partings }: MergesDocument): Omit<KnownPair, 'tellings'>[] => [
  ...merges.flatMap(({ confirmed, ...merge }) =>
    confirmed ? [{ id, ...merge, decided: { ...confirmed, as: 'confirmed' as const } }] : [],
  ),
  ...partings.flatMap(({ from, was, by, at, reason }) =>
    was ? [{ id, into: from, ...was, at, decided: { as: 'refused' as const, by, at, ...(reason && { reason }) } }] : [],
  ),
];
