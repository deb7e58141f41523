import { BadRequestException, Injectable } from '@nestjs/common';
import { toUserKey } from '#libs/contracts';
import {
  AskForPasswordReset,
  ChangePassword,
  hashedKey,
  LinkAlreadyUsed,
  type Proof,
  ResetPassword,
  UseResetLink,
} from '#libs/domain';
import type { AccountDocument } from '#projections';
import { Commands } from '../commands/commands';
import type { SignedInAccount } from '../http/resident';
import { AttemptLimits } from './attempt-limits';
import { accountIdIn, hashToken, isValidResetToken, LINK_LIFETIME_MS } from './mailed-links';
import { hashPassword } from './password';
import { People } from './people';
import { SecondFactors } from './second-factors';

/** Links expire by the system's clock. */
@Injectable()
export class Passwords {
  constructor(
    private readonly commands: Commands,
    private readonly people: People,
    private readonly attempts: AttemptLimits,
    private readonly secondFactors: SecondFactors,
  ) {}

  /** Does and records the same whether or not the address has an account, so that callers learn nothing. */
  async requestReset(email: string, ip: string) {
    this.attempts.countResetLink(ip);
    const address = await this.people.hashAddress(email);
    const now = Date.now();
    await this.commands.issue(address, AskForPasswordReset, { address, now, expires: now + LINK_LIFETIME_MS });
  }

  async isValidToken(token: string): Promise<boolean> {
    return (await this.findAccount(token)) !== undefined;
  }

  /** Throws a 400 for an invalid link. */
  async reset(token: string, password: string) {
    const account = await this.findAccount(token);
    if (!account) throw new BadRequestException(INVALID_LINK);
    // First: if the process stopped after the password was set, nothing would reset the number of links requested for the address.
    await this.commands.issueWithoutWaiting(account.address, UseResetLink, { address: account.address });
    const encryptedHash = await this.people.encrypt(account.id, 'password', await hashPassword(password));
    const data = { id: account.id, token: hashToken(token), password: encryptedHash, now: Date.now() };
    await this.commands.issue(hashedKey(toUserKey(account.id)), ResetPassword, data).catch((error) => {
      throw error instanceof LinkAlreadyUsed ? new BadRequestException(INVALID_LINK) : error;
    });
  }

  /** Expects a checked password. The sign-in `signIn` stays valid. Throws a 401 for a missing or wrong code. */
  async change(account: AccountDocument, { signIn }: SignedInAccount, newPassword: string, code: string | undefined) {
    const { id, password } = account;
    const encryptedHash = await this.people.encrypt(id, 'password', await hashPassword(newPassword));
    const data = { id, signIn, password, newPassword: encryptedHash };
    const issue = (proof?: Proof) =>
      this.commands.issue(hashedKey(toUserKey(id)), ChangePassword, { ...data, ...(proof && { proof }) });
    await this.secondFactors.withProofIfEnabled(account, code, issue);
  }

  private async findAccount(token: string): Promise<AccountDocument | undefined> {
    const id = accountIdIn(token);
    const account = id === undefined ? undefined : await this.people.get(id);
    return account && isValidResetToken(account, token, Date.now()) ? account : undefined;
  }
}

const INVALID_LINK = 'This reset link is invalid or has expired.';
