import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListCounts, ListPage, TownEvent } from '#libs/contracts';
import { DaysQuery, ListCountsQuery, ListPageQuery } from '#libs/contracts/requests';
import { Answers, OrAnswers } from '../http/response-decorators';
import { sendResponse } from '../response-cache/send-response';
import { Calendar } from './calendar';
import { ListPages, toTownSelection } from './list-pages';

@Controller('events')
export class EventsController {
  constructor(
    private readonly calendar: Calendar,
    private readonly pages: ListPages,
  ) {}

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

  /** What every list of a large town begins with: all events of a week at least, and the alerts to come. */
  @Answers<ListPage>()
  @OrAnswers<void>(304)
  @Get('coming')
  async coming(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendResponse(request, reply, await this.pages.response({ kind: 'coming' }, request.raw.socket));
  }

  /** The events to come in the order of the list, a few hundred at a time. */
  @Answers<ListPage>()
  @OrAnswers<void>(304)
  @Get('pages')
  async page(@Query() { after, ...query }: ListPageQuery, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const selection = toTownSelection(query);
    return sendResponse(request, reply, await this.pages.response({ kind: 'page', selection, after }, request.raw.socket));
  }

  @Answers<ListCounts>()
  @OrAnswers<void>(304)
  @Get('counts')
  async counts(@Query() { perFilter, ...query }: ListCountsQuery, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const selection = toTownSelection(query);
    return sendResponse(
      request,
      reply,
      await this.pages.response({ kind: 'counts', selection, perFilter: perFilter !== undefined }, request.raw.socket),
    );
  }
}
