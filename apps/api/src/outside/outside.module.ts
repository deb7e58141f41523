import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { Global, Logger, Module } from '@nestjs/common';
import { PersonalKeys } from '#libs/event-sourcing';
import {
  Assistant,
  addressRanges,
  Claude,
  GuardedOutside,
  Mail,
  NoAssistant,
  OutboxMail,
  OutboxSms,
  Outside,
  Push,
  Sms,
  SmtpMail,
  Speech,
  speechBy,
  VonageSms,
  WebPush,
} from '#libs/integrations';
import { Configuration } from '../settings/configuration';

/** What a voice has read aloud, and what it is about to. */
export const recordingsIn = (dataDirectory: string): string => join(dataDirectory, 'botcast');

/** Under it the keys hold one that is nobody's: by which browsers know what we tell them. */
const PUSH_KEY = 'web push';

/** What is beyond this server: the web, of private addresses only those that an operator names, the mail, telephones, browsers, a voice and an assistant. */
@Global()
@Module({
  providers: [
    {
      provide: Outside,
      inject: [Configuration],
      useFactory: ({ ALMANAC_PRIVATE_ADDRESSES }: Configuration) => {
        const ranges = ALMANAC_PRIVATE_ADDRESSES ? addressRanges(ALMANAC_PRIVATE_ADDRESSES) : undefined;
        return new GuardedOutside((address) => ranges?.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') ?? false);
      },
    },
    {
      provide: Mail,
      inject: [Configuration],
      useFactory: ({ SMTP_URL, MAIL_FROM, ALMANAC_DATA_DIR }: Configuration) => {
        const tell = (file: string) => new Logger('Mail').log(`A letter is in ${file}.`);
        return SMTP_URL ? new SmtpMail(SMTP_URL, MAIL_FROM) : new OutboxMail(join(ALMANAC_DATA_DIR, 'outbox'), MAIL_FROM, tell);
      },
    },
    {
      provide: Sms,
      inject: [Configuration],
      useFactory: (configuration: Configuration) => {
        const { VONAGE_API_KEY: apiKey, VONAGE_API_SECRET: apiSecret, VONAGE_FROM: from, VONAGE_URL: url } = configuration;
        if (apiKey && apiSecret && from) return new VonageSms({ apiKey, apiSecret, from, ...(url && { url }) });
        const tell = (file: string) => new Logger('Text messages').log(`A text message is in ${file}.`);
        return new OutboxSms(join(configuration.ALMANAC_DATA_DIR, 'outbox'), tell);
      },
    },
    {
      provide: Push,
      inject: [Outside, PersonalKeys, Configuration],
      useFactory: (outside: Outside, keys: PersonalKeys, { ALMANAC_URL, MAIL_FROM }: Configuration) => {
        const [sender] = /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM) ?? [];
        const contact = ALMANAC_URL?.startsWith('https:') ? ALMANAC_URL : `mailto:${sender}`;
        return new WebPush(outside, () => keys.made(PUSH_KEY), contact);
      },
    },
    {
      provide: Speech,
      inject: [Configuration],
      useFactory: ({ SPEECH_COMMAND, ALMANAC_DATA_DIR }: Configuration) =>
        speechBy(SPEECH_COMMAND, recordingsIn(ALMANAC_DATA_DIR)),
    },
    {
      provide: Assistant,
      inject: [Configuration],
      useFactory: ({ ANTHROPIC_API_KEY: apiKey, ANTHROPIC_MODEL: model, ANTHROPIC_BASE_URL: baseURL }: Configuration) =>
        apiKey ? new Claude({ apiKey, model, ...(baseURL && { baseURL }) }) : new NoAssistant(),
    },
  ],
  exports: [Assistant, Mail, Outside, Push, Sms, Speech],
})
export class OutsideModule {}
