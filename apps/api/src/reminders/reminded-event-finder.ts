import { Injectable } from '@nestjs/common';
import { type EventDetails, isOwnEvent, type TownEvent } from '#libs/contracts';
import type { HashedKey, SeriesOccurrence } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import type { ReminderDocument } from '#projections';
import { EventLookup } from '../events/event-lookup';
import { EventSuccessors } from '../events/event-successors';
import { MERGED_EVENT_MODELS } from '../events/merged-events';
import { OwnEvents } from '../own-events/own-events';
import { occurrenceNumberOf } from '../own-events/series';
import { DerivedValue } from '../response-cache/derived-value';

export type ReminderReference = Pick<ReminderDocument, 'key' | 'eventId' | 'occurrence' | 'planned' | 'before'>;

@Injectable()
export class RemindedEventFinder {
  private readonly townEvents: DerivedValue<Map<number, EventDetails | null>>;

  constructor(
    readModels: ReadModels,
    private readonly lookup: EventLookup,
    private readonly mergers: EventSuccessors,
    private readonly ownEvents: OwnEvents,
  ) {
    this.townEvents = new DerivedValue(readModels, MERGED_EVENT_MODELS, async () => new Map());
  }

  async find(key: HashedKey | undefined, eventId: number): Promise<EventDetails | undefined> {
    const [event] = await this.lookup.successorsOf([eventId]);
    return event ?? (key && (await this.ownEvents.findShown(key, String(eventId))));
  }

  async findAll<M extends ReminderReference>(reminders: readonly M[]): Promise<(reminder: M) => EventDetails | undefined> {
    const successorOf = await this.mergers.createLookup();
    const byId = await this.findTownEvents(new Set(reminders.map(({ eventId }) => successorOf(eventId))));
    const remindersOfOwnEvents = reminders.filter(({ eventId }) => !byId.get(successorOf(eventId)));
    const found = await Promise.all(
      [...Map.groupBy(remindersOfOwnEvents, ({ key }) => key)].map(([key, remindersOfKey]) => this.findOwn(key, remindersOfKey)),
    );
    const own = new Map(found.flat());
    return (reminder) => byId.get(successorOf(reminder.eventId)) ?? own.get(reminder);
  }

  /** Many reminders are of the same events, and become due in many steps. Null for an event that the town does not have. */
  private async findTownEvents(ids: ReadonlySet<number>): Promise<ReadonlyMap<number, EventDetails | null>> {
    const found = await this.townEvents.get();
    const missing = [...ids].filter((id) => !found.has(id));
    const events = new Map((await this.lookup.successorsOf(missing)).map((event) => [event.id, event]));
    for (const id of missing) found.set(id, events.get(id) ?? null);
    return found;
  }

  private async findOwn<M extends ReminderReference>(key: HashedKey, reminders: readonly M[]) {
    const findOccurrence = await this.ownEvents.createOccurrenceLookup(key);
    return Promise.all(
      reminders.map(async (one) => {
        const event = one.occurrence
          ? findOccurrence(one.occurrence, this.plannedDayOf(one))
          : await this.ownEvents.findShown(key, String(one.eventId));
        return [one, event] as const;
      }),
    );
  }

  private plannedDayOf({ planned, before }: ReminderReference) {
    return this.ownEvents.zone.wallTimeAt(Date.parse(planned) + before).day;
  }
}

/** Undefined for a town event, which is followed by its id. */
export const toSeriesOccurrence = (event: TownEvent): SeriesOccurrence | undefined =>
  isOwnEvent(event)
    ? { series: event.repeats?.id ?? event.id, number: event.repeats ? occurrenceNumberOf(event.repeats) : null }
    : undefined;
