import { Controller, Get, Ip, NotFoundException, Param, Res } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import { agendaFile, isOwnAddress } from '#libs/contracts';
import { Answers, OrAnswers } from '../http/answers';
import { AsksOthers } from '../http/asks-others';
import { ForResidents } from '../http/signed-in';
import { Agendas } from './agendas';
import { Lookup } from './lookup';

/** The agenda of a meeting as a file to keep: browsers take a name for it from our own addresses only. */
@ForResidents()
@Controller('events/:idOrSlug/agenda')
export class AgendaController {
  constructor(
    private readonly lookup: Lookup,
    private readonly agendas: Agendas,
  ) {}

  @Answers<string>('application/pdf')
  @OrAnswers<void>(302)
  @Get()
  @AsksOthers()
  async fetch(@Param('idOrSlug') idOrSlug: string, @Ip() client: string, @Res() reply: FastifyReply) {
    const address = (await this.lookup.find(idOrSlug))?.attachments?.[0];
    if (!address) throw new NotFoundException('There is no such agenda.');
    if (isOwnAddress(address)) return reply.redirect(address, 302);
    const bytes = await this.agendas.fetch(address, normalizeIp(client), reply.raw);
    return reply.headers(HEADERS).send(bytes);
  }
}

/** It is somebody else's, so nothing in it may act in our name. */
const HEADERS = {
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename="${agendaFile}"`,
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, max-age=300',
};
