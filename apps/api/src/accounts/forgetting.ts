import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { userKey } from '#libs/contracts';
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
import { EventStore, PersonalKeys, Projector, passesByItself, ReadModels } from '#libs/event-sourcing';
import { Mail } from '#libs/integrations';
import { forgotten, ownEvents } from '#projections';
import { Commands } from '../commands/commands';
import { LeftUnder } from './left-under';
import { People } from './people';

/** What was there of somebody, in numbers. */
export type Forgot = Readonly<{ account: boolean; sessions: number; ownEvents: number; letters: number }>;

type Mailbox = Readonly<{ address: HashedAddress; email: string | undefined }>;

const PEOPLE_AT_ONCE = 500;

/**
 * Forgets people. Their key goes first: from then on nobody reads what they said, whatever happens next. What follows is
 * recorded, the account last, so that who is told again of somebody who was half forgotten goes on where that broke off.
 */
@Injectable()
export class Forgetting implements OnApplicationBootstrap, OnModuleDestroy {
  private isClosing = false;

  constructor(
    private readonly commands: Commands,
    private readonly people: People,
    private readonly leftUnder: LeftUnder,
    private readonly keys: PersonalKeys,
    private readonly readModels: ReadModels,
    private readonly store: EventStore,
    private readonly projector: Projector,
    private readonly mail: Mail,
  ) {}

  /** A key may have come back with an older copy of the keys while nothing ran. Where that cannot be seen yet, the next start sees it. */
  onApplicationBootstrap() {
    void this.destroyReturned().catch((error) => {
      if (!this.isClosing && !passesByItself(error)) new Logger('Forgetting').error(error);
    });
  }

  onModuleDestroy() {
    this.isClosing = true;
  }

  /** Undefined where nobody was ever known by this id, or is known any more. */
  async account(id: string, actor: string, reason?: string): Promise<Forgot | undefined> {
    const key = hashedKey(userKey(id));
    const known = await this.people.get(id);
    const kept = await this.readModels.find(ownEvents, { owner: { eq: key } });
    if (!known && kept.length === 0 && !(await this.keys.get(id)) && !(await this.leftUnder.any(key))) return undefined;
    const mailboxes = await this.mailboxesOf(id);
    const letters = await this.forgetLetters(mailboxes);
    await this.keys.destroy(id);
    for (const { id: event, account } of kept)
      await this.commands.issueWithoutWaiting(actor, DeleteOwnEvent, { id: event, account });
    const sessions = await this.sessionsOf(key);
    for (const one of [key, ...sessions]) await this.leftUnder.forget(one, actor);
    for (const { address } of mailboxes) await this.commands.issue(actor, ReleaseEmailAddress, { address, account: id });
    await this.commands.issue(actor, ForgetAccount, { id, ...(reason && { reason }) });
    return { account: true, sessions: sessions.length, ownEvents: kept.length, letters };
  }

  /** Undefined where nobody ever did anything under it. */
  async session(key: HashedKey, actor: string, reason?: string): Promise<Forgot | undefined> {
    if (!(await this.leftUnder.any(key))) return undefined;
    await this.leftUnder.forget(key, actor, reason);
    return { account: false, sessions: 1, ownEvents: 0, letters: 0 };
  }

  /** Those that they signed in from: what was done in them is theirs too. */
  private async sessionsOf(key: HashedKey): Promise<HashedKey[]> {
    const facts = (await this.store.read(`${preferences.stream}-${key}`)) as readonly PreferencesEvent[];
    const carried = facts.filter((fact): fact is SessionCarriedOver => fact.type === 'SessionCarriedOver');
    return [...new Set(carried.map(({ data }) => data.session))];
  }

  /** All that they ever had or asked for: letters may have been sent to each. */
  private async mailboxesOf(id: string): Promise<Mailbox[]> {
    const facts = (await this.store.read(`${account.stream}-${id}`)) as readonly AccountEvent[];
    const mailboxes = new Map<HashedAddress, Mailbox>();
    for (const { type, data } of facts) {
      if (type !== 'AccountRegistered' && type !== 'EmailChangeAsked') continue;
      const owner = await this.people.at(data.address);
      // One that they asked for in vain is somebody else's.
      if (!owner || owner.id === id)
        mailboxes.set(data.address, { address: data.address, email: await this.people.emailIn(id, data.email) });
    }
    return [...mailboxes.values()];
  }

  private async forgetLetters(mailboxes: readonly Mailbox[]): Promise<number> {
    const emails = new Set(mailboxes.map(({ email }) => email).filter((email) => email !== undefined));
    let letters = 0;
    for (const email of emails) letters += await this.mail.forget(email);
    return letters;
  }

  private async destroyReturned() {
    await this.projector.shows(await this.store.head());
    const there = await this.keys.all();
    for (let after = ''; ; ) {
      const gone = await this.readModels.find(forgotten, {}, { after, limit: PEOPLE_AT_ONCE });
      for (const { id } of gone) if (there.has(id)) await this.keys.destroy(id);
      if (gone.length < PEOPLE_AT_ONCE) return;
      after = gone.at(-1)!.id;
    }
  }
}
