import { type ExecutionContext, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { SESSION_KEY_PATTERN } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { Configuration } from '../settings/configuration';
import { callsOutside } from './calls-outside';
import { isNotCountedAsWrite } from './not-counted-as-write';
import { residentIn } from './resident';

const MINUTE_MS = 60_000;

/** Per minute: writes of an account or address and of a session, and reads that call other sites. Else a 429 with Retry-After. */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [Configuration],
      useFactory: ({ WRITES_PER_MINUTE, FETCHES_PER_MINUTE }: Configuration) => ({
        throttlers: [
          {
            ttl: MINUTE_MS,
            limit: FETCHES_PER_MINUTE,
            skipIf: (context) => !isOutsideCall(context),
            generateKey: outsideCallKeyOf,
          },
          { ttl: MINUTE_MS, limit: WRITES_PER_MINUTE, skipIf: (context) => !isWrite(context), generateKey: senderKeyOf },
          { ttl: MINUTE_MS, limit: WRITES_PER_MINUTE, skipIf: (context) => !isSessionWrite(context), generateKey: sessionKeyOf },
        ],
        errorMessage: 'Too many requests. Try again in a minute.',
      }),
    }),
  ],
  providers: [{ provide: APP_GUARD, useClass: ThrottlerGuard }],
})
export class LimitsModule {}

const isOutsideCall = (context: ExecutionContext) => callsOutside(context.getHandler());

const isWrite = (context: ExecutionContext) =>
  !['GET', 'HEAD'].includes(requestOf(context).method) && !isNotCountedAsWrite(context.getHandler());

const isSessionWrite = (context: ExecutionContext) => isWrite(context) && SESSION_KEY_PATTERN.test(rawKeyIn(context));

const senderKeyOf = (context: ExecutionContext, address: string) => residentIn(context)?.account ?? address;

const outsideCallKeyOf = (context: ExecutionContext, address: string) => `fetches ${senderKeyOf(context, address)}`;

const sessionKeyOf = (context: ExecutionContext) => hashedKey(rawKeyIn(context));

/** A session key authorizes writes. The key of an account does not: there, the signed-in account is counted. */
const rawKeyIn = (context: ExecutionContext): string => {
  const { params, body } = requestOf(context);
  const key = params.key ?? body.sessionId;
  // The body is not validated yet: it may be any JSON value.
  return typeof key === 'string' ? key : '';
};

const requestOf = (context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest<{ Params: { key?: string }; Body: { sessionId?: unknown } }>>();
