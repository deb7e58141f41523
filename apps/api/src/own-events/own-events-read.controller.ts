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
import { addDays, ownEventsSheet, type TownEvent, userKey } from '#libs/contracts';
import { DaysQuery } from '#libs/contracts/requests';
import { type HashedKey, hashedKey } from '#libs/domain';
import { Answers } from '../http/answers';
import { OwnKey } from '../http/own-key';
import { PRIVATE } from '../http/private';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { Clock } from '../settings/clock';
import { csvOf } from './csv';
import { OwnEvents } from './own-events';

/** The events of one's own, as the town's are told. Nobody who has only a session has any. */
@ForResidents()
@Controller()
export class OwnEventsReadController {
  constructor(
    private readonly ownEvents: OwnEvents,
    private readonly clock: Clock,
  ) {}

  @Get('events/user')
  @Header('cache-control', PRIVATE)
  mine(@Query() window: DaysQuery, @Resident() resident?: SignedIn): Promise<TownEvent[]> {
    return this.of(keyOf(resident), window);
  }

  @Get('user-events/all')
  @Header('cache-control', PRIVATE)
  all(@Query() window: DaysQuery, @Resident() resident?: SignedIn): Promise<TownEvent[]> {
    return this.of(keyOf(resident), window);
  }

  /** In whole: what was long ago, and of what repeats a year. */
  @Answers<string>('text/csv')
  @Get('events/user/:key/export-csv')
  @Header('cache-control', 'no-store')
  async sheet(@OwnKey() key: HashedKey, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const events = await this.ownEvents.of(key);
    if (events.length === 0) throw new NotFoundException('There are no events to export.');
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${ownEventsSheet(this.clock.today())}"`);
    return csvOf(events);
  }

  @Get('events/user/:key')
  @Header('cache-control', PRIVATE)
  async of(@OwnKey() key: HashedKey, @Query() { from, to }: DaysQuery): Promise<TownEvent[]> {
    if (!from && !to) return this.ownEvents.of(key);
    if (!from || !to || from > to || addDays(from, MOST_DAYS) < to)
      throw new BadRequestException(`from and to must be days in this order, at most ${MOST_DAYS} apart.`);
    return this.ownEvents.between(key, from, to);
  }
}

const MOST_DAYS = 800;

const keyOf = (resident: SignedIn | undefined): HashedKey => {
  if (!resident) throw new UnauthorizedException('Sign in to read the events of your own.');
  return hashedKey(userKey(resident.account));
};
