import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TownEvent } from '#libs/contracts';
import { DaysQuery } from '#libs/contracts/requests';
import { Answers, OrAnswers } from '../http/response-decorators';
import { sendResponse } from '../response-cache/send-response';
import { Calendar } from './calendar';

@Controller('events')
export class EventsController {
  constructor(private readonly calendar: Calendar) {}

  @Answers<readonly TownEvent[]>()
  @OrAnswers<void>(304)
  @Get()
  async list(@Query() { from, to }: DaysQuery, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (!from && !to) return sendResponse(request, reply, await this.calendar.finishedResponse());
    return sendResponse(
      request,
      reply,
      await this.calendar.responseBetween(from ?? this.calendar.firstDay(), to, request.raw.socket),
    );
  }
}
