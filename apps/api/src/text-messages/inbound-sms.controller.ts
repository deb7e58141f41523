import { Body, Controller, HttpCode, Logger, NotFoundException, Post, UnauthorizedException } from '@nestjs/common';
import { isPhoneNumber } from '#libs/contracts';
import { ClaimTextMessage, ConfirmNumber, DeclineTextMessages, type HashedNumber, StopNumber } from '#libs/domain';
import { ReadModels, Rejected } from '#libs/event-sourcing';
import { isSigned, SmsFailure, SmsProvider } from '#libs/integrations';
import { textMessages } from '#projections';
import { Commands } from '../commands/commands';
import { Clock } from '../settings/clock';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { PhoneEncryption } from './phone-encryption';
import { formatHelpReply, parseReply } from './sms-texts';

/** Replies to text messages. Called only by the provider, which signs its requests. */
@Controller('sms')
export class InboundSmsController {
  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly phones: PhoneEncryption,
    private readonly sms: SmsProvider,
    private readonly clock: Clock,
    private readonly town: TownSettings,
    private readonly configuration: Configuration,
  ) {}

  @Post('inbound')
  @HttpCode(204)
  async receive(@Body() body: Record<string, unknown>): Promise<void> {
    const { VONAGE_SIGNATURE_SECRET: secret } = this.configuration;
    if (!secret) throw new NotFoundException('Receiving text messages is not configured.');
    // Security uses the system clock, not the calendar's.
    if (!isSigned(body, secret, Date.now())) throw new UnauthorizedException('The signature of this request is not valid.');
    const { msisdn, text } = body as Record<string, string>;
    if (!msisdn || !isPhoneNumber(msisdn)) return;
    const reply = parseReply(text ?? '');
    // The provider sends the full international number, so a foreign number of ten digits is not taken for a local one.
    const number = await this.phones.hash(`+${msisdn}`);
    if (reply === 'stop') await this.stopNumber(number);
    if (reply === 'start') await this.commands.issue(TELEPHONE_ACTOR, ConfirmNumber, { number, key: null });
    if (reply === 'help') await this.sendHelp(number, msisdn);
  }

  /** Consents given after an earlier STOP produce no new fact for the reactor, so they end here. */
  private async stopNumber(number: HashedNumber) {
    const stopped = await this.commands.issue(TELEPHONE_ACTOR, StopNumber, { number });
    if (stopped.length > 0) return;
    for (const { key } of await this.readModels.find(textMessages, { number: { eq: number } }))
      await this.commands.issue(TELEPHONE_ACTOR, DeclineTextMessages, { key, by: 'stop', number });
  }

  /** Once a day: a message costs money, and a machine may be replying. */
  private async sendHelp(number: HashedNumber, to: string) {
    const [day, most] = [this.clock.today(), this.configuration.SMS_PER_DAY];
    const id = `help-${number.slice(0, 16)}-${day}`;
    try {
      const claimed = await this.commands.issue(TELEPHONE_ACTOR, ClaimTextMessage, {
        ...{ number, key: null, message: id, kind: 'help', day, maxParts: most },
      });
      const { ALMANAC_URL, PORT } = this.configuration;
      if (claimed.length > 0)
        await this.sms.send({ id, to, text: formatHelpReply(this.town.name, ALMANAC_URL ?? `http://localhost:${PORT}`) });
    } catch (error) {
      if (error instanceof SmsFailure) new Logger('Text messages').error(`Help was not sent: ${error.message}`);
      else if (!(error instanceof Rejected)) throw error;
    }
  }
}

const TELEPHONE_ACTOR = 'telephone';
