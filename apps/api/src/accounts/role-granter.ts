import { randomUUID } from 'node:crypto';
import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import type { Role, RoleHolder } from '#libs/contracts';
import { GrantRole, MailboxNotProven, RevokeRole } from '#libs/domain';
import { Leases, ReadModels } from '#libs/event-sourcing';
import { MailTransport } from '#libs/integrations';
import { type AccountDocument, accounts } from '#projections';
import { Commands } from '../commands/commands';
import { People } from './people';

const REVOKE_LEASE = 'revoking';
/** More than a revocation takes until the read models show it. */
const REVOKE_LEASE_SECONDS = 30;

const ROLE_STILL_EFFECTIVE =
  'The role is revoked in the log but still effective: the projection accounts lags. Repair the projection.';
const ROLE_NOT_EFFECTIVE =
  'The role is granted in the log but not effective: the projection accounts lags or has parked the account. Repair the projection.';

const UNPROVEN_MAILBOX_ADVICE =
  'Let the resident set a new password by "Forgot your password?", which proves the mailbox and ends all other sign-ins, or vouch with --unproven.';

/** `unproven`: also to an account whose mailbox is not proven. */
export type GrantOptions = Readonly<{ reason?: string | undefined; unproven?: true }>;

/** False if the account had (or lacked) the role already. */
export type RoleChange = Readonly<{ changed: boolean }>;
export type RoleGrant = RoleChange & Readonly<{ unproven: boolean }>;

@Injectable()
export class RoleGranter {
  constructor(
    private readonly commands: Commands,
    private readonly people: People,
    private readonly readModels: ReadModels,
    private readonly leases: Leases,
    private readonly mail: MailTransport,
  ) {}

  async holders(): Promise<RoleHolder[]> {
    const candidates = (await this.readModels.find(accounts)).filter(({ roles }) => roles.length > 0);
    const holders = await Promise.all(
      candidates.map(async ({ id }) => {
        const account = await this.readModels.getUnlessParked(accounts, id);
        if (!account || account.roles.length === 0) return undefined;
        const user = await this.people.userOf(account);
        return user && { ...user, isMailboxShown: account.isMailboxShown };
      }),
    );
    return holders.filter((holder) => holder !== undefined).toSorted((a, b) => (a.email < b.email ? -1 : 1));
  }

  /**
   * Requires a proven mailbox, unless `actor` vouches for it. Without a mail provider granting vouches, and the fact records
   * that. Throws a 404 without an account, a 409 if the mailbox is not proven or the role is not effective.
   */
  async grant(email: string, role: Role, actor: string, { reason, unproven }: GrantOptions = {}): Promise<RoleGrant> {
    const { id } = await this.getAccountByEmail(email);
    const isVouched = unproven || !this.mail.leavesServer;
    const grounds = { ...(reason && { reason }), ...(isVouched && { unproven: true as const }) };
    const facts = await this.commands.issue(actor, GrantRole, { id, role, ...grounds }).catch((error) => {
      throw error instanceof MailboxNotProven ? new ConflictException(`${error.message} ${UNPROVEN_MAILBOX_ADVICE}`) : error;
    });
    if (!(await this.isRoleEffective(id, role))) throw new ConflictException(ROLE_NOT_EFFECTIVE);
    return { ...this.toRoleChange(facts), unproven: facts.some(({ data }) => data.unproven === true) };
  }

  /** The role ends on all devices at once. Throws a 409 if the read model still shows it. */
  async revoke(email: string, role: Role, actor: string, reason?: string): Promise<RoleChange> {
    const { id } = await this.getAccountByEmail(email);
    const facts = await this.commands.issue(actor, RevokeRole, { id, role, ...(reason && { reason }) });
    if (await this.isRoleEffective(id, role)) throw new ConflictException(ROLE_STILL_EFFECTIVE);
    return this.toRoleChange(facts);
  }

  /**
   * Revokes for the console, which always keeps an operator. A lease keeps two operators from revoking each other.
   * Throws a 403 for the last operator, a 409 if another revocation is running.
   */
  async revokeUnlessLastOperator(email: string, role: Role, actor: string, reason: string): Promise<RoleChange> {
    const { id } = await this.getAccountByEmail(email);
    return this.withLease(async () => {
      const others = (await this.holders()).filter((holder) => holder.id !== id && holder.roles.includes('operator'));
      if (role === 'operator' && others.length === 0)
        throw new ForbiddenException('The last operator can be revoked from the command line only.');
      return this.revoke(email, role, actor, reason);
    });
  }

  private async isRoleEffective(id: string, role: Role): Promise<boolean> {
    return (await this.readModels.getUnlessParked(accounts, id))?.roles.includes(role) ?? false;
  }

  private async withLease<T>(work: () => Promise<T>): Promise<T> {
    const holder = randomUUID();
    if ((await this.leases.acquire(REVOKE_LEASE, holder, REVOKE_LEASE_SECONDS)) === null)
      throw new ConflictException('Another role is being revoked at this moment. Try again.');
    return work().finally(() => this.leases.release(REVOKE_LEASE, holder));
  }

  private toRoleChange(facts: readonly unknown[]): RoleChange {
    return { changed: facts.length > 0 };
  }

  private async getAccountByEmail(email: string): Promise<AccountDocument> {
    const account = await this.people.findByAddress(await this.people.hashAddress(email));
    if (!account) throw new NotFoundException('No account has this email address.');
    return account;
  }
}
