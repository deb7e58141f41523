import { Controller, Get, NotFoundException, Param } from '@nestjs/common';
import { type OneEvent, userKey } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { unlessUnavailable } from '#libs/event-sourcing';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { OwnEvents } from '../own-events/own-events';
import { Lookup } from './lookup';
import { Provenances } from './provenances';

/** One event, however long ago it was: of the town, or of whoever asks. */
@ForResidents()
@Controller('events')
export class OneEventController {
  constructor(
    private readonly lookup: Lookup,
    private readonly provenances: Provenances,
    private readonly ownEvents: OwnEvents,
  ) {}

  @Get(':idOrSlug')
  async one(@Param('idOrSlug') idOrSlug: string, @Resident() resident?: SignedIn): Promise<OneEvent> {
    const event = await this.lookup.find(idOrSlug);
    if (event?.isPrivate) return event;
    if (event) return { ...event, ...(await this.toldFrom(event)) };
    const own = await this.ownOf(resident, idOrSlug);
    if (!own) throw new NotFoundException('There is no such event.');
    return own;
  }

  /** Another's is told to nobody. */
  private async ownOf(resident: SignedIn | undefined, idOrSlug: string): Promise<OneEvent | undefined> {
    return resident && this.ownEvents.find(hashedKey(userKey(resident.account)), idOrSlug);
  }

  /** Nothing while the read models are away: the event itself is known then. */
  private async toldFrom(event: OneEvent): Promise<Pick<OneEvent, 'provenance'>> {
    try {
      return { provenance: await this.provenances.of(event) };
    } catch (error) {
      unlessUnavailable(error);
      return {};
    }
  }
}
