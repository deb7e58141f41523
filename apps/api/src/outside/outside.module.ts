import { isIPv6 } from 'node:net';
import { Global, Module } from '@nestjs/common';
import { addressRanges, GuardedOutside, Outside } from '#libs/integrations';
import { Configuration } from '../settings/configuration';

/** The web beyond this server; of private addresses only those that an operator names. */
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
  ],
  exports: [Outside],
})
export class OutsideModule {}
