import { Controller, Get, Header, Res, UnauthorizedException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type EverythingAboutMe, everythingFile } from '#libs/contracts';
import { Answers } from '../http/answers';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { Clock } from '../settings/clock';
import { Everything } from './everything';

/** What somebody takes away who wishes to know what is known of them. */
@ForResidents()
@Controller('me')
export class EverythingController {
  constructor(
    private readonly everything: Everything,
    private readonly clock: Clock,
  ) {}

  @Answers<EverythingAboutMe>()
  @Get('export')
  @Header('cache-control', 'no-store')
  async file(@Res({ passthrough: true }) reply: FastifyReply, @Resident() resident?: SignedIn): Promise<string> {
    if (!resident) throw new UnauthorizedException('Sign in to export what is known about you.');
    const everything = await this.everything.of(resident);
    reply.type('application/json; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${everythingFile(this.clock.today())}"`);
    return `${JSON.stringify(everything, null, 2)}\n`;
  }
}
