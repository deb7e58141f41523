import { BadRequestException, Injectable } from '@nestjs/common';
import { userKey } from '#libs/contracts';
import { AskForPasswordReset, ChangePassword, hashedKey, LinkSpent, type Proof, ResetPassword, UseResetLink } from '#libs/domain';
import type { AccountDocument } from '#projections';
import { Commands } from '../commands/commands';
import type { SignedIn } from '../http/signed-in';
import { Attempts } from './attempts';
import { accountIn, hashedToken, isGood, LINK_LASTS_MS } from './mailed-links';
import { hashedPassword } from './password';
import { People } from './people';
import { SecondFactors } from './second-factors';

/** New passwords for those who have forgotten theirs, and for those who know them. What expires does so by the system's clock. */
@Injectable()
export class Passwords {
  constructor(
    private readonly commands: Commands,
    private readonly people: People,
    private readonly attempts: Attempts,
    private readonly secondFactors: SecondFactors,
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

  /** By the sign-in that goes on, with the password that was found right. Throws a 401 where a code is missing or wrong. */
  async change(account: AccountDocument, { signIn }: SignedIn, newPassword: string, code: string | undefined) {
    const { id, password } = account;
    const sealed = await this.people.sealed(id, 'password', await hashedPassword(newPassword));
    const wish = { id, signIn, password, newPassword: sealed };
    const issue = (proof?: Proof) =>
      this.commands.issue(hashedKey(userKey(id)), ChangePassword, { ...wish, ...(proof && { proof }) });
    await this.secondFactors.provingIfAsked(account, code, issue);
  }

  private async accountBy(token: string): Promise<AccountDocument | undefined> {
    const id = accountIn(token);
    const account = id === undefined ? undefined : await this.people.get(id);
    return account && isGood(account, token, Date.now()) ? account : undefined;
  }
}

const NO_GOOD = 'This reset link is invalid or has expired.';
