import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { Validate } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Day, TownEvent } from '#libs/contracts';
import { send } from '../answers/send';
import { Answers, OrAnswers } from '../http/answers';
import { IsDay } from '../http/is-day';
import { Optional } from '../http/optional';
import { Calendar } from './calendar';

class Window {
  @Optional()
  @Validate(IsDay)
  from?: Day;

  @Optional()
  @Validate(IsDay)
  to?: Day;
}

@Controller('events')
export class EventsController {
  constructor(private readonly calendar: Calendar) {}

  @Answers<readonly TownEvent[]>()
  @OrAnswers<void>(304)
  @Get()
  async list(@Query() { from, to }: Window, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (!from && !to) return send(request, reply, await this.calendar.finished());
    return send(request, reply, await this.calendar.finishedBetween(from ?? this.calendar.firstDay(), to, request.raw.socket));
  }
}
