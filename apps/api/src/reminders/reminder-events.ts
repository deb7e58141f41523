import { Injectable } from '@nestjs/common';
import { type EventDetails, isOwnEvent, type TownEvent } from '#libs/contracts';
import type { HashedKey, SeriesOccurrence } from '#libs/domain';
import type { ReminderDocument } from '#projections';
import { EventLookup } from '../events/event-lookup';
import { EventSuccessors } from '../events/event-successors';
import { OwnEvents } from '../own-events/own-events';
import { occurrenceNumberOf } from '../own-events/series';

export type ReminderReference = Pick<ReminderDocument, 'key' | 'eventId' | 'occurrence' | 'planned' | 'before'>;

@Injectable()
export class ReminderEvents {
  constructor(
    private readonly lookup: EventLookup,
    private readonly mergers: EventSuccessors,
    private readonly ownEvents: OwnEvents,
  ) {}

  async find(key: HashedKey | undefined, eventId: number): Promise<EventDetails | undefined> {
    const [event] = await this.lookup.successorsOf([eventId]);
    return event ?? (key && (await this.ownEvents.find(key, String(eventId))));
  }

  async findAll<M extends ReminderReference>(reminders: readonly M[]): Promise<(reminder: M) => EventDetails | undefined> {
    const successorOf = await this.mergers.createLookup();
    const town = await this.lookup.successorsOf([...new Set(reminders.map(({ eventId }) => eventId))]);
    const byId = new Map(town.map((event) => [event.id, event]));
    const remindersOfOwnEvents = reminders.filter(({ eventId }) => !byId.has(successorOf(eventId)));
    const found = await Promise.all(
      [...Map.groupBy(remindersOfOwnEvents, ({ key }) => key)].map(([key, remindersOfKey]) => this.findOwn(key, remindersOfKey)),
    );
    const own = new Map(found.flat());
    return (reminder) => byId.get(successorOf(reminder.eventId)) ?? own.get(reminder);
  }

  private async findOwn<M extends ReminderReference>(key: HashedKey, reminders: readonly M[]) {
    const findOccurrence = await this.ownEvents.occurrences(key);
    return Promise.all(
      reminders.map(async (one) => {
        const event = one.occurrence
          ? findOccurrence(one.occurrence, this.plannedDayOf(one))
          : await this.ownEvents.find(key, String(one.eventId));
        return [one, event] as const;
      }),
    );
  }

  private plannedDayOf({ planned, before }: ReminderReference) {
    return this.ownEvents.clock.wallTimeAt(Date.parse(planned) + before).day;
  }
}

/** Undefined for a town event, which is followed by its id. */
export const toSeriesOccurrence = (event: TownEvent): SeriesOccurrence | undefined =>
  isOwnEvent(event)
    ? { series: event.repeats?.id ?? event.id, number: event.repeats ? occurrenceNumberOf(event.repeats) : null }
    : undefined;
