import { Injectable } from '@nestjs/common';
import { ConfirmMerge, PartEvents, ReopenMerge, UnpartEvents } from '#libs/domain';
import { EventStore, Projector, ReadModels, Rejected } from '#libs/event-sourcing';
import { type CatalogueDocument, catalogue, type MergesDocument, merges, type OperatorDecision } from '#projections';
import { assertMayUndo } from '../commands/assert-may-undo';
import { Commands } from '../commands/commands';
import { MergedEvents } from '../events/merged-events';
import { Clock } from '../settings/clock';
import { Duplicates } from './duplicates';

export type MergedPair = Readonly<{
  id: number;
  into: number;
  rule: string;
  score: number;
  at: string;
  versions: readonly [CatalogueDocument, CatalogueDocument];
  decided?: OperatorDecision & Readonly<{ as: 'confirmed' | 'refused'; reason?: string }>;
}>;

@Injectable()
export class MergeDecisions {
  constructor(
    private readonly commands: Commands,
    private readonly store: EventStore,
    private readonly projector: Projector,
    private readonly readModels: ReadModels,
    private readonly mergedEvents: MergedEvents,
    private readonly duplicates: Duplicates,
    private readonly clock: Clock,
  ) {}

  async undecided(): Promise<MergedPair[]> {
    const documents = await this.readModels.find(merges);
    const today = this.clock.today();
    const mergedEvents = await this.mergedEvents.byVersionId();
    const links = documents.flatMap(({ id, merges }) => merges.flatMap((merge) => (merge.confirmed ? [] : [{ id, ...merge }])));
    const pairs = await this.withVersions(
      links.filter(({ id, into }) => mergedEvents.get(id) && mergedEvents.get(id) === mergedEvents.get(into)),
    );
    return pairs.filter(({ versions }) => versions.some(({ lastDay }) => lastDay >= today));
  }

  async decided(): Promise<MergedPair[]> {
    return this.withVersions((await this.readModels.find(merges)).flatMap(decidedIn));
  }

  /** Throws `Rejected` if the two are no longer merged. */
  async confirm(actor: string, id: number, into: number) {
    await this.commands.issue(actor, ConfirmMerge, { id, into });
  }

  /** No rule merges the two again. Throws `Rejected` if they are neither merged nor separated. */
  async refuse(actor: string, id: number, into: number, reason: string) {
    const documents = await this.readModels.get(merges, id);
    if (!documents?.parted.includes(into) && !documents?.merges.some((merge) => merge.into === into))
      throw new Rejected('not-merged', 'These two events are no longer merged.');
    await this.separate(actor, id, [into], reason);
  }

  /** From all others in one command, so that it stands alone whatever fails later; then each from it, since merges have no direction. A repeated call completes it. */
  async separate(actor: string, id: number, others: readonly number[], reason?: string) {
    const optionalReason = reason === undefined ? {} : { reason };
    await this.commands.issue(actor, PartEvents, { id, from: others, ...optionalReason });
    for (const other of others) await this.commands.issue(actor, PartEvents, { id: other, from: [id], ...optionalReason });
  }

  async reopen(actor: string, id: number, into: number, reason?: string) {
    assertMayUndo(actor, await this.decidedBy(id, into), reason);
    const optionalReason = reason === undefined ? {} : { reason };
    for (const [one, other] of [
      [id, into],
      [into, id],
    ] as const) {
      await this.commands.issue(actor, ReopenMerge, { id: one, into: other, ...optionalReason });
      await this.commands.issue(actor, UnpartEvents, { id: one, from: other, ...optionalReason });
    }
    await this.duplicates.find();
    await this.projector.caughtUpTo(await this.store.head());
  }

  private async decidedBy(...pair: [number, number]): Promise<string[]> {
    const documents = await this.readModels.getMany(merges, pair);
    return documents.flatMap((document) => [
      ...(document?.merges ?? []).flatMap(({ into, confirmed }) => (confirmed && pair.includes(into) ? [confirmed.by] : [])),
      ...(document?.partings ?? []).flatMap(({ from, by }) => (pair.includes(from) ? [by] : [])),
    ]);
  }

  private async withVersions(links: readonly Omit<MergedPair, 'versions'>[]): Promise<MergedPair[]> {
    const documents = await this.readModels.getMany(
      catalogue,
      links.flatMap(({ id, into }) => [id, into]),
    );
    return links.flatMap((link, index) => {
      const [one, other] = [documents[2 * index], documents[2 * index + 1]];
      return one && other && !one.event.isPrivate && !other.event.isPrivate ? [{ ...link, versions: [one, other] as const }] : [];
    });
  }
}

/** A separation is recorded on both events, the rule's former finding on one of them: only that one is returned. */
const decidedIn = ({ id, merges, partings }: MergesDocument): Omit<MergedPair, 'versions'>[] => [
  ...merges.flatMap(({ confirmed, ...merge }) =>
    confirmed ? [{ id, ...merge, decided: { ...confirmed, as: 'confirmed' as const } }] : [],
  ),
  ...partings.flatMap(({ from, was, by, at, reason }) =>
    was ? [{ id, into: from, ...was, at, decided: { as: 'refused' as const, by, at, ...(reason && { reason }) } }] : [],
  ),
];
