import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { toUserKey } from '#libs/contracts';
import {
  type AccountEvent,
  account,
  DeleteOwnEvent,
  ForgetAccount,
  type HashedAddress,
  type HashedKey,
  hashedKey,
  type PreferencesEvent,
  preferences,
  ReleaseEmailAddress,
  type SessionCarriedOver,
} from '#libs/domain';
import { EventStore, isTransient, PersonalKeys, Projector, ReadModels } from '#libs/event-sourcing';
import { MailTransport } from '#libs/integrations';
import { forgottenAccounts, ownEvents } from '#projections';
import { Commands } from '../commands/commands';
import { DataUnderKey } from './data-under-key';
import { People } from './people';

export type ForgottenCounts = Readonly<{ account: boolean; sessions: number; ownEvents: number; letters: number }>;

type Mailbox = Readonly<{ address: HashedAddress; email: string | undefined }>;

const ACCOUNTS_PER_PAGE = 500;

/** The personal key goes first: nothing stays readable. The account goes last: a repeated call finishes an earlier one. */
@Injectable()
export class PersonForgetter implements OnApplicationBootstrap, OnModuleDestroy {
  private isClosing = false;

  constructor(
    private readonly commands: Commands,
    private readonly people: People,
    private readonly dataUnderKey: DataUnderKey,
    private readonly keys: PersonalKeys,
    private readonly readModels: ReadModels,
    private readonly store: EventStore,
    private readonly projector: Projector,
    private readonly mail: MailTransport,
  ) {}

  /** Destroys keys that a restored backup brought back, at the latest when the next start has read models. */
  onApplicationBootstrap() {
    void this.destroyRestoredKeys().catch((error) => {
      if (!this.isClosing && !isTransient(error)) new Logger('Forgetting').error(error);
    });
  }

  onModuleDestroy() {
    this.isClosing = true;
  }

  /** Returns undefined if the id was never used or is forgotten already. */
  async forgetAccount(id: string, actor: string, reason?: string): Promise<ForgottenCounts | undefined> {
    const key = hashedKey(toUserKey(id));
    const document = await this.people.get(id);
    const events = await this.readModels.find(ownEvents, { owner: { eq: key } });
    if (!document && events.length === 0 && !(await this.keys.get(id)) && !(await this.dataUnderKey.exists(key)))
      return undefined;
    const mailboxes = await this.mailboxesOf(id);
    const letters = await this.forgetLetters(mailboxes);
    await this.keys.destroy(id);
    for (const { id: event, account } of events)
      await this.commands.issueWithoutWaiting(actor, DeleteOwnEvent, { id: event, account });
    const sessions = await this.sessionsOf(key);
    for (const one of [key, ...sessions]) await this.dataUnderKey.forget(one, actor);
    for (const { address } of mailboxes) await this.commands.issue(actor, ReleaseEmailAddress, { address, account: id });
    await this.commands.issue(actor, ForgetAccount, { id, ...(reason && { reason }) });
    return { account: true, sessions: sessions.length, ownEvents: events.length, letters };
  }

  async forgetSession(key: HashedKey, actor: string, reason?: string): Promise<ForgottenCounts | undefined> {
    if (!(await this.dataUnderKey.exists(key))) return undefined;
    await this.dataUnderKey.forget(key, actor, reason);
    return { account: false, sessions: 1, ownEvents: 0, letters: 0 };
  }

  /** Sessions that the account signed in from: what was done in them belongs to it. */
  private async sessionsOf(key: HashedKey): Promise<HashedKey[]> {
    const facts = (await this.store.read(`${preferences.stream}-${key}`)) as readonly PreferencesEvent[];
    const carryOvers = facts.filter((fact): fact is SessionCarriedOver => fact.type === 'SessionCarriedOver');
    return [...new Set(carryOvers.map(({ data }) => data.session))];
  }

  /** Every address the account had or asked for: letters may have been sent to each. */
  private async mailboxesOf(id: string): Promise<Mailbox[]> {
    const facts = (await this.store.read(`${account.stream}-${id}`)) as readonly AccountEvent[];
    const mailboxes = new Map<HashedAddress, Mailbox>();
    for (const { type, data } of facts) {
      if (type !== 'AccountRegistered' && type !== 'EmailChangeAsked') continue;
      const owner = await this.people.findByAddress(data.address);
      // Skips an address that the account asked for but that belongs to another account.
      if (!owner || owner.id === id)
        mailboxes.set(data.address, { address: data.address, email: await this.people.decryptEmail(id, data.email) });
    }
    return [...mailboxes.values()];
  }

  private async forgetLetters(mailboxes: readonly Mailbox[]): Promise<number> {
    const emails = new Set(mailboxes.map(({ email }) => email).filter((email) => email !== undefined));
    let letters = 0;
    for (const email of emails) letters += await this.mail.forget(email);
    return letters;
  }

  private async destroyRestoredKeys() {
    await this.projector.shows(await this.store.head());
    const existingKeys = await this.keys.all();
    for (let after = ''; ; ) {
      const page = await this.readModels.find(forgottenAccounts, {}, { after, limit: ACCOUNTS_PER_PAGE });
      for (const { id } of page) if (existingKeys.has(id)) await this.keys.destroy(id);
      if (page.length < ACCOUNTS_PER_PAGE) return;
      after = page.at(-1)!.id;
    }
  }
}
