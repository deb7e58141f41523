import { Injectable } from '@nestjs/common';
import { Authenticator } from 'passport';
import { Strategy } from 'passport-jwt';
import { ReadModels } from '#libs/event-sourcing';
import { accounts } from '#projections';
import { SigningSecret } from '../settings/signing-secret';
import type { SignedInAccount } from './resident';
import { readSignInToken } from './sign-in-cookie';

export type TokenClaims = Readonly<{ sub: string; jti: string }>;

export const ALGORITHM = 'HS256';

/** It has its own passport: a process may run several towns, each with its secret. */
@Injectable()
export class SignInVerifier {
  private readonly passport = new Authenticator();

  constructor(
    secret: SigningSecret,
    private readonly readModels: ReadModels,
  ) {
    const options = { jwtFromRequest: readSignInToken, secretOrKey: secret.value, algorithms: [ALGORITHM] as [typeof ALGORITHM] };
    this.passport.use(
      new Strategy(options, (claims: TokenClaims, done) =>
        this.findResident(claims).then(
          (resident) => done(null, resident),
          (error) => done(error),
        ),
      ),
    );
  }

  verify(request: object): Promise<SignedInAccount | undefined> {
    return new Promise((resolve, reject) => {
      const callback = (error: unknown, resident: SignedInAccount | false) =>
        error ? reject(error) : resolve(resident || undefined);
      this.passport.authenticate('jwt', { session: false }, callback)(request, {}, reject);
    });
  }

  /** A token is valid until its sign-in ends. Tokens of a parked account are rejected: which sign-ins ended is unknown. */
  private async findResident({ sub, jti }: TokenClaims): Promise<SignedInAccount | false> {
    const account = await this.readModels.getUnlessParked(accounts, sub);
    return account?.signIns.includes(jti) ? { account: sub, signIn: jti } : false;
  }
}
