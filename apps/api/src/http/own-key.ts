import {
  BadRequestException,
  createParamDecorator,
  type ExecutionContext,
  ForbiddenException,
  UnauthorizedException,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SESSION_KEY, USER_KEY, userKey } from '#libs/contracts';
import { type HashedKey, hashedKey } from '#libs/domain';
import { residentIn, type SignedIn } from './signed-in';

/**
 * The key of whoever sends a request. A session key is a capability: whoever holds it owns its preferences. A `user_{id}` is
 * none: it answers only to that user's sign-in. Its value gets no further than here: into no message, no fact, no document.
 */
export const ownKey = (key: unknown, resident: SignedIn | undefined): HashedKey => {
  if (typeof key === 'string' && SESSION_KEY.test(key)) return hashedKey(key);
  if (typeof key !== 'string' || !USER_KEY.test(key))
    throw new BadRequestException('sessionId must be a session key: session_{timestamp}_{random}.');
  if (!resident) throw new UnauthorizedException('Sign in to use this key.');
  if (key !== userKey(resident.account)) throw new ForbiddenException('This key belongs to another account.');
  return hashedKey(key);
};

/** The one in the address. */
export const ownKeyIn = (_: unknown, context: ExecutionContext): HashedKey => {
  const { params } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { key: string } }>>();
  return ownKey(params.key, residentIn(context));
};

export const OwnKey = createParamDecorator(ownKeyIn);
