import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JsonFeed } from '#libs/contracts';
import type { FilterParameter } from '#libs/contracts/filters';
import { publicOriginOf } from '../http/public-origin';
import { Answers, OrAnswers, TakesQuery } from '../http/response-decorators';
import { sendResponse } from '../response-cache/send-response';
import { Configuration } from '../settings/configuration';
import { PublishedCalendars } from './published-calendars';

const FILTER_DESCRIPTIONS: Readonly<Record<FilterParameter, string>> = {
  free: '1: only events that are free of charge.',
  for: 'children, teens or seniors, or several, separated by commas.',
  hours: 'morning or evening, or both, separated by a comma.',
  weekend: '1: only events on the coming weekend.',
  setting: 'outdoors or online, or both, separated by a comma.',
  registration: '1: only events that one registers for.',
  accessible: '1: only events that are accessible.',
  language: 'spanish: only events in Spanish.',
  certain: '1: leaves out what has a trait only by evidence.',
};

const NAMED_CALENDAR_PARAMETERS = { ...FILTER_DESCRIPTIONS, q: 'Search terms, for search.ics.' };

const FEED_PARAMETERS = {
  ...FILTER_DESCRIPTIONS,
  q: 'Search terms.',
  organization: 'Id or name of an organization, or a sub-organization as Library::Kids.',
};

/** These addresses never change: calendar apps subscribe to them. The routes serve the reference and the prefix; `PublishedCalendars` parses the address. */
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
  @TakesQuery(NAMED_CALENDAR_PARAMETERS)
  @Get('calendar/:name')
  namedCalendar(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send(request, reply);
  }

  @Answers<string>('text/calendar')
  @OrAnswers<void>(304)
  @TakesQuery(FILTER_DESCRIPTIONS)
  @Get('calendar/:kind/:name')
  calendarOfKind(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send(request, reply);
  }

  @Answers<string>('text/calendar')
  @OrAnswers<void>(304)
  @TakesQuery(FILTER_DESCRIPTIONS)
  @Get('calendar/:kind/:id/:name')
  subOrganizationCalendar(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send(request, reply);
  }

  @Answers<string>('application/rss+xml')
  @OrAnswers<void>(304)
  @TakesQuery(FEED_PARAMETERS)
  @Get('feed.xml')
  rssFeed(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send(request, reply);
  }

  @Answers<JsonFeed>('application/feed+json')
  @OrAnswers<void>(304)
  @TakesQuery(FEED_PARAMETERS)
  @Get('feed.json')
  jsonFeed(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send(request, reply);
  }

  private async send(request: FastifyRequest, reply: FastifyReply) {
    const origin = publicOriginOf(this.configuration.ALMANAC_URL, request);
    return sendResponse(request, reply, await this.calendars.responseAt(request.url, origin));
  }
}
