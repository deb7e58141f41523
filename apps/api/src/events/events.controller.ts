import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TownEvent } from '#libs/contracts';
import { DaysQuery } from '#libs/contracts/requests';
import { send } from '../answers/send';
import { Answers, OrAnswers } from '../http/answers';
import { Calendar } from './calendar';

@Controller('events')
export class EventsController {
  constructor(private readonly calendar: Calendar) {}

  @Answers<readonly TownEvent[]>()
  @OrAnswers<void>(304)
  @Get()
  async list(@Query() { from, to }: DaysQuery, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (!from && !to) return send(request, reply, await this.calendar.finished());
    return send(request, reply, await this.calendar.finishedBetween(from ?? this.calendar.firstDay(), to, request.raw.socket));
  }
}
