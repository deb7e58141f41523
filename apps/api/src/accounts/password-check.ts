import { ForbiddenException, Injectable } from '@nestjs/common';
import { WRONG_PASSWORD } from '#libs/contracts';
import type { AccountDocument } from '#projections';
import { Attempts } from './attempts';
import { isPassword } from './password';
import { People } from './people';

/** Asks whoever is signed in for their password before something that whoever only found the device must not do. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly people: People,
    private readonly attempts: Attempts,
  ) {}

  /** Throws a 403; `TooMuch`, as for signing in. */
  async check(account: AccountDocument, password: string, ip: string) {
    const wasNoGuess = this.attempts.signIn(ip, account.address);
    if (!(await isPassword(password, await this.people.passwordOf(account)))) throw new ForbiddenException(WRONG_PASSWORD);
    wasNoGuess();
  }
}
