import { BadRequestException, Injectable, type PipeTransform, UnauthorizedException } from '@nestjs/common';
import { SESSION_KEY, USER_KEY } from '#libs/contracts';

/**
 * A session key is a capability: whoever holds it owns its preferences. A `user_{id}` is none: it answers only to that
 * user's sign-in, and nobody can sign in yet. Its value never gets into a message.
 */
@Injectable()
export class PreferenceKey implements PipeTransform<unknown, string> {
  transform(key: unknown): string {
    if (typeof key === 'string' && SESSION_KEY.test(key)) return key;
    if (typeof key === 'string' && USER_KEY.test(key)) throw new UnauthorizedException('Sign in to use this key.');
    throw new BadRequestException('sessionId must be a session key: session_{timestamp}_{random}.');
  }
}
