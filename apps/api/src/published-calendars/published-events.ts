import { Injectable } from '@nestjs/common';
import { isHiddenOrganization, isOwnEvent, type Rebooking, type TownEvent } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import type { PublishedEvent } from '#libs/integrations';
import { catalogue, type RevisionDocument, revisions, traitCorrections } from '#projections';
import { Calendar } from '../events/calendar';
import { EventSuccessors } from '../events/event-successors';
import { MERGED_EVENT_MODELS, MergedEvents } from '../events/merged-events';
import { withRebookings } from '../events/rebookings';
import { toApiEvent } from '../events/to-api-event';
import { Directory } from '../organizations/directory';
import { DerivedValue } from '../response-cache/derived-value';
import { Clock } from '../settings/clock';

/** A withdrawn event stays until its day is over, so that subscribed programs learn of it; a merged one is left out at once. */
@Injectable()
export class PublishedEvents {
  private readonly current: DerivedValue<readonly PublishedEvent[]>;

  constructor(
    private readonly readModels: ReadModels,
    private readonly calendar: Calendar,
    private readonly mergedEvents: MergedEvents,
    private readonly successors: EventSuccessors,
    private readonly directory: Directory,
    private readonly clock: Clock,
  ) {
    this.current = new DerivedValue(readModels, [...MERGED_EVENT_MODELS, revisions, traitCorrections], () => this.read());
  }

  all(): Promise<readonly PublishedEvent[]> {
    return this.current.get(this.clock.today());
  }

  /** Changes whenever a revision may have changed. */
  revision(): string {
    return this.readModels.revision(revisions);
  }

  private async read(): Promise<readonly PublishedEvent[]> {
    const publicEvents = [...(await this.calendar.events()), ...(await this.withdrawn())].filter(isPublic);
    const documents = await this.readModels.getMany(
      revisions,
      publicEvents.map(({ id }) => id),
    );
    const mergedWith = await this.readMergeGroups();
    const rebookings = await this.readRebookings(publicEvents.filter(({ status }) => status === 'cancelled'));
    return publicEvents.flatMap((event, at) => {
      const [document, rebooking] = [documents[at], rebookings.get(event.id)];
      return document ? [{ event, ...toEventRevision(document, mergedWith(document.id)), ...(rebooking && { rebooking }) }] : [];
    });
  }

  private async readRebookings(cancelled: readonly TownEvent[]): Promise<ReadonlyMap<number, Rebooking>> {
    const documents = await this.readModels.getMany(
      catalogue,
      cancelled.map(({ id }) => id),
    );
    const details = cancelled.flatMap((event, at) => (documents[at] ? [{ ...event, history: documents[at].history }] : []));
    const found = await withRebookings(details, this.readModels, this.successors);
    return new Map(found.flatMap(({ id, rebooking }) => (rebooking ? [[id, rebooking] as const] : [])));
  }

  /** An event is withdrawn only when all its published versions are; then what was shown last is published. */
  private async withdrawn(): Promise<TownEvent[]> {
    const today = this.clock.today();
    const found = await this.mergedEvents.shownOf(await this.readModels.find(catalogue, { lastDay: { gte: today } }));
    const gone = found.filter(
      ({ event, mergedInto, lastDay }) => event.status === 'withdrawn' && mergedInto === undefined && lastDay >= today,
    );
    const names = await this.directory.names();
    return this.calendar.withTraits(gone.map(({ event }) => toApiEvent(event, names)));
  }

  private async readMergeGroups(): Promise<(id: number) => readonly RevisionDocument[]> {
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

const isPublic = (event: TownEvent) => !isHiddenOrganization(event.organization) && !isOwnEvent(event);

/** A merged event changes with its versions. Those of former merges keep counting, so the sequence never falls. */
const toEventRevision = (
  { id, sequence, publishedAt, changedAt }: RevisionDocument,
  mergeGroup: readonly RevisionDocument[],
): Omit<PublishedEvent, 'event'> => {
  const others = mergeGroup.filter((one) => one.id !== id);
  return {
    sequence: others.reduce((sum, one) => sum + one.sequence, sequence + others.length),
    publishedAt,
    changedAt: [changedAt, ...others.map((one) => one.changedAt)].reduce((last, one) =>
      Date.parse(one) > Date.parse(last) ? one : last,
    ),
  };
};
