import { Injectable } from '@nestjs/common';
import type { SummaryEvent } from '#libs/assistant';
import { isExpired, isHiddenOrganization, isOver, type TownEvent, toUserKey } from '#libs/contracts';
import type { SummaryBody } from '#libs/contracts/requests';
import { hashedKey } from '#libs/domain';
import { EventLookup } from '../events/event-lookup';
import type { SignedInAccount } from '../http/resident';
import { OwnEvents } from '../own-events/own-events';
import { Clock } from '../settings/clock';

/** Without those that are over. From the request only ids are used. */
@Injectable()
export class RequestedEventFinder {
  constructor(
    private readonly lookup: EventLookup,
    private readonly ownEvents: OwnEvents,
    private readonly clock: Clock,
  ) {}

  async find({ events }: SummaryBody, resident: SignedInAccount | undefined): Promise<SummaryEvent[]> {
    const myAlmanacById = new Map(events.map(({ id, isMyAlmanac = false }) => [id, isMyAlmanac]));
    const ofTown = await this.lookup.successorsOf([...myAlmanacById.keys()]);
    const own = resident ? await this.ownEvents.list(hashedKey(toUserKey(resident.account))) : [];
    const moment = { now: this.clock.now(), today: this.clock.today() };
    return [
      ...ofTown
        .filter((event) => this.isShown(event))
        .map((event) => ({ event, isMyAlmanac: myAlmanacById.get(event.id) ?? false })),
      ...own.filter(({ id }) => myAlmanacById.has(id)).map((event) => ({ event, isMyAlmanac: true })),
    ].filter(({ event }) => !isOver(event, moment));
  }

  private isShown(event: TownEvent): boolean {
    return event.status !== 'withdrawn' && !isHiddenOrganization(event.organization) && !isExpired(event, this.clock.now());
  }
}
