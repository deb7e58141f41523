import { Injectable } from '@nestjs/common';
import type { Marked } from '#libs/assistant';
import { isExpired, isHidden, isOver, type TownEvent, userKey } from '#libs/contracts';
import type { SummaryBody } from '#libs/contracts/requests';
import { hashedKey } from '#libs/domain';
import { Lookup } from '../events/lookup';
import type { SignedIn } from '../http/signed-in';
import { OwnEvents } from '../own-events/own-events';
import { Clock } from '../settings/clock';

/** The events a summary is about, as the calendar has them, without those that are over: of a page's own words only the numbers count. */
@Injectable()
export class AskedEvents {
  constructor(
    private readonly lookup: Lookup,
    private readonly ownEvents: OwnEvents,
    private readonly clock: Clock,
  ) {}

  async of({ events }: SummaryBody, resident: SignedIn | undefined): Promise<Marked[]> {
    const mine = new Map(events.map(({ id, isMyAlmanac = false }) => [id, isMyAlmanac]));
    const ofTown = await this.lookup.standingFor([...mine.keys()]);
    const own = resident ? await this.ownEvents.of(hashedKey(userKey(resident.account))) : [];
    const moment = { now: this.clock.now(), today: this.clock.today() };
    return [
      ...ofTown.filter((event) => this.isShown(event)).map((event) => ({ event, isMyAlmanac: mine.get(event.id) ?? false })),
      ...own.filter(({ id }) => mine.has(id)).map((event) => ({ event, isMyAlmanac: true })),
    ].filter(({ event }) => !isOver(event, moment));
  }

  private isShown(event: TownEvent): boolean {
    return event.status !== 'withdrawn' && !isHidden(event.organization) && !isExpired(event, this.clock.now());
  }
}
