import { Controller, Get, Ip, NotFoundException, Param, Res } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import { AGENDA_FILE_NAME, isLocalUrl } from '#libs/contracts';
import { CallsOutside } from '../http/calls-outside';
import { ForResidents } from '../http/resident';
import { Answers, OrAnswers } from '../http/response-decorators';
import { Agendas } from './agendas';
import { EventLookup } from './event-lookup';

/** The agenda of a meeting as a download. Served from here because browsers use a given file name only for the same origin. */
@ForResidents()
@Controller('events/:idOrSlug/agenda')
export class AgendaController {
  constructor(
    private readonly lookup: EventLookup,
    private readonly agendas: Agendas,
  ) {}

  @Answers<string>('application/pdf')
  @OrAnswers<void>(302)
  @Get()
  @CallsOutside()
  async fetch(@Param('idOrSlug') idOrSlug: string, @Ip() client: string, @Res() reply: FastifyReply) {
    const address = (await this.lookup.find(idOrSlug))?.attachments?.[0];
    if (!address) throw new NotFoundException('There is no such agenda.');
    if (isLocalUrl(address)) return reply.redirect(address, 302);
    const bytes = await this.agendas.fetch(address, normalizeIp(client), reply.raw);
    return reply.headers(AGENDA_HEADERS).send(bytes);
  }
}

/** The file comes from another site: nothing in it may run in our origin. */
const AGENDA_HEADERS = {
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename="${AGENDA_FILE_NAME}"`,
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, max-age=300',
};
