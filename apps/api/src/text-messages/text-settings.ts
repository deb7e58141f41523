import { BadRequestException, Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import { type NumberState, phoneInWords } from '#libs/contracts';
import type { SmsSettingsBody } from '#libs/contracts/requests';
import { ChooseTextMessages, DeclineTextMessages, type HashedKey, type HashedNumber } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { Sms } from '#libs/integrations';
import { phoneNumbers, textMessages } from '#projections';
import { Minutes } from '../commands/allowance';
import { Commands } from '../commands/commands';
import { Phones } from './phones';

/** What somebody has chosen about text messages, as their preferences tell it. */
export type TextSettings = Readonly<{
  smsConsentGiven: boolean;
  smsRemindersEnabled: boolean;
  phoneNumber: string | null;
  smsNumber: NumberState | null;
}>;

export const NO_TEXT_SETTINGS: TextSettings = {
  smsConsentGiven: false,
  smsRemindersEnabled: false,
  phoneNumber: null,
  smsNumber: null,
};

const HOUR_MS = 60 * 60 * 1_000;

/** Each is asked by a message that costs, and disturbs whoever has that telephone. */
const NUMBERS_PER_HOUR = 10;
const NUMBERS_OF_ALL_PER_HOUR = 200;

@Injectable()
export class TextSettingsOf {
  /** A session costs nothing, so addresses are counted; and whoever has many of those, with everybody. */
  private readonly ofAddress = new Minutes(NUMBERS_PER_HOUR, HOUR_MS);
  private readonly ofAll = new Minutes(NUMBERS_OF_ALL_PER_HOUR, HOUR_MS);

  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly phones: Phones,
    private readonly sms: Sms,
  ) {}

  /** Whoever has the telephone withdraws consent by STOP, whatever was chosen on a screen before or since: until they answer START. */
  async get(key: HashedKey): Promise<TextSettings> {
    const known = await this.readModels.get(textMessages, key);
    const phone = known?.phone ? await this.phones.opened(key, known.phone) : null;
    const answer = known?.number ? await this.answerOf(known.number, key) : null;
    const isAgreed = known !== undefined && answer !== 'stopped';
    return {
      smsConsentGiven: isAgreed,
      smsRemindersEnabled: isAgreed && phone !== null && known.reminders,
      phoneNumber: phone && phoneInWords(`+${phone}`),
      smsNumber: phone === null ? null : answer,
    };
  }

  async choose(key: HashedKey, ip: string, wished: SmsSettingsBody) {
    const { smsConsentGiven, smsRemindersEnabled: reminders, phoneNumber } = wished;
    if (!smsConsentGiven) {
      await this.commands.issueFor(key, ip, DeclineTextMessages, { key, by: 'settings' });
      return;
    }
    if (reminders && !phoneNumber) throw new BadRequestException('phoneNumber is required for reminders by text message.');
    const given = phoneNumber
      ? { number: await this.phones.hashed(phoneNumber), phone: await this.phones.sealed(key, phoneNumber) }
      : null;
    if (given) await this.admit(key, ip, given.number);
    await this.commands.issueFor(key, ip, ChooseTextMessages, { key, given, reminders });
  }

  /** Throws `TooMuch` for one number after another. */
  private async admit(key: HashedKey, ip: string, number: HashedNumber) {
    if ((await this.readModels.get(textMessages, key))?.number === number) return;
    this.ofAddress.spend([normalizeIp(ip)], 1);
    this.ofAll.spend(['all'], 1);
  }

  private async answerOf(number: string, key: HashedKey): Promise<NumberState> {
    const known = await this.readModels.get(phoneNumbers, number);
    if (known?.answer === 'stopped') return 'stopped';
    // Where nobody could answer, nobody is asked.
    return known?.wanted.includes(key) || !this.sms.hearsAnswers ? 'confirmed' : 'asked';
  }
}
