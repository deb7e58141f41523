import { Controller, Get, GoneException, Header, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasDate, slugOf, toUserKey } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { type PublishedEvent, renderCalendar } from '#libs/integrations';
import { EventLookup } from '../events/event-lookup';
import { publicOriginOf } from '../http/public-origin';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { Answers } from '../http/response-decorators';
import { OwnEvents } from '../own-events/own-events';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { PublishedEvents } from './published-events';

@ForResidents()
@Controller('events')
export class EventFileController {
  constructor(
    private readonly lookup: EventLookup,
    private readonly outgoings: PublishedEvents,
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
    @Resident() resident?: SignedInAccount,
  ): Promise<string> {
    const found = (await this.findTownEvent(idOrSlug)) ?? (await this.findOwnEvent(resident, idOrSlug));
    if (!found || !hasDate(found.event)) throw new NotFoundException('There is no such event with a date.');
    reply.type('text/calendar; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${toFileName(found.event.name)}"`);
    const { name: town, timeZone } = this.town;
    const origin = publicOriginOf(this.configuration.ALMANAC_URL, request);
    return renderCalendar({ town, timeZone, origin, name: found.event.name, events: [found] });
  }

  private async findTownEvent(idOrSlug: string): Promise<PublishedEvent | undefined> {
    const event = await this.lookup.find(idOrSlug);
    if (event?.isPrivate) throw new GoneException('This event is no longer public.');
    return event && (await this.outgoings.all()).find((one) => one.event.id === event.id);
  }

  private async findOwnEvent(resident: SignedInAccount | undefined, idOrSlug: string): Promise<PublishedEvent | undefined> {
    if (!resident) return undefined;
    const owner = hashedKey(toUserKey(resident.account));
    const ownEvent = await this.ownEvents.findShown(owner, idOrSlug);
    return ownEvent && (await this.ownEvents.listForCalendarFile(owner)).find(({ event }) => event.id === ownEvent.id);
  }
}

/** Only characters allowed in an HTTP header: the server would fail on any other. */
const toFileName = (name: string): string =>
  `${
    slugOf(name)
      .replace(/[^a-z0-9-]/g, '')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'event'
  }.ics`;
