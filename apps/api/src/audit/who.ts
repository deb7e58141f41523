import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import { isEmailAddress, SESSION_KEY, USER_KEY, userKey } from '#libs/contracts';
import { actorOf, type HashedKey, hashedKey, isHashedKey } from '#libs/domain';
import { People } from '../accounts/people';

/** Who is meant by what an auditor typed. What it was is kept nowhere. */
@Injectable()
export class Who {
  constructor(private readonly people: People) {}

  /** Throws a 400, and a 404 where nobody has an account at that address. */
  async meantBy(text: string): Promise<HashedKey> {
    const typed = text.trim();
    if (isHashedKey(typed)) return typed;
    if (SESSION_KEY.test(typed) || USER_KEY.test(typed)) return hashedKey(typed);
    if (isEmailAddress(typed)) return this.atAddress(typed);
    throw new BadRequestException(
      'key must be session_{timestamp}_{random}, user_{id}, an email address, or the hash of a key: 64 hexadecimal digits.',
    );
  }

  /** In whose names facts may be recorded that somebody is meant to have caused: an account acts as a resident, and by its role. */
  async actorsMeantBy(text: string): Promise<string[]> {
    const typed = text.trim();
    if (USER_KEY.test(typed)) return [hashedKey(typed), actorOf(typed.slice(userKey('').length))];
    if (SESSION_KEY.test(typed)) return [hashedKey(typed)];
    if (isEmailAddress(typed)) return this.actorsMeantBy(await this.keyAt(typed));
    return [typed];
  }

  private async atAddress(email: string): Promise<HashedKey> {
    return hashedKey(await this.keyAt(email));
  }

  private async keyAt(email: string): Promise<string> {
    const account = await this.people.at(await this.people.addressOf(email));
    if (!account) throw new NotFoundException('No account has this email address.');
    return userKey(account.id);
  }
}
