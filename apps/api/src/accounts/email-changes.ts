import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import { EMAIL_UNDO_MS, type EmailLinkPurpose, userKey } from '#libs/contracts';
import {
  AskForEmailChange,
  ChangeEmailAddress,
  ClaimedBefore,
  type HashedAddress,
  HoldEmailAddress,
  hashedKey,
  isLinkTo,
  LinkSpent,
  type Proof,
  RestoreEmailAddress,
  restorableBy,
} from '#libs/domain';
import type { AccountDocument } from '#projections';
import { Commands } from '../commands/commands';
import type { SignedIn } from '../http/signed-in';
import { Attempts } from './attempts';
import { accountIn, hashedToken, LINK_LASTS_MS } from './mailed-links';
import { People } from './people';
import { SecondFactors } from './second-factors';

type Wish = Readonly<{ email: string; code: string | undefined; ip: string }>;

/** New email addresses for those who are signed in. What expires does so by the system's clock. */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly commands: Commands,
    private readonly people: People,
    private readonly attempts: Attempts,
    private readonly secondFactors: SecondFactors,
  ) {}

  /**
   * With the password that was found right. Whether anybody has an account with `email` is found out later, by the letter alone.
   * Throws a 401 where a code is missing or wrong; `SameEmailAddress`, `TooManyEmailChanges`, `TooMuch`.
   */
  async ask(account: AccountDocument, { signIn }: SignedIn, { email, code, ip }: Wish) {
    const { id, password } = account;
    const address = await this.people.addressOf(email);
    const now = Date.now();
    const wish = { id, signIn, password, address, now, expires: now + LINK_LASTS_MS };
    const sealed = await this.people.sealed(id, 'email', email);
    const issue = async (proof?: Proof) => {
      this.attempts.emailChange(ip, address);
      await this.commands.issue(actorOf(id), AskForEmailChange, { ...wish, email: sealed, ...(proof && { proof }) });
    };
    await this.secondFactors.provingIfAsked(account, code, issue);
  }

  async purposeOf(token: string): Promise<EmailLinkPurpose | null> {
    return (await this.linkOf(token))?.purpose ?? null;
  }

  /** Answers what it has done. Throws a 400 for a link that is no good, a 409 where the address is another account's by now. */
  async use(token: string): Promise<EmailLinkPurpose> {
    const link = await this.linkOf(token);
    if (!link) throw new BadRequestException(NO_GOOD);
    const { id, address, purpose } = link;
    const now = Date.now();
    const until = now + EMAIL_UNDO_MS;
    // Of two accounts that want one address, its stream says whose it is. A reactor keeps what is held here.
    await this.hold({ address, account: id, now, until });
    const wish = { id, token: hashedToken(token), now };
    if (purpose === 'undo') await this.commands.issue(actorOf(id), RestoreEmailAddress, wish).catch(asRefused);
    else await this.commands.issue(actorOf(id), ChangeEmailAddress, { ...wish, until }).catch(asRefused);
    return purpose;
  }

  private async linkOf(token: string): Promise<EmailLink | undefined> {
    const id = accountIn(token);
    const account = id === undefined ? undefined : await this.people.get(id);
    return account && linkIn(account, hashedToken(token), Date.now());
  }

  private async hold(wish: HoldEmailAddress['data']) {
    await this.commands.issueWithoutWaiting(actorOf(wish.account), HoldEmailAddress, wish).catch((error) => {
      throw error instanceof ClaimedBefore ? new ConflictException(TAKEN) : error;
    });
  }
}

type EmailLink = Readonly<{ id: string; purpose: EmailLinkPurpose; address: HashedAddress }>;

/** What the link of which `token` is the hash does, and to which address; undefined where it is no good. */
const linkIn = ({ id, pendingEmail, formerEmails }: AccountDocument, token: string, now: number): EmailLink | undefined => {
  if (pendingEmail && isLinkTo(pendingEmail, token, now)) return { id, purpose: 'change', address: pendingEmail.address };
  const restorable = restorableBy(formerEmails, token, now);
  return restorable && { id, purpose: 'undo', address: restorable.former.address };
};

const actorOf = (id: string) => hashedKey(userKey(id));

const asRefused = (error: unknown): never => {
  throw error instanceof LinkSpent ? new BadRequestException(NO_GOOD) : error;
};

const NO_GOOD = 'This link is invalid or has expired.';
const TAKEN = 'This email address belongs to another account. Nothing has changed.';
