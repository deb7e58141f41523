import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventDetails } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { OwnKey } from '../http/own-key';
import { ForResidents } from '../http/resident';
import { Answers, OrAnswers } from '../http/response-decorators';
import { sendResponse } from '../response-cache/send-response';
import { SavedEventList } from './saved-event-list';

@ForResidents()
@Controller('preferences')
export class SavedEventListController {
  constructor(private readonly savedEvents: SavedEventList) {}

  @Answers<readonly EventDetails[]>()
  @OrAnswers<void>(304)
  @Get(':key/saved-events')
  async show(@OwnKey() key: HashedKey, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendResponse(request, reply, this.savedEvents.finishedResponse(key));
  }
}
