import { Injectable } from '@nestjs/common';
import { ConfirmNumber, DeclineTextMessages, type NumberStopped, type PhoneNumberGiven, TextNotAllowed } from '#libs/domain';
import { type Reactor, ReadModels, type Recorded } from '#libs/event-sourcing';
import { SmsProvider } from '#libs/integrations';
import { phoneNumbers, textMessages } from '#projections';
import { Commands } from '../commands/commands';
import { TownSettings } from '../settings/town-settings';
import { SmsSender } from './sms-sender';
import { formatConsentRequest } from './sms-texts';

/** Asks once per resident who entered the number. A STOP ends all consents for it. */
@Injectable()
export class ConsentRequester implements Reactor {
  readonly name = 'ask-for-consent';
  readonly on = {
    PhoneNumberGiven: (fact: Recorded) => this.askFor(fact as Recorded<PhoneNumberGiven>),
    NumberStopped: (fact: Recorded) => this.declineFor(fact as Recorded<NumberStopped>),
  };

  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly smsSender: SmsSender,
    private readonly sms: SmsProvider,
    private readonly town: TownSettings,
  ) {}

  private async askFor(fact: Recorded<PhoneNumberGiven>) {
    const { key, number } = fact.data;
    const phoneNumber = await this.readModels.get(phoneNumbers, number);
    if (phoneNumber?.answer === 'stopped' || phoneNumber?.wanted.includes(key)) return;
    if (!this.sms.canReceiveReplies) {
      // Nothing is sent, so nobody could reply.
      await this.commands.issueBecauseOf(fact, this.name, ConfirmNumber, { number, key });
      return;
    }
    const question = { id: `question-${fact.id}`, kind: 'question' as const, text: formatConsentRequest(this.town.name) };
    await this.smsSender.sendToNumber(number, key, question).catch(ignoreNotAllowed);
  }

  private async declineFor(fact: Recorded<NumberStopped>) {
    const { number } = fact.data;
    for (const { key } of await this.readModels.find(textMessages, { number: { eq: number } }))
      await this.commands.issueBecauseOf(fact, this.name, DeclineTextMessages, { key, by: 'stop', number });
  }
}

const ignoreNotAllowed = (error: unknown) => {
  if (!(error instanceof TextNotAllowed)) throw error;
};
