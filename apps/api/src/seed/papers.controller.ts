import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { agendaFile } from '#libs/contracts';
import { paperOf } from '#libs/sample-town';
import { Lookup } from '../events/lookup';
import { Answers } from '../http/answers';
import { sampleId } from './sample-id';

/** What the organizations of the sample town give out, made when it is asked for from what is known of the event by then. */
@Controller('papers')
export class PapersController {
  constructor(private readonly lookup: Lookup) {}

  @Answers<string>('application/pdf')
  @Get(':uid.pdf')
  async show(@Param('uid') uid: string, @Res() reply: FastifyReply) {
    const event = await this.lookup.find(String(sampleId(uid)));
    const paper = event && paperOf(uid, event);
    if (!paper) throw new NotFoundException('There is no such paper.');
    return reply.headers(HEADERS).send(paper);
  }
}

/** A browser's own reader is a page that embeds the file and styles itself, under the policy of the file. */
const HEADERS = {
  'content-type': 'application/pdf',
  'content-disposition': `inline; filename="${agendaFile}"`,
  'content-security-policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'cache-control': 'no-cache',
};
