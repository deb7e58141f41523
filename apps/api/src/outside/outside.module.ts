import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { Global, Logger, Module } from '@nestjs/common';
import { addressRanges, GuardedOutside, Mail, OutboxMail, Outside, SmtpMail } from '#libs/integrations';
import { Configuration } from '../settings/configuration';

/** What is beyond this server: the web, of private addresses only those that an operator names, and the mail. */
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
  ],
  exports: [Mail, Outside],
})
export class OutsideModule {}
