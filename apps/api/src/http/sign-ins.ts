import { Injectable } from '@nestjs/common';
import { Authenticator } from 'passport';
import { Strategy } from 'passport-jwt';
import { ReadModels } from '#libs/event-sourcing';
import { accounts } from '#projections';
import { Secret } from '../settings/kept-secret';
import { signInTokenIn } from './sign-in-cookie';
import type { SignedIn } from './signed-in';

/** What a token says: whose it is, by which sign-in, and until when. */
export type Claims = Readonly<{ sub: string; jti: string }>;

export const ALGORITHM = 'HS256';

/** Tells who sends a request. It has a passport of its own: a process may run several towns, each with its secret. */
@Injectable()
export class SignIns {
  private readonly passport = new Authenticator();

  constructor(
    secret: Secret,
    private readonly readModels: ReadModels,
  ) {
    const how = { jwtFromRequest: signInTokenIn, secretOrKey: secret.value, algorithms: [ALGORITHM] as [typeof ALGORITHM] };
    this.passport.use(
      new Strategy(how, (claims: Claims, done) =>
        this.holder(claims).then(
          (resident) => done(null, resident),
          (error) => done(error),
        ),
      ),
    );
  }

  /** Undefined where there is no token, or none that is good. */
  of(request: object): Promise<SignedIn | undefined> {
    return new Promise((resolve, reject) => {
      const heard = (error: unknown, resident: SignedIn | false) => (error ? reject(error) : resolve(resident || undefined));
      this.passport.authenticate('jwt', { session: false }, heard)(request, {}, reject);
    });
  }

  /** A token is good for as long as its sign-in has not ended. Of an account that is parked nobody knows which have. */
  private async holder({ sub, jti }: Claims): Promise<SignedIn | false> {
    const account = await this.readModels.getSure(accounts, sub);
    return account?.signIns.includes(jti) ? { account: sub, signIn: jti } : false;
  }
}
