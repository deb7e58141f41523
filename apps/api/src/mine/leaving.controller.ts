import { Body, Controller, HttpCode, Ip, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { userKey } from '#libs/contracts';
import { ForgetMeBody } from '#libs/contracts/requests';
import { hashedKey } from '#libs/domain';
import { Forgetting } from '../accounts/forgetting';
import { PasswordCheck } from '../accounts/password-check';
import { People } from '../accounts/people';
import { clearSignInCookie } from '../http/sign-in-cookie';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { OfThisLog } from '../preferences/of-this-log';

/** Whoever wants to be forgotten needs no operator. */
@ForResidents()
@Controller('me')
export class LeavingController {
  constructor(
    private readonly people: People,
    private readonly passwordCheck: PasswordCheck,
    private readonly forgetting: Forgetting,
  ) {}

  @Post('forget')
  @HttpCode(204)
  @UseGuards(OfThisLog)
  async forget(
    @Body() { password }: ForgetMeBody,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Resident() resident?: SignedIn,
  ): Promise<void> {
    const account = await this.people.ofResident(resident, 'delete your account');
    await this.passwordCheck.check(account, password, ip);
    await this.forgetting.account(account.id, hashedKey(userKey(account.id)));
    clearSignInCookie(request, reply);
  }
}
