import { Controller, Get, NotFoundException, Param, Query, Req, Res } from '@nestjs/common';
import { IsOptional, Validate } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Day, OneEvent } from '#libs/contracts';
import { unlessUnavailable } from '#libs/event-sourcing';
import { send } from '../answers/send';
import { IsDay } from '../http/is-day';
import { Calendar } from './calendar';
import { Lookup } from './lookup';
import { Provenances } from './provenances';

class Window {
  @IsOptional()
  @Validate(IsDay)
  from?: Day;

  @IsOptional()
  @Validate(IsDay)
  to?: Day;
}

@Controller('events')
export class EventsController {
  constructor(
    private readonly calendar: Calendar,
    private readonly lookup: Lookup,
    private readonly provenances: Provenances,
  ) {}

  @Get()
  async list(@Query() { from, to }: Window, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (!from && !to) return send(request, reply, await this.calendar.finished());
    return send(request, reply, await this.calendar.finishedBetween(from ?? this.calendar.firstDay(), to, request.raw.socket));
  }

  @Get(':idOrSlug')
  async one(@Param('idOrSlug') idOrSlug: string): Promise<OneEvent> {
    const event = await this.lookup.find(idOrSlug);
    if (!event) throw new NotFoundException('There is no such event.');
    return { ...event, ...(await this.toldFrom(event)) };
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
