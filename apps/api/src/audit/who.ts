import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import { isEmailAddress, SESSION_KEY, USER_KEY, userKey } from '#libs/contracts';
import { type HashedKey, hashedKey } from '#libs/domain';
import { People } from '../accounts/people';

export const HASHED_KEY = /^[\da-f]{64}$/;

/** Who is meant by what an auditor typed. What it was is kept nowhere. */
@Injectable()
export class Who {
  constructor(private readonly people: People) {}

  /** Throws a 400, and a 404 where nobody has an account at that address. */
  async meantBy(text: string): Promise<HashedKey> {
    const typed = text.trim();
    if (HASHED_KEY.test(typed)) return typed as HashedKey;
    if (SESSION_KEY.test(typed) || USER_KEY.test(typed)) return hashedKey(typed);
    if (isEmailAddress(typed)) return this.atAddress(typed);
    throw new BadRequestException(
      'key must be session_{timestamp}_{random}, user_{id}, an e-mail address, or the 64 digits that facts call somebody by.',
    );
  }

  private async atAddress(email: string): Promise<HashedKey> {
    const account = await this.people.at(await this.people.addressOf(email));
    if (!account) throw new NotFoundException('Nobody has an account with this email address.');
    return hashedKey(userKey(account.id));
  }
}
