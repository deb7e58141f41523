import { Controller, Get, GoneException, Header, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasDate, slugOf, userKey } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { calendarFile, type Outgoing } from '#libs/integrations';
import { Lookup } from '../events/lookup';
import { Answers } from '../http/answers';
import { publicOrigin } from '../http/public-origin';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { OwnEvents } from '../own-events/own-events';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { Outgoings } from './outgoings';

/** One event as a file, for whatever calendar program one has: of the town, or of whoever asks. */
@ForResidents()
@Controller('events')
export class EventFileController {
  constructor(
    private readonly lookup: Lookup,
    private readonly outgoings: Outgoings,
    private readonly ownEvents: OwnEvents,
    private readonly configuration: Configuration,
    private readonly town: TownSettings,
  ) {}

  @Answers<string>('text/calendar')
  @Get(':idOrSlug/calendar.ics')
  @Header('cache-control', 'no-store')
  async file(
    @Param('idOrSlug') idOrSlug: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Resident() resident?: SignedIn,
  ): Promise<string> {
    const found = (await this.ofTheTown(idOrSlug)) ?? (await this.ownOf(resident, idOrSlug));
    if (!found || !hasDate(found.event)) throw new NotFoundException('There is no such event with a date.');
    reply.type('text/calendar; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${fileNameFor(found.event.name)}"`);
    const { name: town, timeZone } = this.town;
    const origin = publicOrigin(this.configuration.ALMANAC_URL, request);
    return calendarFile({ town, timeZone, origin, name: found.event.name, events: [found] });
  }

  private async ofTheTown(idOrSlug: string): Promise<Outgoing | undefined> {
    const event = await this.lookup.find(idOrSlug);
    if (event?.isPrivate) throw new GoneException('This event is no longer public.');
    return event && (await this.outgoings.all()).find((one) => one.event.id === event.id);
  }

  /** Another's is told to nobody. */
  private async ownOf(resident: SignedIn | undefined, idOrSlug: string): Promise<Outgoing | undefined> {
    if (!resident) return undefined;
    const owner = hashedKey(userKey(resident.account));
    const meant = await this.ownEvents.find(owner, idOrSlug);
    return meant && (await this.ownEvents.outgoingOf(owner)).find(({ event }) => event.id === meant.id);
  }
}

/** In what a head of HTTP can hold: the server would fall over any other letter. */
const fileNameFor = (name: string): string =>
  `${
    slugOf(name)
      .replace(/[^a-z0-9-]/g, '')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'event'
  }.ics`;
