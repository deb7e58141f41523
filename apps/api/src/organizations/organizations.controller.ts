import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { send } from '../answers/send';
import { Directory } from './directory';

@Controller()
export class OrganizationsController {
  constructor(private readonly directory: Directory) {}

  @Get('organizations')
  async organizations(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(request, reply, await this.directory.finished('organizations'));
  }

  @Get('subcalendars')
  async subcalendars(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(request, reply, await this.directory.finished('subcalendars'));
  }

  @Get('my-almanac-defaults')
  async defaults(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(request, reply, await this.directory.finished('defaults'));
  }
}
