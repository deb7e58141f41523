import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CountedSubcalendar } from '#libs/contracts';
import { send } from '../answers/send';
import { Answers, OrAnswers } from '../http/answers';
import { CountedSubcalendars } from './counted-subcalendars';

@Controller('subcalendars')
export class SubcalendarsController {
  constructor(private readonly subcalendars: CountedSubcalendars) {}

  @Answers<readonly CountedSubcalendar[]>()
  @OrAnswers<void>(304)
  @Get()
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(request, reply, await this.subcalendars.finished());
  }
}
