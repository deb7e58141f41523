import {
  BadRequestException,
  createParamDecorator,
  type ExecutionContext,
  ForbiddenException,
  UnauthorizedException,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SESSION_KEY_PATTERN, toUserKey, USER_KEY_PATTERN } from '#libs/contracts';
import { type HashedKey, hashedKey } from '#libs/domain';
import { residentIn, type SignedInAccount } from './resident';

/**
 * A session key is a capability: its holder owns the preferences. `user_{id}` needs that user's sign-in. Only its hash goes on,
 * into messages, facts and documents. Throws a 400, 401 or 403.
 */
export const requireOwnKey = (key: unknown, resident: SignedInAccount | undefined): HashedKey => {
  if (typeof key === 'string' && SESSION_KEY_PATTERN.test(key)) return hashedKey(key);
  if (typeof key !== 'string' || !USER_KEY_PATTERN.test(key))
    throw new BadRequestException('sessionId must be a session key: session_{timestamp}_{random}.');
  if (!resident) throw new UnauthorizedException('Sign in to use this key.');
  if (key !== toUserKey(resident.account)) throw new ForbiddenException('This key belongs to another account.');
  return hashedKey(key);
};

export const requireOwnKeyIn = (_: unknown, context: ExecutionContext): HashedKey => {
  const { params } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { key: string } }>>();
  return requireOwnKey(params.key, residentIn(context));
};

export const OwnKey = createParamDecorator(requireOwnKeyIn);
