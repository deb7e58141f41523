import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sidebar } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { OwnKey } from '../http/own-key';
import { ForResidents } from '../http/resident';
import { Answers, OrAnswers } from '../http/response-decorators';
import { sendResponse } from '../response-cache/send-response';
import { SidebarResponses } from './sidebar-responses';

/** For accounts' keys. Requests with a session key are answered in hot-routes.ts. */
@ForResidents()
@Controller('sidebar')
export class SidebarController {
  constructor(private readonly sidebars: SidebarResponses) {}

  @Answers<Sidebar>()
  @OrAnswers<void>(304)
  @Get(':key')
  async show(@OwnKey() key: HashedKey, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendResponse(request, reply, this.sidebars.finishedResponse(key));
  }
}
