import { Controller, Get, NotFoundException, Param } from '@nestjs/common';
import { eventIdOf, type OneEvent, userKey } from '#libs/contracts';
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
    const own = await this.ownOf(resident, eventIdOf(idOrSlug));
    if (!own) throw new NotFoundException('There is no such event.');
    return own;
  }

  /** Another's is told to nobody. */
  private async ownOf(resident: SignedIn | undefined, id: number | null): Promise<OneEvent | undefined> {
    return resident && id !== null ? this.ownEvents.find(hashedKey(userKey(resident.account)), id) : undefined;
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
