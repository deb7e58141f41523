import { Injectable } from '@nestjs/common';
import {
  browsers,
  DeclineTextMessages,
  DropReminder,
  ForgetBrowser,
  ForgetPreferences,
  type HashedKey,
  type PhoneNumberGiven,
  preferences,
  StopSubscription,
  sealedFor,
  subscription,
  type TextMessagesEvent,
  textMessages,
} from '#libs/domain';
import { EventStore, PersonalKeys, ReadModels } from '#libs/event-sourcing';
import { Sms } from '#libs/integrations';
import { browsers as listening, reminders } from '#projections';
import { Commands } from '../commands/commands';
import { Phones } from '../text-messages/phones';

/** What somebody leaves under a key, of a session or of an account, beside the account itself. */
@Injectable()
export class LeftUnder {
  constructor(
    private readonly commands: Commands,
    private readonly keys: PersonalKeys,
    private readonly readModels: ReadModels,
    private readonly store: EventStore,
    private readonly phones: Phones,
    private readonly sms: Sms,
  ) {}

  async any(key: HashedKey): Promise<boolean> {
    const streams = KINDS.map(({ stream }) => `${stream}-${key}`);
    const newest = await Promise.all(streams.map((one) => this.store.read(one, { direction: 'backwards', limit: 1 })));
    // What was taken back last is still there to be read as long as its key is.
    if (await this.keys.get(sealedFor(key))) return true;
    return newest.some(([fact]) => fact && !ENDED.has(fact.type)) || (await this.remindersOf(key)).length > 0;
  }

  /** With what was sealed under it: nobody reads that any more, whatever happens next. */
  async forget(key: HashedKey, actor: string, reason?: string) {
    for (const to of await this.telephonesOf(key)) await this.sms.forget(to);
    if (await this.keys.get(sealedFor(key))) await this.keys.destroy(sealedFor(key));
    await this.commands.issue(actor, DeclineTextMessages, { key, by: 'settings' });
    for (const { browser } of await this.readModels.find(listening, { key: { eq: key } }))
      await this.commands.issue(actor, ForgetBrowser, { key, browser });
    for (const { id } of await this.remindersOf(key)) await this.commands.issue(actor, DropReminder, { id, why: 'unwanted' });
    await this.commands.issue(actor, StopSubscription, { key });
    await this.commands.issue(actor, ForgetPreferences, { key, ...(reason && { reason }) });
  }

  /** All that they ever gave: what was sent to one that they took back is still theirs. */
  private async telephonesOf(key: HashedKey): Promise<ReadonlySet<string>> {
    const facts = (await this.store.read(`${textMessages.stream}-${key}`)) as readonly TextMessagesEvent[];
    const given = facts.filter((fact): fact is PhoneNumberGiven => fact.type === 'PhoneNumberGiven');
    const opened = await Promise.all(given.map(({ data }) => this.phones.opened(key, data.phone)));
    return new Set(opened.filter((one) => one !== null));
  }

  private remindersOf(key: HashedKey) {
    return this.readModels.find(reminders, { key: { eq: key } });
  }
}

const KINDS = [preferences, subscription, textMessages, browsers];

/** After one of these there is nothing more to forget in a stream. */
const ENDED: ReadonlySet<string> = new Set([
  'PreferencesForgotten',
  'SubscriptionStopped',
  'TextMessagesDeclined',
  'BrowserForgotten',
]);
