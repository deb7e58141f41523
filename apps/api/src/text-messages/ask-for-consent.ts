import { Injectable } from '@nestjs/common';
import { ConfirmNumber, DeclineTextMessages, type NumberStopped, type PhoneNumberGiven, TextNotAllowed } from '#libs/domain';
import { type Reactor, ReadModels, type Recorded } from '#libs/event-sourcing';
import { Sms } from '#libs/integrations';
import { phoneNumbers, textMessages } from '#projections';
import { Commands } from '../commands/commands';
import { TownSettings } from '../settings/town-settings';
import { Texting } from './texting';
import { questionFor } from './words';

/**
 * Whoever has a telephone is asked whether they want what somebody agreed to on a screen, of each who did; and whatever was agreed to for it
 * ends when they want nothing more.
 */
@Injectable()
export class AskForConsent implements Reactor {
  readonly name = 'ask-for-consent';
  readonly on = {
    PhoneNumberGiven: (fact: Recorded) => this.given(fact as Recorded<PhoneNumberGiven>),
    NumberStopped: (fact: Recorded) => this.stopped(fact as Recorded<NumberStopped>),
  };

  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly texting: Texting,
    private readonly sms: Sms,
    private readonly town: TownSettings,
  ) {}

  private async given(fact: Recorded<PhoneNumberGiven>) {
    const { key, number } = fact.data;
    const known = await this.readModels.get(phoneNumbers, number);
    if (known?.answer === 'stopped' || known?.wanted.includes(key)) return;
    if (!this.sms.hearsAnswers) {
      // Nothing leaves this machine, and nobody could answer.
      await this.commands.issueBecauseOf(fact, this.name, ConfirmNumber, { number, key });
      return;
    }
    const question = { id: `question-${fact.id}`, kind: 'question' as const, text: questionFor(this.town.name) };
    await this.texting.tellAt(number, key, question).catch(unlessNotAllowed);
  }

  private async stopped(fact: Recorded<NumberStopped>) {
    const { number } = fact.data;
    for (const { key } of await this.readModels.find(textMessages, { number: { eq: number } }))
      await this.commands.issueBecauseOf(fact, this.name, DeclineTextMessages, { key, by: 'stop', number });
  }
}

const unlessNotAllowed = (error: unknown) => {
  if (!(error instanceof TextNotAllowed)) throw error;
};
