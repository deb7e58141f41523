import { Body, Controller, Get, HttpCode, NotFoundException, Post, Req, Res } from '@nestjs/common';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Geocoded, Place } from '#libs/contracts';
import { send } from '../answers/send';
import { Answers, OrAnswers } from '../http/answers';
import { OnlyReads } from '../http/only-reads';
import { Optional } from '../http/optional';
import { Places } from './places';

const LONGEST = 1_000;

/** The address says where it is, and among the known places `location` too; `name` says what is there. */
class Whereabouts {
  @IsString()
  @IsNotEmpty()
  @MaxLength(LONGEST)
  address!: string;

  @Optional()
  @IsString()
  location?: string;

  @Optional()
  @IsString()
  name?: string;
}

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
