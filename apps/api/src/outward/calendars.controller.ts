import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { send } from '../answers/send';
import { publicOrigin } from '../http/public-origin';
import { Configuration } from '../settings/configuration';
import { Calendars } from './calendars';

/** What others read of this town. It stands beside the pages: whoever subscribed keeps these addresses. */
@Controller()
export class CalendarsController {
  constructor(
    private readonly calendars: Calendars,
    private readonly configuration: Configuration,
  ) {}

  @Get('calendar.ics')
  everything(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answer(request, reply);
  }

  @Get('calendar/:name')
  part(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answer(request, reply);
  }

  @Get('calendar/:kind/:name')
  oneOf(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answer(request, reply);
  }

  @Get('calendar/:kind/:id/:name')
  partOfOne(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answer(request, reply);
  }

  @Get('feed.xml')
  rss(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answer(request, reply);
  }

  @Get('feed.json')
  json(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answer(request, reply);
  }

  private async answer(request: FastifyRequest, reply: FastifyReply) {
    const origin = publicOrigin(this.configuration.ALMANAC_URL, request);
    return send(request, reply, await this.calendars.at(request.url, origin));
  }
}

/** Which of these addresses do not begin with /api. */
export const BESIDE_THE_PAGES = [
  'calendar.ics',
  'calendar/:name',
  'calendar/:kind/:name',
  'calendar/:kind/:id/:name',
  'feed.xml',
  'feed.json',
  'metrics',
];
