import { Injectable } from '@nestjs/common';
import {
  browsers,
  DeclineTextMessages,
  DropReminder,
  ForgetBrowser,
  ForgetPreferences,
  type HashedKey,
  preferences,
  StopSubscription,
  sealedFor,
  subscription,
  textMessages,
} from '#libs/domain';
import { EventStore, PersonalKeys, ReadModels } from '#libs/event-sourcing';
import { Sms } from '#libs/integrations';
import { browsers as listening, reminders, textMessages as telephones } from '#projections';
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
    return newest.some(([fact]) => fact && !ENDED.has(fact.type)) || (await this.remindersOf(key)).length > 0;
  }

  /** With what was sealed under it: nobody reads that any more, whatever happens next. */
  async forget(key: HashedKey, actor: string) {
    const phone = (await this.readModels.get(telephones, key))?.phone;
    const to = phone && (await this.phones.opened(key, phone));
    if (to) await this.sms.forget(to);
    if (await this.keys.get(sealedFor(key))) await this.keys.destroy(sealedFor(key));
    await this.commands.issue(actor, DeclineTextMessages, { key, by: 'settings' });
    for (const { browser } of await this.readModels.find(listening, { key: { eq: key } }))
      await this.commands.issue(actor, ForgetBrowser, { key, browser });
    for (const { id } of await this.remindersOf(key)) await this.commands.issue(actor, DropReminder, { id, why: 'unwanted' });
    await this.commands.issue(actor, StopSubscription, { key });
    await this.commands.issue(actor, ForgetPreferences, { key });
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
