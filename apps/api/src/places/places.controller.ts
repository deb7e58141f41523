import { Body, Controller, Get, HttpCode, NotFoundException, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GeocodeResponse, Place } from '#libs/contracts';
import { Whereabouts } from '#libs/contracts/requests';
import { NotCountedAsWrite } from '../http/not-counted-as-write';
import { Answers, OrAnswers } from '../http/response-decorators';
import { sendResponse } from '../response-cache/send-response';
import { Places } from './places';

@Controller()
export class PlacesController {
  constructor(private readonly places: Places) {}

  @Answers<readonly Place[]>()
  @OrAnswers<void>(304)
  @Get('places')
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendResponse(request, reply, await this.places.finishedResponse());
  }

  @Post('geocode')
  @NotCountedAsWrite()
  @HttpCode(200)
  async geocode(@Body() where: Whereabouts): Promise<GeocodeResponse> {
    const found = await this.places.geocode(where);
    if (!found) throw new NotFoundException('This address was not found.');
    return found;
  }
}
