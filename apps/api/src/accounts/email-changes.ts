import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import { EMAIL_UNDO_PERIOD_MS, type EmailLinkPurpose, toUserKey } from '#libs/contracts';
import {
  AskForEmailChange,
  ChangeEmailAddress,
  EmailAddressAlreadyClaimed,
  type HashedAddress,
  HoldEmailAddress,
  hashedKey,
  isLinkTo,
  LinkAlreadyUsed,
  type Proof,
  RestoreEmailAddress,
  restorableBy,
} from '#libs/domain';
import type { AccountDocument } from '#projections';
import { Commands } from '../commands/commands';
import type { SignedInAccount } from '../http/resident';
import { AttemptLimits } from './attempt-limits';
import { accountIdIn, hashToken, LINK_LIFETIME_MS } from './mailed-links';
import { People } from './people';
import { SecondFactors } from './second-factors';

type EmailChangeRequest = Readonly<{ email: string; code: string | undefined; ip: string }>;

/** Links expire by the system's clock. */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly commands: Commands,
    private readonly people: People,
    private readonly attempts: AttemptLimits,
    private readonly secondFactors: SecondFactors,
  ) {}

  /** Expects a checked password. Only the letter reveals an existing account. Throws a 401, `SameEmailAddress`, `TooManyEmailChanges`, `TooManyRequests`. */
  async requestChange(account: AccountDocument, { signIn }: SignedInAccount, { email, code, ip }: EmailChangeRequest) {
    const { id, password } = account;
    const address = await this.people.hashAddress(email);
    const now = Date.now();
    const data = { id, signIn, password, address, now, expires: now + LINK_LIFETIME_MS };
    const encryptedEmail = await this.people.encrypt(id, 'email', email);
    const issue = async (proof?: Proof) => {
      this.attempts.countEmailChange(ip, address);
      await this.commands.issue(actorOf(id), AskForEmailChange, { ...data, email: encryptedEmail, ...(proof && { proof }) });
    };
    await this.secondFactors.withProofIfEnabled(account, code, issue);
  }

  async purposeOf(token: string): Promise<EmailLinkPurpose | null> {
    return (await this.findLink(token))?.purpose ?? null;
  }

  /** Throws a 400 for an invalid link, a 409 if another account has the address. */
  async useLink(token: string): Promise<EmailLinkPurpose> {
    const link = await this.findLink(token);
    if (!link) throw new BadRequestException(INVALID_LINK);
    const { id, address, purpose } = link;
    const now = Date.now();
    const until = now + EMAIL_UNDO_PERIOD_MS;
    // The stream of the address decides between two accounts that claim it. A reactor keeps or releases what is held here.
    await this.holdAddress({ address, account: id, now, until });
    const data = { id, token: hashToken(token), now };
    if (purpose === 'undo') await this.commands.issue(actorOf(id), RestoreEmailAddress, data).catch(rethrowLinkSpent);
    else await this.commands.issue(actorOf(id), ChangeEmailAddress, { ...data, until }).catch(rethrowLinkSpent);
    return purpose;
  }

  private async findLink(token: string): Promise<EmailLink | undefined> {
    const id = accountIdIn(token);
    const account = id === undefined ? undefined : await this.people.get(id);
    return account && linkWithToken(account, hashToken(token), Date.now());
  }

  private async holdAddress(data: HoldEmailAddress['data']) {
    await this.commands.issueWithoutWaiting(actorOf(data.account), HoldEmailAddress, data).catch((error) => {
      throw error instanceof EmailAddressAlreadyClaimed ? new ConflictException(ADDRESS_TAKEN) : error;
    });
  }
}

type EmailLink = Readonly<{ id: string; purpose: EmailLinkPurpose; address: HashedAddress }>;

const linkWithToken = (
  { id, pendingEmail, formerEmails }: AccountDocument,
  token: string,
  now: number,
): EmailLink | undefined => {
  if (pendingEmail && isLinkTo(pendingEmail, token, now)) return { id, purpose: 'change', address: pendingEmail.address };
  const restorable = restorableBy(formerEmails, token, now);
  return restorable && { id, purpose: 'undo', address: restorable.former.address };
};

const actorOf = (id: string) => hashedKey(toUserKey(id));

const rethrowLinkSpent = (error: unknown): never => {
  throw error instanceof LinkAlreadyUsed ? new BadRequestException(INVALID_LINK) : error;
};

const INVALID_LINK = 'This link is invalid or has expired.';
const ADDRESS_TAKEN = 'This email address belongs to another account. Nothing has changed.';
