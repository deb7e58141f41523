import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FeedDefault, Organization } from '#libs/contracts';
import { Answers, OrAnswers } from '../http/response-decorators';
import { sendResponse } from '../response-cache/send-response';
import { Directory } from './directory';

@Controller()
export class OrganizationsController {
  constructor(private readonly directory: Directory) {}

  @Answers<readonly Organization[]>()
  @OrAnswers<void>(304)
  @Get('organizations')
  async organizations(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendResponse(request, reply, await this.directory.finishedResponse('organizations'));
  }

  @Answers<readonly FeedDefault[]>()
  @OrAnswers<void>(304)
  @Get('my-almanac-defaults')
  async defaults(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendResponse(request, reply, await this.directory.finishedResponse('defaults'));
  }
}
