import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MyAlmanac } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { OwnKey } from '../http/own-key';
import { ForResidents } from '../http/resident';
import { Answers, OrAnswers } from '../http/response-decorators';
import { sendResponse } from '../response-cache/send-response';
import { MyAlmanacs } from './my-almanacs';

@ForResidents()
@Controller('feed')
export class FeedController {
  constructor(private readonly almanacs: MyAlmanacs) {}

  @Answers<MyAlmanac>()
  @OrAnswers<void>(304)
  @Get(':key')
  async show(@OwnKey() key: HashedKey, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendResponse(request, reply, this.almanacs.finishedResponse(key));
  }
}
