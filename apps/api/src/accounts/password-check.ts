import { ForbiddenException, Injectable } from '@nestjs/common';
import { WRONG_PASSWORD } from '#libs/contracts';
import type { AccountDocument } from '#projections';
import { AttemptLimits } from './attempt-limits';
import { verifyPassword } from './password';
import { People } from './people';

/** Asks for the password again before changes that a stolen device must not allow. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly people: People,
    private readonly attempts: AttemptLimits,
  ) {}

  /** Throws a 403 for a wrong password, and `TooManyRequests` by the limits of signing in. */
  async check(account: AccountDocument, password: string, ip: string) {
    const refundAttempt = this.attempts.countSignIn(ip, account.address);
    if (!(await verifyPassword(password, await this.people.passwordOf(account)))) throw new ForbiddenException(WRONG_PASSWORD);
    refundAttempt();
  }
}
