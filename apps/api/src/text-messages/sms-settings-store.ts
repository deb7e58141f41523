import { BadRequestException, Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import { formatPhoneNumber, type PhoneNumberState } from '#libs/contracts';
import type { SmsSettingsBody } from '#libs/contracts/requests';
import { ChooseTextMessages, DeclineTextMessages, type HashedKey, type HashedNumber } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { SmsProvider } from '#libs/integrations';
import { phoneNumbers, textMessages } from '#projections';
import { Commands } from '../commands/commands';
import { Throttler } from '../commands/throttler';
import { PhoneEncryption } from './phone-encryption';

export type StoredSmsSettings = Readonly<{
  smsConsentGiven: boolean;
  smsRemindersEnabled: boolean;
  phoneNumber: string | null;
  smsNumber: PhoneNumberState | null;
}>;

export const EMPTY_SMS_SETTINGS: StoredSmsSettings = {
  smsConsentGiven: false,
  smsRemindersEnabled: false,
  phoneNumber: null,
  smsNumber: null,
};

const HOUR_MS = 60 * 60 * 1_000;

/** Each new number is sent a question, which costs money and may disturb a stranger. */
const MAX_NUMBERS_PER_HOUR = 10;
const MAX_NUMBERS_OF_ALL_PER_HOUR = 200;

@Injectable()
export class SmsSettingsStore {
  /** Sessions are free, so the limit is per network address, with a second one for all. */
  private readonly addressThrottler = new Throttler(MAX_NUMBERS_PER_HOUR, HOUR_MS);
  private readonly totalThrottler = new Throttler(MAX_NUMBERS_OF_ALL_PER_HOUR, HOUR_MS);

  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly phones: PhoneEncryption,
    private readonly sms: SmsProvider,
  ) {}

  /** A STOP withdraws consent, whatever is chosen on a screen, until the number replies START. */
  async get(key: HashedKey): Promise<StoredSmsSettings> {
    const settings = await this.readModels.get(textMessages, key);
    const phone = settings?.phone ? await this.phones.decrypt(key, settings.phone) : null;
    const answer = settings?.number ? await this.answerOf(settings.number, key) : null;
    const isAgreed = settings !== undefined && answer !== 'stopped';
    return {
      smsConsentGiven: isAgreed,
      smsRemindersEnabled: isAgreed && phone !== null && settings.reminders,
      phoneNumber: phone && formatPhoneNumber(`+${phone}`),
      smsNumber: phone === null ? null : answer,
    };
  }

  async choose(key: HashedKey, ip: string, settings: SmsSettingsBody) {
    const { smsConsentGiven, smsRemindersEnabled: reminders, phoneNumber } = settings;
    if (!smsConsentGiven) {
      await this.commands.issueFor(key, ip, DeclineTextMessages, { key, by: 'settings' });
      return;
    }
    if (reminders && !phoneNumber) throw new BadRequestException('phoneNumber is required for reminders by text message.');
    const encryptedNumber = phoneNumber
      ? { number: await this.phones.hash(phoneNumber), phone: await this.phones.encrypt(key, phoneNumber) }
      : null;
    if (encryptedNumber) await this.admit(key, ip, encryptedNumber.number);
    await this.commands.issueFor(key, ip, ChooseTextMessages, { key, encryptedNumber, reminders });
  }

  /** Throws `TooManyRequests` after too many new numbers. */
  private async admit(key: HashedKey, ip: string, number: HashedNumber) {
    if ((await this.readModels.get(textMessages, key))?.number === number) return;
    this.addressThrottler.spend([normalizeIp(ip)], 1);
    this.totalThrottler.spend(['all'], 1);
  }

  private async answerOf(number: string, key: HashedKey): Promise<PhoneNumberState> {
    const phoneNumber = await this.readModels.get(phoneNumbers, number);
    if (phoneNumber?.answer === 'stopped') return 'stopped';
    // Without a provider no question is sent.
    return phoneNumber?.wanted.includes(key) || !this.sms.canReceiveReplies ? 'confirmed' : 'asked';
  }
}
