import { randomUUID } from 'node:crypto';
import { Injectable, ServiceUnavailableException, UnauthorizedException } from '@nestjs/common';
import { toUserKey, type User } from '#libs/contracts';
import {
  ClaimEmailAddress,
  EmailAddressAlreadyClaimed,
  type HashedAddress,
  type HashedKey,
  hashedKey,
  PasswordReplaced,
  type Proof,
  RegisterAccount,
  ReleaseEmailAddress,
  SignIn,
  SignOut,
} from '#libs/domain';
import { Commands } from '../commands/commands';
import type { SignedInAccount } from '../http/resident';
import { AttemptLimits } from './attempt-limits';
import { CarryOver } from './carry-over';
import { hashPassword, verifyPassword } from './password';
import { People } from './people';
import { SecondFactors } from './second-factors';

export type SignInAttempt = Readonly<{
  email: string;
  password: string;
  /** Only if the account has a second factor. */
  code?: string | undefined;
  ip: string;
  session: HashedKey | undefined;
}>;

export type CompletedSignIn = Readonly<{ user: User; resident: SignedInAccount }>;

@Injectable()
export class Accounts {
  constructor(
    private readonly commands: Commands,
    private readonly people: People,
    private readonly attempts: AttemptLimits,
    private readonly secondFactors: SecondFactors,
    private readonly carryOver: CarryOver,
  ) {}

  /** Throws `EmailAddressTaken` and `TooManyRequests`. */
  async register({ email, password, ip, session }: SignInAttempt): Promise<CompletedSignIn> {
    const address = await this.people.hashAddress(email);
    this.attempts.countRegistration(ip, address);
    const hash = await hashPassword(password);
    const id = await this.claimAddress(address);
    const resident = { account: id, signIn: randomUUID() };
    await this.commands.issue(actorOf(id), RegisterAccount, {
      ...{ id, address, signIn: resident.signIn },
      email: await this.people.encrypt(id, 'email', email),
      password: await this.people.encrypt(id, 'password', hash),
    });
    if (session) await this.carryOver.into(actorOf(id), session);
    return { user: { id, email, roles: [] }, resident };
  }

  /**
   * Undefined if the password is right and a code is still needed. Throws a 401 that neither says nor shows by its duration what
   * was wrong, `TooManyRequests`, and a 503 if the account is parked: requests with that sign-in would be refused.
   */
  async signIn({ email, password, code, ip, session }: SignInAttempt): Promise<CompletedSignIn | undefined> {
    const address = await this.people.hashAddress(email);
    const refundAttempt = this.attempts.countSignIn(ip, address);
    const account = await this.people.findByAddress(address);
    const hash = account && (await this.people.passwordOf(account));
    const isRight = await verifyPassword(password, hash);
    const user = account && (await this.people.userOf(account));
    if (!account || !user || !isRight) throw new UnauthorizedException(INVALID_CREDENTIALS);
    refundAttempt();
    if (!(await this.people.isCurrent(account.id))) throw new ServiceUnavailableException(ACCOUNT_PARKED);
    const resident = { account: account.id, signIn: randomUUID() };
    const data = { id: account.id, signIn: resident.signIn, password: account.password };
    const issue = (proof?: Proof) =>
      this.commands.issue(actorOf(account.id), SignIn, { ...data, ...(proof && { proof }) }).catch((error) => {
        throw error instanceof PasswordReplaced ? new UnauthorizedException(INVALID_CREDENTIALS) : error;
      });
    if (!account.secondFactor) await issue();
    else if (code === undefined) return undefined;
    else await this.secondFactors.withProof(account, code, issue);
    if (session) await this.carryOver.into(actorOf(account.id), session);
    return { user, resident };
  }

  async signOut({ account, signIn }: SignedInAccount) {
    await this.commands.issue(actorOf(account), SignOut, { id: account, signIn });
  }

  async userOf({ account }: SignedInAccount): Promise<User | undefined> {
    const document = await this.people.get(account);
    return document && this.people.userOf(document);
  }

  /** A new account id, or that of an earlier registration that was not finished. */
  private async claimAddress(address: HashedAddress): Promise<string> {
    const account = randomUUID();
    try {
      await this.commands.issueWithoutWaiting(actorOf(account), ClaimEmailAddress, { address, account, now: Date.now() });
      return account;
    } catch (error) {
      if (!(error instanceof EmailAddressAlreadyClaimed)) throw error;
      const { account: before } = error;
      if (!(await this.people.isForgotten(before))) return before;
      // Forgetting that account stopped before this step, or used an id without a registered account.
      await this.commands.issueWithoutWaiting(actorOf(account), ReleaseEmailAddress, { address, account: before });
      return this.claimAddress(address);
    }
  }
}

const INVALID_CREDENTIALS = 'Invalid email or password';
const ACCOUNT_PARKED = 'Your account cannot be opened right now. The operator of this calendar has to repair it.';

/** The actor of the commands, which is also the key of the account's preferences. */
const actorOf = (id: string) => hashedKey(toUserKey(id));
