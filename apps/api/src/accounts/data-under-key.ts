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
  residentKeyName,
  StopSubscription,
  subscription,
  type TextMessagesEvent,
  textMessages,
} from '#libs/domain';
import { EventStore, PersonalKeys, ReadModels } from '#libs/event-sourcing';
import { SmsProvider } from '#libs/integrations';
import { browsers as listening, reminders } from '#projections';
import { Commands } from '../commands/commands';
import { PhoneEncryption } from '../text-messages/phone-encryption';

/** Everything recorded under the key of a session or an account, apart from the account itself. */
@Injectable()
export class DataUnderKey {
  constructor(
    private readonly commands: Commands,
    private readonly keys: PersonalKeys,
    private readonly readModels: ReadModels,
    private readonly store: EventStore,
    private readonly phones: PhoneEncryption,
    private readonly sms: SmsProvider,
  ) {}

  async exists(key: HashedKey): Promise<boolean> {
    const streams = DECIDERS.map(({ stream }) => `${stream}-${key}`);
    const newest = await Promise.all(streams.map((one) => this.store.read(one, { direction: 'backwards', limit: 1 })));
    // Withdrawn data is readable in the log as long as its key exists.
    if (await this.keys.get(residentKeyName(key))) return true;
    return newest.some(([fact]) => fact && !FORGOTTEN_FACTS.has(fact.type)) || (await this.remindersOf(key)).length > 0;
  }

  async forget(key: HashedKey, actor: string, reason?: string) {
    for (const to of await this.phoneNumbersOf(key)) await this.sms.forget(to);
    if (await this.keys.get(residentKeyName(key))) await this.keys.destroy(residentKeyName(key));
    await this.commands.issue(actor, DeclineTextMessages, { key, by: 'settings' });
    for (const { browser } of await this.readModels.find(listening, { key: { eq: key } }))
      await this.commands.issue(actor, ForgetBrowser, { key, browser });
    for (const { id } of await this.remindersOf(key)) await this.commands.issue(actor, DropReminder, { id, why: 'unwanted' });
    await this.commands.issue(actor, StopSubscription, { key });
    await this.commands.issue(actor, ForgetPreferences, { key, ...(reason && { reason }) });
  }

  /** Every number ever given: messages may have been sent to withdrawn ones too. */
  private async phoneNumbersOf(key: HashedKey): Promise<ReadonlySet<string>> {
    const facts = (await this.store.read(`${textMessages.stream}-${key}`)) as readonly TextMessagesEvent[];
    const numberFacts = facts.filter((fact): fact is PhoneNumberGiven => fact.type === 'PhoneNumberGiven');
    const numbers = await Promise.all(numberFacts.map(({ data }) => this.phones.decrypt(key, data.phone)));
    return new Set(numbers.filter((one) => one !== null));
  }

  private remindersOf(key: HashedKey) {
    return this.readModels.find(reminders, { key: { eq: key } });
  }
}

const DECIDERS = [preferences, subscription, textMessages, browsers];

const FORGOTTEN_FACTS: ReadonlySet<string> = new Set([
  'PreferencesForgotten',
  'SubscriptionStopped',
  'TextMessagesDeclined',
  'BrowserForgotten',
]);
