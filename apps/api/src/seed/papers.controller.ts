import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AGENDA_FILE_NAME } from '#libs/contracts';
import { paperOf } from '#libs/sample-town';
import { EventLookup } from '../events/event-lookup';
import { Answers } from '../http/response-decorators';
import { sampleEventId } from './sample-event-id';

@Controller('papers')
export class PapersController {
  constructor(private readonly lookup: EventLookup) {}

  @Answers<string>('application/pdf')
  @Get(':uid.pdf')
  async show(@Param('uid') uid: string, @Res() reply: FastifyReply) {
    const event = await this.lookup.find(String(sampleEventId(uid)));
    const paper = event && paperOf(uid, event);
    if (!paper) throw new NotFoundException('There is no such paper.');
    return reply.headers(PDF_HEADERS).send(paper);
  }
}

/** The browser's PDF viewer is a page that embeds the file and has inline styles, under this policy. */
const PDF_HEADERS = {
  'content-type': 'application/pdf',
  'content-disposition': `inline; filename="${AGENDA_FILE_NAME}"`,
  'content-security-policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'cache-control': 'no-cache',
};
