import {
  BadRequestException,
  Controller,
  Get,
  Header,
  NotFoundException,
  Query,
  Res,
  UnauthorizedException,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { addDays, ownEventsCsvName, type TownEvent, toUserKey } from '#libs/contracts';
import { DaysQuery } from '#libs/contracts/requests';
import { type HashedKey, hashedKey } from '#libs/domain';
import { OwnKey } from '../http/own-key';
import { PRIVATE_CACHE_CONTROL } from '../http/private-cache-control';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { Answers } from '../http/response-decorators';
import { Clock } from '../settings/clock';
import { toCsv } from './csv';
import { OwnEvents } from './own-events';

@ForResidents()
@Controller()
export class OwnEventsReadController {
  constructor(
    private readonly ownEvents: OwnEvents,
    private readonly clock: Clock,
  ) {}

  @Get('events/user')
  @Header('cache-control', PRIVATE_CACHE_CONTROL)
  own(@Query() window: DaysQuery, @Resident() resident?: SignedInAccount): Promise<TownEvent[]> {
    return this.of(requireKey(resident), window);
  }

  @Get('user-events/all')
  @Header('cache-control', PRIVATE_CACHE_CONTROL)
  all(@Query() window: DaysQuery, @Resident() resident?: SignedInAccount): Promise<TownEvent[]> {
    return this.of(requireKey(resident), window);
  }

  /** All of them: past ones too, and one year of a series. */
  @Answers<string>('text/csv')
  @Get('events/user/:key/export-csv')
  @Header('cache-control', 'no-store')
  async sheet(@OwnKey() key: HashedKey, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const events = await this.ownEvents.list(key);
    if (events.length === 0) throw new NotFoundException('There are no events to export.');
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${ownEventsCsvName(this.clock.today())}"`);
    return toCsv(events);
  }

  @Get('events/user/:key')
  @Header('cache-control', PRIVATE_CACHE_CONTROL)
  async of(@OwnKey() key: HashedKey, @Query() { from, to }: DaysQuery): Promise<TownEvent[]> {
    if (!from && !to) return this.ownEvents.list(key);
    if (!from || !to || from > to || addDays(from, MAX_WINDOW_DAYS) < to)
      throw new BadRequestException(`from and to must be days in this order, at most ${MAX_WINDOW_DAYS} apart.`);
    return this.ownEvents.between(key, from, to);
  }
}

const MAX_WINDOW_DAYS = 800;

const requireKey = (resident: SignedInAccount | undefined): HashedKey => {
  if (!resident) throw new UnauthorizedException('Sign in to read the events of your own.');
  return hashedKey(toUserKey(resident.account));
};
