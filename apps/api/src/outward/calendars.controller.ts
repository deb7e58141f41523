import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JsonFeed } from '#libs/contracts';
import { send } from '../answers/send';
import { Answers, AsksFor, OrAnswers } from '../http/answers';
import { publicOrigin } from '../http/public-origin';
import { Configuration } from '../settings/configuration';
import { Calendars } from './calendars';

/** What others read of this town. It stands beside the pages: whoever subscribed keeps these addresses. */
const FILTERS = {
  free: '1: only events that are free of charge.',
  for: 'children',
  hours: 'morning or evening, or both, separated by a comma.',
  weekend: '1: only events on the coming weekend.',
};

const WORDS = { ...FILTERS, q: 'Search terms, for search.ics.' };

const OF_FEEDS = {
  ...FILTERS,
  q: 'Search terms.',
  organization: 'Id or name of an organization, or a sub-organization as Library::Kids.',
};

@Controller()
export class CalendarsController {
  constructor(
    private readonly calendars: Calendars,
    private readonly configuration: Configuration,
  ) {}

  @Answers<string>('text/calendar')
  @OrAnswers<void>(304)
  @AsksFor(OF_FEEDS)
  @Get('calendar.ics')
  everything(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answer(request, reply);
  }

  @Answers<string>('text/calendar')
  @OrAnswers<void>(304)
  @AsksFor(WORDS)
  @Get('calendar/:name')
  part(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answer(request, reply);
  }

  @Answers<string>('text/calendar')
  @OrAnswers<void>(304)
  @AsksFor(WORDS)
  @Get('calendar/:kind/:name')
  oneOf(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answer(request, reply);
  }

  @Answers<string>('text/calendar')
  @OrAnswers<void>(304)
  @AsksFor(FILTERS)
  @Get('calendar/:kind/:id/:name')
  partOfOne(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answer(request, reply);
  }

  @Answers<string>('application/rss+xml')
  @OrAnswers<void>(304)
  @AsksFor(OF_FEEDS)
  @Get('feed.xml')
  rss(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answer(request, reply);
  }

  @Answers<JsonFeed>('application/feed+json')
  @OrAnswers<void>(304)
  @AsksFor(OF_FEEDS)
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
