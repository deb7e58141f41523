import type { ExecutionContext } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler';
import { Configuration } from '../settings/configuration';
import { asksOthers } from './asks-others';

const MINUTE_MS = 60_000;

/**
 * So many writes may come from one address in a minute, and so many reads for which others are asked; more are answered 429, with
 * Retry-After. Other reads are not limited.
 */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [Configuration],
      useFactory: ({ WRITES_PER_MINUTE, FETCHES_PER_MINUTE }: Configuration) => ({
        throttlers: [{ ttl: MINUTE_MS, limit: (context) => (isFetch(context) ? FETCHES_PER_MINUTE : WRITES_PER_MINUTE) }],
        skipIf: (context) => isRead(context) && !isFetch(context),
        generateKey: (context: ExecutionContext, address: string) => (isFetch(context) ? `fetches ${address}` : address),
        errorMessage: 'That was a lot at once. Try again in a minute.',
      }),
    }),
  ],
  providers: [{ provide: APP_GUARD, useClass: ThrottlerGuard }],
})
export class LimitsModule {}

const isRead = (context: ExecutionContext) => ['GET', 'HEAD'].includes(context.switchToHttp().getRequest().method);

const isFetch = (context: ExecutionContext) => asksOthers(context.getHandler());
