import { Injectable } from '@nestjs/common';
import { ClaimTextMessage, type HashedKey, type HashedNumber, type TextKind, TextNotAllowed, textMessages } from '#libs/domain';
import { EventStore, evolve, type Recorded, type Sealed } from '#libs/event-sourcing';
import { encodingOf, Sms } from '#libs/integrations';
import { Commands } from '../commands/commands';
import { Clock } from '../settings/clock';
import { Configuration } from '../settings/configuration';
import { Phones } from './phones';

type Words = Readonly<{ id: string; kind: TextKind; text: string }>;

/** The one way to a telephone: through what its owner agreed to, what whoever has it answered, and how much was sent today. */
@Injectable()
export class Texting {
  constructor(
    private readonly commands: Commands,
    private readonly store: EventStore,
    private readonly phones: Phones,
    private readonly sms: Sms,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  /** Throws `TextNotAllowed`, having sent nothing, and `SmsFailure`. */
  async tell(key: HashedKey, words: Words) {
    const { agreed, reminders, number, phone } = await this.chosenBy(key);
    if (!agreed || !number || !phone || (words.kind === 'reminder' && !reminders)) throw new TextNotAllowed('not wanted');
    await this.send(key, number, phone, words);
  }

  /** To whoever agreed with that number, if they still do. */
  async tellAt(number: HashedNumber, key: HashedKey, words: Words) {
    if ((await this.chosenBy(key)).number !== number) throw new TextNotAllowed('not wanted');
    await this.tell(key, words);
  }

  private async send(key: HashedKey, number: HashedNumber, phone: Sealed, { id, kind, text }: Words) {
    const [day, most] = [this.clock.today(), this.configuration.SMS_PER_DAY];
    const { parts } = encodingOf(text);
    await this.commands.issueWithoutWaiting('texting', ClaimTextMessage, {
      ...{ number, key, message: id, kind, day, most },
      ...(parts > 1 && { parts }),
    });
    const to = await this.phones.opened(key, phone);
    if (to === null) throw new TextNotAllowed('not wanted');
    await this.sms.send({ id, to, text });
  }

  /** From the log, not from what the read models show: who has just declined is sent nothing. */
  private async chosenBy(key: HashedKey) {
    const facts = await this.store.read(`${textMessages.stream}-${key}`);
    return evolve(textMessages, facts as readonly Recorded<any>[]);
  }
}
