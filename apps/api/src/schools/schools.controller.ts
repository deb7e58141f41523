import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BellPeriod, SchoolHours } from '#libs/contracts/schools';
import { type Finished, finished } from '../answers/finished';
import { send } from '../answers/send';
import { Answers, OrAnswers } from '../http/answers';
import { TownSettings } from '../settings/town-settings';

/** When schools begin and end, as the town's settings have it; empty where there is nothing to tell. */
@Controller()
export class SchoolsController {
  private readonly hours: Finished;
  private readonly bells: Finished;

  constructor({ schoolHours, bellSchedule }: TownSettings) {
    this.hours = finished(schoolHours.map((one, at): SchoolHours => ({ id: at + 1, ...one })));
    this.bells = finished(bellSchedule.map((one, at): BellPeriod => ({ id: at + 1, ...one })));
  }

  @Answers<readonly SchoolHours[]>()
  @OrAnswers<void>(304)
  @Get('school-hours')
  async schoolHours(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(request, reply, this.hours);
  }

  @Answers<readonly BellPeriod[]>()
  @OrAnswers<void>(304)
  @Get('bell-schedule')
  async bellSchedule(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(request, reply, this.bells);
  }
}
