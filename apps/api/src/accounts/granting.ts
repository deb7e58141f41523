import { randomUUID } from 'node:crypto';
import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import type { Role, RoleHolder } from '#libs/contracts';
import { GrantRole, MailboxNotShown, RevokeRole } from '#libs/domain';
import { Leases, ReadModels } from '#libs/event-sourcing';
import { Mail } from '#libs/integrations';
import { type AccountDocument, accounts } from '#projections';
import { Commands } from '../commands/commands';
import { People } from './people';

const LEASE = 'revoking';
/** Longer than anybody waits until a role is seen to be revoked. */
const LONGEST_SECONDS = 30;

const STILL_ANSWERED = 'The role is revoked in the log but still effective: the projection accounts lags. Repair the projection.';
const NOT_ANSWERED =
  'The role is granted in the log but not effective: the projection accounts lags or has parked the account. Repair the projection.';

const REMEDY =
  'Let the resident set a new password by "Forgot your password?", which proves the mailbox and ends all other sign-ins, or vouch with --unproven.';

/** Why somebody is granted a role, and whether also without having shown that the mailbox is theirs. */
export type Grounds = Readonly<{ reason?: string | undefined; unproven?: true }>;

/** Whether it was not so before. */
export type Changed = Readonly<{ changed: boolean }>;
export type Granted = Changed & Readonly<{ unproven: boolean }>;

/** Who holds which role. */
@Injectable()
export class Granting {
  constructor(
    private readonly commands: Commands,
    private readonly people: People,
    private readonly readModels: ReadModels,
    private readonly leases: Leases,
    private readonly mail: Mail,
  ) {}

  /** Those who are answered by one, by their addresses: nobody whose account is parked. */
  async holders(): Promise<RoleHolder[]> {
    const known = (await this.readModels.find(accounts)).filter(({ roles }) => roles.length > 0);
    const holders = await Promise.all(
      known.map(async ({ id }) => {
        const account = await this.readModels.getSure(accounts, id);
        if (!account || account.roles.length === 0) return undefined;
        const user = await this.people.userOf(account);
        return user && { ...user, isMailboxShown: account.isMailboxShown };
      }),
    );
    return holders.filter((holder) => holder !== undefined).toSorted((a, b) => (a.email < b.email ? -1 : 1));
  }

  /**
   * To whoever has shown that the mailbox is theirs; to others where `actor` vouches for them, as whoever grants does where no letters are
   * posted and nobody can show anything: that is told for ever. Throws a 404 where nobody has an account at this address; a 409 where they
   * have shown nothing, or are answered nothing all the same.
   */
  async grant(email: string, role: Role, actor: string, { reason, unproven }: Grounds = {}): Promise<Granted> {
    const { id } = await this.accountAt(email);
    const isVouched = unproven || !this.mail.isPosted;
    const grounds = { ...(reason && { reason }), ...(isVouched && { unproven: true as const }) };
    const facts = await this.commands.issue(actor, GrantRole, { id, role, ...grounds }).catch((error) => {
      throw error instanceof MailboxNotShown ? new ConflictException(`${error.message} ${REMEDY}`) : error;
    });
    if (!(await this.answers(id, role))) throw new ConflictException(NOT_ANSWERED);
    return { ...this.changed(facts), unproven: facts.some(({ data }) => data.unproven === true) };
  }

  /**
   * From then on whoever it was is answered nothing more, on none of their devices. Throws a 409 where they still are: the read model
   * that answers go by does not show it.
   */
  async revoke(email: string, role: Role, actor: string, reason?: string): Promise<Changed> {
    const { id } = await this.accountAt(email);
    const facts = await this.commands.issue(actor, RevokeRole, { id, role, ...(reason && { reason }) });
    if (await this.answers(id, role)) throw new ConflictException(STILL_ANSWERED);
    return this.changed(facts);
  }

  /**
   * For whoever does it from the console: who is left without operators could not be helped from there. One at a time, so that two
   * who revoke each other are not both gone. Throws a 403; a 409 where somebody else is at it.
   */
  async revokeButTheLast(email: string, role: Role, actor: string, reason: string): Promise<Changed> {
    const { id } = await this.accountAt(email);
    return this.alone(async () => {
      const others = (await this.holders()).filter((holder) => holder.id !== id && holder.roles.includes('operator'));
      if (role === 'operator' && others.length === 0)
        throw new ForbiddenException('The last operator can be revoked from the command line only.');
      return this.revoke(email, role, actor, reason);
    });
  }

  private async answers(id: string, role: Role): Promise<boolean> {
    return (await this.readModels.getSure(accounts, id))?.roles.includes(role) ?? false;
  }

  private async alone<T>(work: () => Promise<T>): Promise<T> {
    const holder = randomUUID();
    if ((await this.leases.acquire(LEASE, holder, LONGEST_SECONDS)) === null)
      throw new ConflictException('Another role is being revoked at this moment. Try again.');
    return work().finally(() => this.leases.release(LEASE, holder));
  }

  private changed(facts: readonly unknown[]): Changed {
    return { changed: facts.length > 0 };
  }

  private async accountAt(email: string): Promise<AccountDocument> {
    const account = await this.people.at(await this.people.addressOf(email));
    if (!account) throw new NotFoundException('No account has this email address.');
    return account;
  }
}
