import { Body, Controller, HttpCode, Ip, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toUserKey } from '#libs/contracts';
import { ForgetMeBody } from '#libs/contracts/requests';
import { hashedKey } from '#libs/domain';
import { PasswordCheck } from '../accounts/password-check';
import { People } from '../accounts/people';
import { PersonForgetter } from '../accounts/person-forgetter';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { clearSignInCookie } from '../http/sign-in-cookie';
import { MatchingLogGuard } from '../preferences/matching-log-guard';

@ForResidents()
@Controller('me')
export class ForgetMeController {
  constructor(
    private readonly people: People,
    private readonly passwordCheck: PasswordCheck,
    private readonly forgetting: PersonForgetter,
  ) {}

  @Post('forget')
  @HttpCode(204)
  @UseGuards(MatchingLogGuard)
  async forget(
    @Body() { password }: ForgetMeBody,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Resident() resident?: SignedInAccount,
  ): Promise<void> {
    const account = await this.people.requireAccount(resident, 'delete your account');
    await this.passwordCheck.check(account, password, ip);
    await this.forgetting.forgetAccount(account.id, hashedKey(toUserKey(account.id)));
    clearSignInCookie(request, reply);
  }
}
