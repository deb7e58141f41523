import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BellPeriod, SchoolHours } from '#libs/contracts/schools';
import { Answers, OrAnswers } from '../http/response-decorators';
import { type FinishedResponse, finishJson } from '../response-cache/finished-response';
import { sendResponse } from '../response-cache/send-response';
import { TownSettings } from '../settings/town-settings';

@Controller()
export class SchoolsController {
  private readonly hoursResponse: FinishedResponse;
  private readonly bellsResponse: FinishedResponse;

  constructor({ schoolHours, bellSchedule }: TownSettings) {
    this.hoursResponse = finishJson(schoolHours.map((one, at): SchoolHours => ({ id: at + 1, ...one })));
    this.bellsResponse = finishJson(bellSchedule.map((one, at): BellPeriod => ({ id: at + 1, ...one })));
  }

  @Answers<readonly SchoolHours[]>()
  @OrAnswers<void>(304)
  @Get('school-hours')
  async schoolHours(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendResponse(request, reply, this.hoursResponse);
  }

  @Answers<readonly BellPeriod[]>()
  @OrAnswers<void>(304)
  @Get('bell-schedule')
  async bellSchedule(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendResponse(request, reply, this.bellsResponse);
  }
}
