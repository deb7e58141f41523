import { Body, Controller, Get, Header, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CodeAsked, CurrentUser, SignedInUser } from '#libs/contracts';
import { LoginBody, RegisterBody } from '#libs/contracts/requests';
import { hashedKey } from '#libs/domain';
import { clearSignInCookie, SIGN_IN_SECONDS, setSignInCookie } from '../http/sign-in-cookie';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { Accounts, type Credentials, type Welcome } from './accounts';

@ForResidents()
@Controller('auth')
export class AuthController {
  constructor(
    private readonly accounts: Accounts,
    private readonly tokens: JwtService,
  ) {}

  @Get('me')
  @Header('cache-control', 'no-store')
  async me(@Resident() resident?: SignedIn): Promise<CurrentUser> {
    return { user: (resident && (await this.accounts.userOf(resident))) ?? null };
  }

  @Post('register')
  async register(
    @Body() body: RegisterBody,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Resident() former?: SignedIn,
  ): Promise<SignedInUser> {
    return this.welcome(await this.accounts.register(credentialsIn(body, ip)), request, reply, former);
  }

  @Post('login')
  @HttpCode(200)
  async login(
    @Body() body: LoginBody,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Resident() former?: SignedIn,
  ): Promise<SignedInUser | CodeAsked> {
    const welcome = await this.accounts.signIn(credentialsIn(body, ip));
    reply.header('cache-control', 'no-store');
    return welcome ? this.welcome(welcome, request, reply, former) : { user: null, asks: 'code' };
  }

  /** Done also for whoever has not signed in, or not any more. */
  @Post('logout')
  @HttpCode(204)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Resident() resident?: SignedIn,
  ): Promise<void> {
    if (resident) await this.accounts.signOut(resident);
    clearSignInCookie(request, reply);
  }

  /** A browser has one sign-in: the `former` one, whose token it forgets, ends. */
  private async welcome(
    { user, resident }: Welcome,
    request: FastifyRequest,
    reply: FastifyReply,
    former: SignedIn | undefined,
  ): Promise<SignedInUser> {
    if (former) await this.accounts.signOut(former);
    const how = { subject: resident.account, jwtid: resident.signIn, expiresIn: SIGN_IN_SECONDS };
    setSignInCookie(request, reply, await this.tokens.signAsync({}, how));
    reply.header('cache-control', 'no-store');
    return { user };
  }
}

const credentialsIn = ({ email, password, sessionId, ...more }: LoginBody | RegisterBody, ip: string): Credentials => ({
  ...{ email, password, ip, code: 'code' in more ? more.code : undefined },
  session: sessionId === undefined ? undefined : hashedKey(sessionId),
});
