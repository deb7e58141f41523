import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import { isEmailAddress, SESSION_KEY_PATTERN, toUserKey, USER_KEY_PATTERN } from '#libs/contracts';
import { accountOfActor, type HashedKey, hashedKey, isHashedKey, toAccountActor } from '#libs/domain';
import { People } from '../accounts/people';

/** Searching for `actors` is an access to the histories of `accessedKeys`. */
export type ActorSearch = Readonly<{ actors: readonly string[]; accessedKeys: readonly HashedKey[] }>;

/** What an auditor types may be a secret key or an address, so it is stored nowhere. */
@Injectable()
export class ResidentKeyResolver {
  constructor(private readonly people: People) {}

  /** Throws a 400 for an unknown format, a 404 if no account has the address. */
  async resolveKey(text: string): Promise<HashedKey> {
    const trimmed = text.trim();
    if (isHashedKey(trimmed)) return trimmed;
    if (SESSION_KEY_PATTERN.test(trimmed) || USER_KEY_PATTERN.test(trimmed)) return hashedKey(trimmed);
    if (isEmailAddress(trimmed)) return this.hashedKeyOfEmail(trimmed);
    throw new BadRequestException(
      'key must be session_{timestamp}_{random}, user_{id}, an email address, or the hash of a key: 64 hexadecimal digits.',
    );
  }

  /**
   * Returns the actors under which facts of a person are recorded: an account acts as a resident, and by its role. Other texts are
   * actors already: a source, a reactor, 'operator'. Throws a 404 if no account has the address.
   */
  async resolveActors(text: string): Promise<ActorSearch> {
    const trimmed = text.trim();
    if (isEmailAddress(trimmed)) return this.resolveActors(await this.keyOfEmail(trimmed));
    const isUserKey = USER_KEY_PATTERN.test(trimmed);
    if (isUserKey || SESSION_KEY_PATTERN.test(trimmed) || isHashedKey(trimmed)) {
      const key = isHashedKey(trimmed) ? trimmed : hashedKey(trimmed);
      return { actors: isUserKey ? [key, toAccountActor(accountOfUserKey(trimmed))] : [key], accessedKeys: [key] };
    }
    const userKey = toUserKey(accountOfActor(trimmed) ?? '');
    return { actors: [trimmed], accessedKeys: USER_KEY_PATTERN.test(userKey) ? [hashedKey(userKey)] : [] };
  }

  private async hashedKeyOfEmail(email: string): Promise<HashedKey> {
    return hashedKey(await this.keyOfEmail(email));
  }

  private async keyOfEmail(email: string): Promise<string> {
    const account = await this.people.findByAddress(await this.people.hashAddress(email));
    if (!account) throw new NotFoundException('No account has this email address.');
    return toUserKey(account.id);
  }
}

const accountOfUserKey = (key: string) => key.slice(toUserKey('').length);
