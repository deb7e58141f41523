import { Injectable } from '@nestjs/common';
import { isOwn, type OneEvent, type TownEvent } from '#libs/contracts';
import type { HashedKey, Occurrence } from '#libs/domain';
import type { ReminderDocument } from '#projections';
import { Lookup } from '../events/lookup';
import { Mergers } from '../events/mergers';
import { OwnEvents } from '../own-events/own-events';
import { numberOf } from '../own-events/series';

/** Of which event, whose reminder it is, and when that event was to be. */
export type Meant = Pick<ReminderDocument, 'key' | 'eventId' | 'occurrence' | 'planned' | 'before'>;

/** The events that people are reminded of: the town's, and to whoever keeps one, their own. */
@Injectable()
export class Happenings {
  constructor(
    private readonly lookup: Lookup,
    private readonly mergers: Mergers,
    private readonly ownEvents: OwnEvents,
  ) {}

  /** As it stands by now; undefined where there is none, or none for them. */
  async find(key: HashedKey | undefined, eventId: number): Promise<OneEvent | undefined> {
    const [event] = await this.lookup.standingFor([eventId]);
    return event ?? (key && (await this.ownEvents.find(key, String(eventId))));
  }

  /** As they stand by now, all read at once. */
  async all<M extends Meant>(reminders: readonly M[]): Promise<(reminder: M) => OneEvent | undefined> {
    const standing = await this.mergers.standing();
    const town = await this.lookup.standingFor([...new Set(reminders.map(({ eventId }) => eventId))]);
    const byId = new Map(town.map((event) => [event.id, event]));
    const others = reminders.filter(({ eventId }) => !byId.has(standing(eventId)));
    const found = await Promise.all([...Map.groupBy(others, ({ key }) => key)].map(([key, theirs]) => this.own(key, theirs)));
    const own = new Map(found.flat());
    return (reminder) => byId.get(standing(reminder.eventId)) ?? own.get(reminder);
  }

  private async own<M extends Meant>(key: HashedKey, reminders: readonly M[]) {
    const occurrence = await this.ownEvents.occurrences(key);
    return Promise.all(
      reminders.map(async (one) => {
        const event = one.occurrence
          ? occurrence(one.occurrence, this.dayOf(one))
          : await this.ownEvents.find(key, String(one.eventId));
        return [one, event] as const;
      }),
    );
  }

  /** The day on which the event was to begin. */
  private dayOf({ planned, before }: Meant) {
    return this.ownEvents.clock.shown(Date.parse(planned) + before).day;
  }
}

/** What a reminder of an own event follows; undefined for an event of the town, which is followed by its id. */
export const occurrenceOf = (event: TownEvent): Occurrence | undefined =>
  isOwn(event) ? { series: event.repeats?.id ?? event.id, number: event.repeats ? numberOf(event.repeats) : null } : undefined;
