import { randomUUID } from 'node:crypto';
import { Injectable, ServiceUnavailableException, UnauthorizedException } from '@nestjs/common';
import { type User, userKey } from '#libs/contracts';
import {
  ClaimEmailAddress,
  ClaimedBefore,
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
import type { SignedIn } from '../http/signed-in';
import { Attempts } from './attempts';
import { CarryOver } from './carry-over';
import { hashedPassword, isPassword } from './password';
import { People } from './people';
import { SecondFactors } from './second-factors';

/** What somebody says who wants to sign in, and the network address and the session they do it from. */
export type Credentials = Readonly<{
  email: string;
  password: string;
  /** Where the account asks for one. */
  code?: string | undefined;
  ip: string;
  session: HashedKey | undefined;
}>;

/** Who has signed in, and by which sign-in. */
export type Welcome = Readonly<{ user: User; resident: SignedIn }>;

@Injectable()
export class Accounts {
  constructor(
    private readonly commands: Commands,
    private readonly people: People,
    private readonly attempts: Attempts,
    private readonly secondFactors: SecondFactors,
    private readonly carryOver: CarryOver,
  ) {}

  /** Throws `EmailAddressTaken`, `TooMuch`. */
  async register({ email, password, ip, session }: Credentials): Promise<Welcome> {
    const address = await this.people.addressOf(email);
    this.attempts.registration(ip, address);
    const hash = await hashedPassword(password);
    const id = await this.claimed(address);
    const resident = { account: id, signIn: randomUUID() };
    await this.commands.issue(actorOf(id), RegisterAccount, {
      ...{ id, address, signIn: resident.signIn },
      email: await this.people.sealed(id, 'email', email),
      password: await this.people.sealed(id, 'password', hash),
    });
    if (session) await this.carryOver.into(actorOf(id), session);
    return { user: { id, email, roles: [] }, resident };
  }

  /**
   * Throws a 401 that does not say what was wrong, and takes as long whatever it was; `TooMuch`. Undefined where the password is right
   * and a code is still to be given. A 503 while the account is parked: nobody would be answered by that sign-in.
   */
  async signIn({ email, password, code, ip, session }: Credentials): Promise<Welcome | undefined> {
    const address = await this.people.addressOf(email);
    const wasNoGuess = this.attempts.signIn(ip, address);
    const account = await this.people.at(address);
    const hash = account && (await this.people.passwordOf(account));
    const isRight = await isPassword(password, hash);
    const user = account && (await this.people.userOf(account));
    if (!account || !user || !isRight) throw new UnauthorizedException(WRONG);
    wasNoGuess();
    if (!(await this.people.isSure(account.id))) throw new ServiceUnavailableException(NOT_SURE);
    const resident = { account: account.id, signIn: randomUUID() };
    const wish = { id: account.id, signIn: resident.signIn, password: account.password };
    const issue = (proof?: Proof) =>
      this.commands.issue(actorOf(account.id), SignIn, { ...wish, ...(proof && { proof }) }).catch((error) => {
        throw error instanceof PasswordReplaced ? new UnauthorizedException(WRONG) : error;
      });
    if (!account.secondFactor) await issue();
    else if (code === undefined) return undefined;
    else await this.secondFactors.proving(account, code, issue);
    if (session) await this.carryOver.into(actorOf(account.id), session);
    return { user, resident };
  }

  async signOut({ account, signIn }: SignedIn) {
    await this.commands.issue(actorOf(account), SignOut, { id: account, signIn });
  }

  async userOf({ account }: SignedIn): Promise<User | undefined> {
    const known = await this.people.get(account);
    return known && this.people.userOf(known);
  }

  /** The account that an address is for: a new one, or one that somebody claimed it for and did not come to register. */
  private async claimed(address: HashedAddress): Promise<string> {
    const account = randomUUID();
    try {
      await this.commands.issueWithoutWaiting(actorOf(account), ClaimEmailAddress, { address, account, now: Date.now() });
      return account;
    } catch (error) {
      if (!(error instanceof ClaimedBefore)) throw error;
      const { account: before } = error;
      if (!(await this.people.isForgotten(before))) return before;
      // Whoever forgot that account broke off before this, or knew it by an id under which nobody had registered yet.
      await this.commands.issueWithoutWaiting(actorOf(account), ReleaseEmailAddress, { address, account: before });
      return this.claimed(address);
    }
  }
}

const WRONG = 'Invalid email or password';
const NOT_SURE = 'Your account cannot be opened right now. The operator of this calendar has to repair it.';

/** Who acts, and whose preferences they are. */
const actorOf = (id: string) => hashedKey(userKey(id));
