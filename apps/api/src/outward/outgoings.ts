import { Injectable } from '@nestjs/common';
import { isHidden, isOwn, type TownEvent } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import type { Outgoing } from '#libs/integrations';
import { catalogue, type RevisionDocument, revisions } from '#projections';
import { Derived } from '../answers/derived';
import { Calendar } from '../events/calendar';
import { CARDS_HANG_ON } from '../events/cards';
import { told } from '../events/told';
import { Directory } from '../organizations/directory';
import { Clock } from '../settings/clock';

/**
 * The town's events as they leave it: what the calendar shows, with how often and when each was told anew. What was withdrawn
 * stays among them until its day is over, for whoever subscribed has it, and nobody would tell them; what another event tells by
 * now is gone at once.
 */
@Injectable()
export class Outgoings {
  private readonly current: Derived<readonly Outgoing[]>;

  constructor(
    private readonly readModels: ReadModels,
    private readonly calendar: Calendar,
    private readonly directory: Directory,
    private readonly clock: Clock,
  ) {
    this.current = new Derived(readModels, [...CARDS_HANG_ON, revisions], () => this.read());
  }

  all(): Promise<readonly Outgoing[]> {
    return this.current.get(this.clock.today());
  }

  /** Another one whenever anything of it may have changed that no moment tells. */
  revision(): string {
    return this.readModels.revision(revisions);
  }

  private async read(): Promise<readonly Outgoing[]> {
    const shown = [...(await this.calendar.events()), ...(await this.withdrawn())].filter(isPublic);
    const documents = await this.readModels.getMany(
      revisions,
      shown.map(({ id }) => id),
    );
    const merged = mergedOnes(await this.readModels.find(revisions, { wasMerged: { eq: 1 } }));
    return shown.flatMap((event, at) => {
      const document = documents[at];
      return document ? [{ event, ...togetherWith(document, merged) }] : [];
    });
  }

  private async withdrawn(): Promise<TownEvent[]> {
    const found = await this.readModels.find(catalogue, { lastDay: { gte: this.clock.today() } });
    const gone = found.filter(({ event, mergedInto }) => event.status === 'withdrawn' && mergedInto === undefined);
    const names = await this.directory.names();
    return gone.map(({ event }) => told(event, names));
  }
}

const isPublic = (event: TownEvent) => !isHidden(event.organization) && !isOwn(event);

/** By the event that told what they told, at some time. */
const mergedOnes = (documents: readonly RevisionDocument[]): ReadonlyMap<number, readonly RevisionDocument[]> => {
  const merged = new Map<number, RevisionDocument[]>();
  for (const document of documents)
    for (const into of document.mergedInto ?? []) merged.set(into, [...(merged.get(into) ?? []), document]);
  return merged;
};

/**
 * What an event tells for another changes when that one does. Whatever was ever merged into it goes on counting when it is one of
 * its own again: so the sum never falls.
 */
const togetherWith = (
  document: RevisionDocument,
  merged: ReadonlyMap<number, readonly RevisionDocument[]>,
): Omit<Outgoing, 'event'> => {
  const all = new Set([document]);
  const ids = new Set([document.id]);
  for (const one of all)
    for (const other of merged.get(one.id) ?? []) {
      if (ids.has(other.id)) continue;
      ids.add(other.id);
      all.add(other);
    }
  const { publishedAt } = document;
  return {
    sequence: [...all].reduce((sum, one) => sum + one.sequence, all.size - 1),
    publishedAt,
    changedAt: [...all]
      .map(({ changedAt }) => changedAt)
      .reduce((last, one) => (Date.parse(one) > Date.parse(last) ? one : last)),
  };
};
