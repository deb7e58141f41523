import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JsonFeed } from '#libs/contracts';
import { publicOriginOf } from '../http/public-origin';
import { Answers, OrAnswers, TakesQuery } from '../http/response-decorators';
import { sendResponse } from '../response-cache/send-response';
import { Configuration } from '../settings/configuration';
import { PublishedCalendars } from './published-calendars';

/** Published calendars. Their addresses must never change, because calendar programs subscribe to them. */
const FILTER_PARAMETERS = {
  free: '1: only events that are free of charge.',
  for: 'children',
  hours: 'morning or evening, or both, separated by a comma.',
  weekend: '1: only events on the coming weekend.',
};

const CALENDAR_PARAMETERS = { ...FILTER_PARAMETERS, q: 'Search terms, for search.ics.' };

const FEED_PARAMETERS = {
  ...FILTER_PARAMETERS,
  q: 'Search terms.',
  organization: 'Id or name of an organization, or a sub-organization as Library::Kids.',
};

@Controller()
export class PublishedCalendarsController {
  constructor(
    private readonly calendars: PublishedCalendars,
    private readonly configuration: Configuration,
  ) {}

  @Answers<string>('text/calendar')
  @OrAnswers<void>(304)
  @TakesQuery(FEED_PARAMETERS)
  @Get('calendar.ics')
  allEvents(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send(request, reply);
  }

  @Answers<string>('text/calendar')
  @OrAnswers<void>(304)
  @TakesQuery(CALENDAR_PARAMETERS)
  @Get('calendar/:name')
  namedCalendar(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send(request, reply);
  }

  @Answers<string>('text/calendar')
  @OrAnswers<void>(304)
  @TakesQuery(CALENDAR_PARAMETERS)
  @Get('calendar/:kind/:name')
  calendarOfKind(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send(request, reply);
  }

  @Answers<string>('text/calendar')
  @OrAnswers<void>(304)
  @TakesQuery(FILTER_PARAMETERS)
  @Get('calendar/:kind/:id/:name')
  subOrganizationCalendar(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send(request, reply);
  }

  @Answers<string>('application/rss+xml')
  @OrAnswers<void>(304)
  @TakesQuery(FEED_PARAMETERS)
  @Get('feed.xml')
  rss(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send(request, reply);
  }

  @Answers<JsonFeed>('application/feed+json')
  @OrAnswers<void>(304)
  @TakesQuery(FEED_PARAMETERS)
  @Get('feed.json')
  json(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send(request, reply);
  }

  private async send(request: FastifyRequest, reply: FastifyReply) {
    const origin = publicOriginOf(this.configuration.ALMANAC_URL, request);
    return sendResponse(request, reply, await this.calendars.responseAt(request.url, origin));
  }
}

export const ROUTES_OUTSIDE_API = [
  'calendar.ics',
  'calendar/:name',
  'calendar/:kind/:name',
  'calendar/:kind/:id/:name',
  'feed.xml',
  'feed.json',
  'metrics',
];
