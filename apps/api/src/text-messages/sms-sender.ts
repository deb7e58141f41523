import { Injectable } from '@nestjs/common';
import { ClaimTextMessage, type HashedKey, type HashedNumber, type TextKind, TextNotAllowed, textMessages } from '#libs/domain';
import { EventStore, evolve, type Recorded, type Sealed } from '#libs/event-sourcing';
import { encodingOf, SmsProvider } from '#libs/integrations';
import { Commands } from '../commands/commands';
import { Clock } from '../settings/clock';
import { Configuration } from '../settings/configuration';
import { PhoneEncryption } from './phone-encryption';

type OutgoingSms = Readonly<{ id: string; kind: TextKind; text: string }>;

/** Sends text messages, if the resident and the owner of the number agreed and the daily limit allows it. */
@Injectable()
export class SmsSender {
  constructor(
    private readonly commands: Commands,
    private readonly store: EventStore,
    private readonly phones: PhoneEncryption,
    private readonly sms: SmsProvider,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  /** Throws `TextNotAllowed` if nothing may be sent, and `SmsFailure`. */
  async sendTo(key: HashedKey, message: OutgoingSms) {
    const { agreed, reminders, number, phone } = await this.readSettings(key);
    if (!agreed || !number || !phone || (message.kind === 'reminder' && !reminders)) throw new TextNotAllowed('not wanted');
    await this.claimAndSend(key, number, phone, message);
  }

  async sendToNumber(number: HashedNumber, key: HashedKey, message: OutgoingSms) {
    if ((await this.readSettings(key)).number !== number) throw new TextNotAllowed('not wanted');
    await this.sendTo(key, message);
  }

  private async claimAndSend(key: HashedKey, number: HashedNumber, phone: Sealed, { id, kind, text }: OutgoingSms) {
    const [day, most] = [this.clock.today(), this.configuration.SMS_PER_DAY];
    const { parts } = encodingOf(text);
    await this.commands.issueWithoutWaiting('texting', ClaimTextMessage, {
      ...{ number, key, message: id, kind, day, maxParts: most },
      ...(parts > 1 && { parts }),
    });
    const to = await this.phones.decrypt(key, phone);
    if (to === null) throw new TextNotAllowed('not wanted');
    await this.sms.send({ id, to, text });
  }

  /** Read from the log, because read models may lag behind a withdrawn consent. */
  private async readSettings(key: HashedKey) {
    const facts = await this.store.read(`${textMessages.stream}-${key}`);
    return evolve(textMessages, facts as readonly Recorded<any>[]);
  }
}
