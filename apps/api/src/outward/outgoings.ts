import { Injectable } from '@nestjs/common';
import { isHidden, isOwn, type TownEvent } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import type { Outgoing } from '#libs/integrations';
import { catalogue, type RevisionDocument, revisions } from '#projections';
import { Derived } from '../answers/derived';
import { Calendar } from '../events/calendar';
import { CARDS_HANG_ON, Cards } from '../events/cards';
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
    private readonly cards: Cards,
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
    const togetherWith = await this.everTogether();
    return shown.flatMap((event, at) => {
      const document = documents[at];
      return document ? [{ event, ...revisionOf(document, togetherWith(document.id)) }] : [];
    });
  }

  /** Of a card on which somebody still speaks, nothing is withdrawn; of one that has fallen silent, what it showed last. */
  private async withdrawn(): Promise<TownEvent[]> {
    const today = this.clock.today();
    const found = await this.cards.shownOf(await this.readModels.find(catalogue, { lastDay: { gte: today } }));
    const gone = found.filter(
      ({ event, mergedInto, lastDay }) => event.status === 'withdrawn' && mergedInto === undefined && lastDay >= today,
    );
    const names = await this.directory.names();
    return gone.map(({ event }) => told(event, names));
  }

  /** Answers what an event ever told the same as, whichever was merged into the other, and over however many others. */
  private async everTogether(): Promise<(id: number) => readonly RevisionDocument[]> {
    const merged = await this.readModels.find(revisions, { wasMerged: { eq: 1 } });
    const groups = new Map<number, Set<number>>();
    for (const { id, mergedInto = [] } of merged)
      for (const into of mergedInto) {
        const joined = new Set([...(groups.get(id) ?? [id]), ...(groups.get(into) ?? [into])]);
        for (const one of joined) groups.set(one, joined);
      }
    const ids = [...groups.keys()];
    const found = await this.readModels.getMany(revisions, ids);
    const documents = new Map(ids.map((id, i) => [id, found[i]]));
    return (id) => [...(groups.get(id) ?? [])].flatMap((one) => documents.get(one) ?? []);
  }
}

const isPublic = (event: TownEvent) => !isHidden(event.organization) && !isOwn(event);

/**
 * What an event tells for another, or is filled in with from it, changes when that one does. Whatever it was ever merged with goes
 * on counting when the two are parted again: so the sum never falls.
 */
const revisionOf = (
  { id, sequence, publishedAt, changedAt }: RevisionDocument,
  together: readonly RevisionDocument[],
): Omit<Outgoing, 'event'> => {
  const others = together.filter((one) => one.id !== id);
  return {
    sequence: others.reduce((sum, one) => sum + one.sequence, sequence + others.length),
    publishedAt,
    changedAt: [changedAt, ...others.map((one) => one.changedAt)].reduce((last, one) =>
      Date.parse(one) > Date.parse(last) ? one : last,
    ),
  };
};
