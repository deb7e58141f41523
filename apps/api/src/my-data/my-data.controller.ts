import { Controller, Get, Header, Res, UnauthorizedException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type MyData, myDataFileName } from '#libs/contracts';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { Answers } from '../http/response-decorators';
import { Clock } from '../settings/clock';
import { MyDataCollector } from './my-data-collector';

@ForResidents()
@Controller('me')
export class MyDataController {
  constructor(
    private readonly myData: MyDataCollector,
    private readonly clock: Clock,
  ) {}

  @Answers<MyData>()
  @Get('export')
  @Header('cache-control', 'no-store')
  async file(@Res({ passthrough: true }) reply: FastifyReply, @Resident() resident?: SignedInAccount): Promise<string> {
    if (!resident) throw new UnauthorizedException('Sign in to export what is known about you.');
    const myData = await this.myData.collect(resident);
    reply.type('application/json; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${myDataFileName(this.clock.today())}"`);
    return `${JSON.stringify(myData, null, 2)}\n`;
  }
}
