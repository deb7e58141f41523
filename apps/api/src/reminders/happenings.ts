import { Injectable } from '@nestjs/common';
import type { OneEvent } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { Lookup } from '../events/lookup';
import { Mergers } from '../events/mergers';
import { OwnEvents } from '../own-events/own-events';

/** Of which event, and whose reminder it is. */
export type Meant = Readonly<{ key: HashedKey; eventId: number }>;

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
    return event ?? (key && (await this.own(key, eventId)));
  }

  /** As they stand by now, all read at once. */
  async all<M extends Meant>(reminders: readonly M[]): Promise<(reminder: M) => OneEvent | undefined> {
    const standing = await this.mergers.standing();
    const town = await this.lookup.standingFor([...new Set(reminders.map(({ eventId }) => eventId))]);
    const byId = new Map(town.map((event) => [event.id, event]));
    const others = reminders.filter(({ eventId }) => !byId.has(standing(eventId)));
    const found = await Promise.all(others.map(async (one) => [one, await this.own(one.key, one.eventId)] as const));
    const own = new Map(found);
    return (reminder) => byId.get(standing(reminder.eventId)) ?? own.get(reminder);
  }

  private async own(key: HashedKey, id: number): Promise<OneEvent | undefined> {
    return this.ownEvents.find(key, String(id));
  }
}
