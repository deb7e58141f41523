import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HashedKey } from '#libs/domain';
import { send } from '../answers/send';
import { PreferenceKey } from '../http/preference-key';
import { Feeds } from './feeds';

@Controller('feed')
export class FeedController {
  constructor(private readonly feeds: Feeds) {}

  @Get(':key')
  async show(@Param('key', PreferenceKey) key: HashedKey, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(request, reply, await this.feeds.finished(key));
  }
}
