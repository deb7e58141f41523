import type { ExecutionContext } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler';
import { Configuration } from '../settings/configuration';

const MINUTE_MS = 60_000;

/** So many writes may come from one address in a minute; more are answered 429, with Retry-After. Reads are not limited. */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [Configuration],
      useFactory: ({ WRITES_PER_MINUTE }: Configuration) => ({
        throttlers: [{ ttl: MINUTE_MS, limit: WRITES_PER_MINUTE }],
        skipIf: isRead,
        generateKey: (_context: ExecutionContext, address: string) => address,
        errorMessage: 'That was a lot at once. Try again in a minute.',
      }),
    }),
  ],
  providers: [{ provide: APP_GUARD, useClass: ThrottlerGuard }],
})
export class LimitsModule {}

const isRead = (context: ExecutionContext) => ['GET', 'HEAD'].includes(context.switchToHttp().getRequest().method);
