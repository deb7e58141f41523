import { Body, Controller, Get, Header, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CodeRequired, CurrentUser, SignedInUser } from '#libs/contracts';
import { LoginBody, RegisterBody } from '#libs/contracts/requests';
import { hashedKey } from '#libs/domain';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { clearSignInCookie, SIGN_IN_SECONDS, setSignInCookie } from '../http/sign-in-cookie';
import { Accounts, type CompletedSignIn, type SignInAttempt } from './accounts';

@ForResidents()
@Controller('auth')
export class AuthController {
  constructor(
    private readonly accounts: Accounts,
    private readonly tokens: JwtService,
  ) {}

  @Get('me')
  @Header('cache-control', 'no-store')
  async me(@Resident() resident?: SignedInAccount): Promise<CurrentUser> {
    return { user: (resident && (await this.accounts.userOf(resident))) ?? null };
  }

  @Post('register')
  async register(
    @Body() body: RegisterBody,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Resident() formerSignIn?: SignedInAccount,
  ): Promise<SignedInUser> {
    return this.completeSignIn(await this.accounts.register(toSignInAttempt(body, ip)), request, reply, formerSignIn);
  }

  @Post('login')
  @HttpCode(200)
  async login(
    @Body() body: LoginBody,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Resident() formerSignIn?: SignedInAccount,
  ): Promise<SignedInUser | CodeRequired> {
    const signIn = await this.accounts.signIn(toSignInAttempt(body, ip));
    reply.header('cache-control', 'no-store');
    return signIn ? this.completeSignIn(signIn, request, reply, formerSignIn) : { user: null, asks: 'code' };
  }

  /** Succeeds also without a valid sign-in. */
  @Post('logout')
  @HttpCode(204)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Resident() resident?: SignedInAccount,
  ): Promise<void> {
    if (resident) await this.accounts.signOut(resident);
    clearSignInCookie(request, reply);
  }

  /** A browser has one sign-in: the former one is ended. */
  private async completeSignIn(
    { user, resident }: CompletedSignIn,
    request: FastifyRequest,
    reply: FastifyReply,
    formerSignIn: SignedInAccount | undefined,
  ): Promise<SignedInUser> {
    if (formerSignIn) await this.accounts.signOut(formerSignIn);
    const tokenOptions = { subject: resident.account, jwtid: resident.signIn, expiresIn: SIGN_IN_SECONDS };
    setSignInCookie(request, reply, await this.tokens.signAsync({}, tokenOptions));
    reply.header('cache-control', 'no-store');
    return { user };
  }
}

const toSignInAttempt = ({ email, password, sessionId, ...more }: LoginBody | RegisterBody, ip: string): SignInAttempt => ({
  ...{ email, password, ip, code: 'code' in more ? more.code : undefined },
  session: sessionId === undefined ? undefined : hashedKey(sessionId),
});
