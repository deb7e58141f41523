import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FeedDefault, Organization } from '#libs/contracts';
import { send } from '../answers/send';
import { Answers, OrAnswers } from '../http/answers';
import { Directory } from './directory';

@Controller()
export class OrganizationsController {
  constructor(private readonly directory: Directory) {}

  @Answers<readonly Organization[]>()
  @OrAnswers<void>(304)
  @Get('organizations')
  async organizations(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(request, reply, await this.directory.finished('organizations'));
  }

  @Answers<readonly FeedDefault[]>()
  @OrAnswers<void>(304)
  @Get('my-almanac-defaults')
  async defaults(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(request, reply, await this.directory.finished('defaults'));
  }
}
