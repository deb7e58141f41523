import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CountedSubcalendar } from '#libs/contracts';
import { Answers, OrAnswers } from '../http/response-decorators';
import { sendResponse } from '../response-cache/send-response';
import { SubcalendarCounts } from './subcalendar-counts';

@Controller('subcalendars')
export class SubcalendarsController {
  constructor(private readonly subcalendars: SubcalendarCounts) {}

  @Answers<readonly CountedSubcalendar[]>()
  @OrAnswers<void>(304)
  @Get()
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendResponse(request, reply, await this.subcalendars.finishedResponse());
  }
}
