import { Controller, Get, NotFoundException, Param } from '@nestjs/common';
import { type EventDetails, toUserKey } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { ignoreUnavailable } from '#libs/event-sourcing';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { OwnEvents } from '../own-events/own-events';
import { EventLookup } from './event-lookup';
import { Provenances } from './provenances';

@ForResidents()
@Controller('events')
export class OneEventController {
  constructor(
    private readonly lookup: EventLookup,
    private readonly provenances: Provenances,
    private readonly ownEvents: OwnEvents,
  ) {}

  @Get(':idOrSlug')
  async one(@Param('idOrSlug') idOrSlug: string, @Resident() resident?: SignedInAccount): Promise<EventDetails> {
    const event = await this.lookup.find(idOrSlug);
    if (event?.isPrivate) return event;
    if (event) return { ...event, ...(await this.provenanceOf(event)) };
    const own = await this.findOwn(resident, idOrSlug);
    if (!own) throw new NotFoundException('There is no such event.');
    return own;
  }

  private async findOwn(resident: SignedInAccount | undefined, idOrSlug: string): Promise<EventDetails | undefined> {
    return resident && this.ownEvents.findShown(hashedKey(toUserKey(resident.account)), idOrSlug);
  }

  /** Returns nothing if the read models are unavailable: the event itself was found in memory. */
  private async provenanceOf(event: EventDetails): Promise<Pick<EventDetails, 'provenance'>> {
    try {
      return { provenance: await this.provenances.of(event) };
    } catch (error) {
      ignoreUnavailable(error);
      return {};
    }
  }
}
