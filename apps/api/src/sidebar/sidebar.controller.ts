import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HashedKey } from '#libs/domain';
import { send } from '../answers/send';
import { PreferenceKey } from '../http/preference-key';
import { Sidebars } from './sidebars';

@Controller('sidebar')
export class SidebarController {
  constructor(private readonly sidebars: Sidebars) {}

  @Get(':key')
  async show(@Param('key', PreferenceKey) key: HashedKey, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(request, reply, await this.sidebars.finished(key));
  }
}
