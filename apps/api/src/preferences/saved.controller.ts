import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OneEvent } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { send } from '../answers/send';
import { Answers, OrAnswers } from '../http/answers';
import { OwnKey } from '../http/own-key';
import { ForResidents } from '../http/signed-in';
import { Saved } from './saved';

@ForResidents()
@Controller('preferences')
export class SavedController {
  constructor(private readonly saved: Saved) {}

  @Answers<readonly OneEvent[]>()
  @OrAnswers<void>(304)
  @Get(':key/saved-events')
  async show(@OwnKey() key: HashedKey, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(request, reply, await this.saved.finished(key));
  }
}
