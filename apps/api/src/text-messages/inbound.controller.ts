import { Body, Controller, HttpCode, Logger, NotFoundException, Post, UnauthorizedException } from '@nestjs/common';
import { isPhoneNumber } from '#libs/contracts';
import { ClaimTextMessage, ConfirmNumber, DeclineTextMessages, type HashedNumber, StopNumber } from '#libs/domain';
import { ReadModels, Rejected } from '#libs/event-sourcing';
import { isSigned, Sms, SmsFailure } from '#libs/integrations';
import { textMessages } from '#projections';
import { Commands } from '../commands/commands';
import { Clock } from '../settings/clock';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { Phones } from './phones';
import { helpFor, wishIn } from './words';

/** What people answer from their telephones. Only the provider calls it, which signs what it says. */
@Controller('sms')
export class InboundController {
  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly phones: Phones,
    private readonly sms: Sms,
    private readonly clock: Clock,
    private readonly town: TownSettings,
    private readonly configuration: Configuration,
  ) {}

  @Post('inbound')
  @HttpCode(204)
  async heard(@Body() said: Record<string, unknown>): Promise<void> {
    const { VONAGE_SIGNATURE_SECRET: secret } = this.configuration;
    if (!secret) throw new NotFoundException('Receiving text messages is not configured.');
    // By the system's clock: whoever guards does not stop with the calendar's.
    if (!isSigned(said, secret, Date.now())) throw new UnauthorizedException('The signature of this request is not valid.');
    const { msisdn, text } = said as Record<string, string>;
    if (!msisdn || !isPhoneNumber(msisdn)) return;
    const wish = wishIn(text ?? '');
    // The provider says all of it: whoever has ten digits abroad has nobody's number here.
    const number = await this.phones.hashed(`+${msisdn}`);
    if (wish === 'stop') await this.stop(number);
    if (wish === 'start') await this.commands.issue(ACTOR, ConfirmNumber, { number, key: null });
    if (wish === 'help') await this.help(number, msisdn);
  }

  /** Whoever has agreed for it since it was stopped is told of no other fact: their agreement ends here. */
  private async stop(number: HashedNumber) {
    const stopped = await this.commands.issue(ACTOR, StopNumber, { number });
    if (stopped.length > 0) return;
    for (const { key } of await this.readModels.find(textMessages, { number: { eq: number } }))
      await this.commands.issue(ACTOR, DeclineTextMessages, { key, by: 'stop', number });
  }

  /** Once a day: it costs, and may be asked by a machine. */
  private async help(number: HashedNumber, to: string) {
    const [day, most] = [this.clock.today(), this.configuration.SMS_PER_DAY];
    const id = `help-${number.slice(0, 16)}-${day}`;
    try {
      const claimed = await this.commands.issue(ACTOR, ClaimTextMessage, {
        ...{ number, key: null, message: id, kind: 'help', day, most },
      });
      const { ALMANAC_URL, PORT } = this.configuration;
      if (claimed.length > 0)
        await this.sms.send({ id, to, text: helpFor(this.town.name, ALMANAC_URL ?? `http://localhost:${PORT}`) });
    } catch (error) {
      if (error instanceof SmsFailure) new Logger('Text messages').error(`Help was not sent: ${error.message}`);
      else if (!(error instanceof Rejected)) throw error;
    }
  }
}

/** The actor of what is recorded because somebody answered. */
const ACTOR = 'telephone';
