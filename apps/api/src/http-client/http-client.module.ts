import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { Global, Logger, Module } from '@nestjs/common';
import { PersonalKeys } from '#libs/event-sourcing';
import {
  Assistant,
  Claude,
  createSpeechSynthesizer,
  GuardedHttpClient,
  HttpClient,
  MailTransport,
  NoAssistant,
  OutboxMailTransport,
  OutboxSmsProvider,
  PushService,
  parseAddressRanges,
  SmsProvider,
  SmtpMailTransport,
  SpeechSynthesizer,
  VonageSmsProvider,
  WebPushService,
} from '#libs/integrations';
import { Configuration } from '../settings/configuration';

export const recordingsFolder = (dataDirectory: string): string => join(dataDirectory, 'botcast');

/** Identifies this server to push services. It belongs to no resident. */
const PUSH_KEY_NAME = 'web push';

/** HTTP reaches private addresses only as an operator allows. */
@Global()
@Module({
  providers: [
    {
      provide: HttpClient,
      inject: [Configuration],
      useFactory: ({ ALMANAC_PRIVATE_ADDRESSES }: Configuration) => {
        const ranges = ALMANAC_PRIVATE_ADDRESSES ? parseAddressRanges(ALMANAC_PRIVATE_ADDRESSES) : undefined;
        return new GuardedHttpClient((address) => ranges?.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') ?? false);
      },
    },
    {
      provide: MailTransport,
      inject: [Configuration],
      useFactory: ({ SMTP_URL, MAIL_FROM, ALMANAC_DATA_DIR }: Configuration) => {
        const logFile = (file: string) => new Logger('Mail').log(`A letter is in ${file}.`);
        return SMTP_URL
          ? new SmtpMailTransport(SMTP_URL, MAIL_FROM)
          : new OutboxMailTransport(join(ALMANAC_DATA_DIR, 'outbox'), MAIL_FROM, logFile);
      },
    },
    {
      provide: SmsProvider,
      inject: [Configuration],
      useFactory: (configuration: Configuration) => {
        const { VONAGE_API_KEY: apiKey, VONAGE_API_SECRET: apiSecret, VONAGE_FROM: from, VONAGE_URL: url } = configuration;
        if (apiKey && apiSecret && from) return new VonageSmsProvider({ apiKey, apiSecret, from, ...(url && { url }) });
        const logFile = (file: string) => new Logger('Text messages').log(`A text message is in ${file}.`);
        return new OutboxSmsProvider(join(configuration.ALMANAC_DATA_DIR, 'outbox'), logFile);
      },
    },
    {
      provide: PushService,
      inject: [HttpClient, PersonalKeys, Configuration],
      useFactory: (outside: HttpClient, keys: PersonalKeys, { ALMANAC_URL, MAIL_FROM }: Configuration) => {
        const [sender] = /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM) ?? [];
        const contact = ALMANAC_URL?.startsWith('https:') ? ALMANAC_URL : `mailto:${sender}`;
        return new WebPushService(outside, () => keys.getOrCreate(PUSH_KEY_NAME), contact);
      },
    },
    {
      provide: SpeechSynthesizer,
      inject: [Configuration],
      useFactory: ({ SPEECH_COMMAND, ALMANAC_DATA_DIR }: Configuration) =>
        createSpeechSynthesizer(SPEECH_COMMAND, recordingsFolder(ALMANAC_DATA_DIR)),
    },
    {
      provide: Assistant,
      inject: [Configuration],
      useFactory: ({ ANTHROPIC_API_KEY: apiKey, ANTHROPIC_MODEL: model, ANTHROPIC_BASE_URL: baseURL }: Configuration) =>
        apiKey ? new Claude({ apiKey, model, ...(baseURL && { baseURL }) }) : new NoAssistant(),
    },
  ],
  exports: [Assistant, MailTransport, HttpClient, PushService, SmsProvider, SpeechSynthesizer],
})
export class HttpClientModule {}
