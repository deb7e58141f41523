import { BadRequestException, Injectable } from '@nestjs/common';
import { userKey } from '#libs/contracts';
import { AskForPasswordReset, hashedKey, LinkSpent, ResetPassword, UseResetLink } from '#libs/domain';
import type { AccountDocument } from '#projections';
import { Commands } from '../commands/commands';
import { Attempts } from './attempts';
import { hashedPassword } from './password';
import { People } from './people';
import { accountIn, hashedToken, isGood, LINK_LASTS_MS } from './reset-links';

/** New passwords for those who have forgotten theirs. What expires does so by the system's clock. */
@Injectable()
export class Passwords {
  constructor(
    private readonly commands: Commands,
    private readonly people: People,
    private readonly attempts: Attempts,
  ) {}

  /** The same is done, and recorded, whether or not there is such an account: who has one is found out later, by nobody who asks. */
  async ask(email: string, ip: string) {
    this.attempts.resetLink(ip);
    const address = await this.people.addressOf(email);
    const now = Date.now();
    await this.commands.issue(address, AskForPasswordReset, { address, now, expires: now + LINK_LASTS_MS });
  }

  async isGood(token: string): Promise<boolean> {
    return (await this.accountBy(token)) !== undefined;
  }

  /** Throws a 400 for a link that is no good. */
  async reset(token: string, password: string) {
    const account = await this.accountBy(token);
    if (!account) throw new BadRequestException(NO_GOOD);
    // First: were it left undone after the password is set, nobody would do it.
    await this.commands.issueWithoutWaiting(account.address, UseResetLink, { address: account.address });
    const sealed = await this.people.sealed(account.id, 'password', await hashedPassword(password));
    const wish = { id: account.id, token: hashedToken(token), password: sealed, now: Date.now() };
    await this.commands.issue(hashedKey(userKey(account.id)), ResetPassword, wish).catch((error) => {
      throw error instanceof LinkSpent ? new BadRequestException(NO_GOOD) : error;
    });
  }

  private async accountBy(token: string): Promise<AccountDocument | undefined> {
    const id = accountIn(token);
    const account = id === undefined ? undefined : await this.people.get(id);
    return account && isGood(account, token, Date.now()) ? account : undefined;
  }
}

const NO_GOOD = 'This reset link is invalid or has expired.';
