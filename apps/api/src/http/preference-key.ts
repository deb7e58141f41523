import { BadRequestException, Injectable, type PipeTransform, UnauthorizedException } from '@nestjs/common';
import { SESSION_KEY, USER_KEY } from '#libs/contracts';
import { type HashedKey, hashedKey } from '#libs/domain';

/**
 * A session key is a capability: whoever holds it owns its preferences. A `user_{id}` is none: it answers only to that
 * user's sign-in, and nobody can sign in yet. Its value gets no further than here: into no message, no fact, no document.
 */
@Injectable()
export class PreferenceKey implements PipeTransform<unknown, HashedKey> {
  transform(key: unknown): HashedKey {
    if (typeof key === 'string' && SESSION_KEY.test(key)) return hashedKey(key);
    if (typeof key === 'string' && USER_KEY.test(key)) throw new UnauthorizedException('Sign in to use this key.');
    throw new BadRequestException('sessionId must be a session key: session_{timestamp}_{random}.');
  }
}
