import { Injectable } from '@nestjs/common';
import { internationally } from '#libs/contracts';
import { type HashedKey, type HashedNumber, hashedNumber, sealedFor } from '#libs/domain';
import { PersonalKeys, type Sealed, seal, unseal } from '#libs/event-sourcing';

/** Under it the keys hold one that is nobody's: what telephone numbers are hashed with. */
const NUMBERS = 'telephone numbers';

const ABOUT = 'telephone number';

/** Telephone numbers are in the clear here, and nowhere further down. */
@Injectable()
export class Phones {
  constructor(private readonly keys: PersonalKeys) {}

  async hashed(phone: string): Promise<HashedNumber> {
    return hashedNumber(await this.keys.made(NUMBERS), phone);
  }

  async sealed(key: HashedKey, phone: string): Promise<Sealed> {
    return seal(await this.keys.made(sealedFor(key)), ABOUT, internationally(phone));
  }

  /** With its country's digits; null where the key is gone: then it can be read by nobody. */
  async opened(key: HashedKey, phone: Sealed): Promise<string | null> {
    const secret = await this.keys.get(sealedFor(key));
    return secret ? unseal(secret, ABOUT, phone) : null;
  }
}
