import { Body, Controller, Get, HttpCode, NotFoundException, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Geocoded, Place } from '#libs/contracts';
import { Whereabouts } from '#libs/contracts/requests';
import { send } from '../answers/send';
import { Answers, OrAnswers } from '../http/answers';
import { OnlyReads } from '../http/only-reads';
import { Places } from './places';

@Controller()
export class PlacesController {
  constructor(private readonly places: Places) {}

  @Answers<readonly Place[]>()
  @OrAnswers<void>(304)
  @Get('places')
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(request, reply, await this.places.finished());
  }

  @Post('geocode')
  @OnlyReads()
  @HttpCode(200)
  async geocode(@Body() where: Whereabouts): Promise<Geocoded> {
    const found = await this.places.geocode(where);
    if (!found) throw new NotFoundException('This address was not found.');
    return found;
  }
}
