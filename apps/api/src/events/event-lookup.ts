import { Injectable } from '@nestjs/common';
import { type EventDetails, findEventBySlug, parseEventId, toSlugCandidates } from '#libs/contracts';
import { ignoreUnavailable, ReadModels } from '#libs/event-sourcing';
import { catalogue, privateSlugOf } from '#projections';
import { Directory } from '../organizations/directory';
import { Clock } from '../settings/clock';
import { Calendar } from './calendar';
import type { ShownDocument } from './compose-versions';
import { EventSuccessors } from './event-successors';
import { MergedEvents } from './merged-events';
import { withRebookings } from './rebookings';
import { toApiEventWithHistory } from './to-api-event';

const MAX_SLUG_LENGTH = 1_000;

@Injectable()
export class EventLookup {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly clock: Clock,
    private readonly successors: EventSuccessors,
    private readonly calendar: Calendar,
    private readonly mergedEvents: MergedEvents,
  ) {}

  /** Numbers are ids. A merged event gives its successor. Without read models, only the usual list, which is in memory. */
  async find(idOrSlug: string): Promise<EventDetails | undefined> {
    const id = parseEventId(idOrSlug);
    try {
      const found = await (id === null ? this.bySlug(idOrSlug) : this.byId(id));
      return found && (await this.addRebookings([found]))[0];
    } catch (error) {
      ignoreUnavailable(error);
      const events: EventDetails[] = await this.calendar.events();
      const match = id === null ? findEventBySlug(events, idOrSlug, this.clock.today()) : events.find((event) => event.id === id);
      if (!match) throw error;
      return match;
    }
  }

  async successorsOf(ids: readonly number[]): Promise<EventDetails[]> {
    const found = await this.readModels.getMany(catalogue, await this.successors.successorsOf(ids));
    const documents = await this.mergedEvents.shownOf(found.flatMap((document) => document ?? []));
    if (documents.length === 0) return [];
    const [names, repeated] = [await this.directory.names(), await this.calendar.repeatedLinesByPublisher()];
    const events = documents.map((document) => toApiEventWithHistory(document, names, repeated));
    return this.addRebookings(await this.calendar.withTraits(events));
  }

  private addRebookings(events: readonly EventDetails[]): Promise<EventDetails[]> {
    return withRebookings(events, this.readModels, this.successors);
  }

  private async byId(id: number) {
    const successorOf = await this.successors.createLookup();
    const found = await this.readModels.get(catalogue, successorOf(id));
    const [document] = await this.mergedEvents.shownOf(found ? [found] : []);
    return document && this.toOneEvent(document);
  }

  private async bySlug(param: string) {
    if (param.length > MAX_SLUG_LENGTH) return undefined;
    const slugs = [...new Set(toSlugCandidates(param).map(({ slug, when }) => `${slug}--${when}`))];
    const found = await this.readModels.find(catalogue, { slug: { in: slugs } });
    const names = await this.directory.names();
    const events = found.map((document) => toApiEventWithHistory(document, names));
    const match = findEventBySlug(events, param, this.clock.today());
    if (!match) return this.privateBySlug(slugs);
    const isElsewhere = match.status === 'withdrawn' || (await this.mergedEvents.byVersionId()).has(match.id);
    if (isElsewhere) return this.byId(match.id);
    return this.toOneEvent(found.find(({ event }) => event.id === match.id)!);
  }

  private async toOneEvent(document: ShownDocument): Promise<EventDetails> {
    const [names, repeated] = [await this.directory.names(), await this.calendar.repeatedLinesByPublisher()];
    const [event] = await this.calendar.withTraits([toApiEventWithHistory(document, names, repeated)]);
    return event!;
  }

  private async privateBySlug(slugs: readonly string[]) {
    const [found] = await this.readModels.find(catalogue, { privateSlug: { in: slugs.map(privateSlugOf) } }, { limit: 1 });
    return found && toApiEventWithHistory(found, await this.directory.names());
  }
}
