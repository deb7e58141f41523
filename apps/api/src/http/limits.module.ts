import { type ExecutionContext, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { SESSION_KEY } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { Configuration } from '../settings/configuration';
import { asksOthers } from './asks-others';
import { onlyReads } from './only-reads';
import { residentIn } from './signed-in';

const MINUTE_MS = 60_000;

/**
 * So many writes may come in a minute from one account, or else from one address, and for one session from however many; and so
 * many reads for which others are asked. More are answered 429, with Retry-After. Other reads are not limited.
 */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [Configuration],
      useFactory: ({ WRITES_PER_MINUTE, FETCHES_PER_MINUTE }: Configuration) => ({
        throttlers: [
          { ttl: MINUTE_MS, limit: FETCHES_PER_MINUTE, skipIf: (context) => !isFetch(context), generateKey: fetchesOf },
          { ttl: MINUTE_MS, limit: WRITES_PER_MINUTE, skipIf: (context) => !isWrite(context), generateKey: senderOf },
          { ttl: MINUTE_MS, limit: WRITES_PER_MINUTE, skipIf: (context) => !isOfSession(context), generateKey: sessionOf },
        ],
        errorMessage: 'Too many requests. Try again in a minute.',
      }),
    }),
  ],
  providers: [{ provide: APP_GUARD, useClass: ThrottlerGuard }],
})
export class LimitsModule {}

const isFetch = (context: ExecutionContext) => asksOthers(context.getHandler());

const isWrite = (context: ExecutionContext) =>
  !['GET', 'HEAD'].includes(requestOf(context).method) && !onlyReads(context.getHandler());

const isOfSession = (context: ExecutionContext) => isWrite(context) && SESSION_KEY.test(keyIn(context));

const senderOf = (context: ExecutionContext, address: string) => residentIn(context)?.account ?? address;

const fetchesOf = (context: ExecutionContext, address: string) => `fetches ${senderOf(context, address)}`;

const sessionOf = (context: ExecutionContext) => hashedKey(keyIn(context));

/** Whoever has the key of a session may write for it. That of an account is no authority: who signed in is counted instead. */
const keyIn = (context: ExecutionContext): string => {
  const { params, body } = requestOf(context);
  const key = params.key ?? body.sessionId;
  // The body is not checked yet at this point: it may be any JSON value.
  return typeof key === 'string' ? key : '';
};

const requestOf = (context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest<{ Params: { key?: string }; Body: { sessionId?: unknown } }>>();
