import { Injectable } from '@nestjs/common';
import { toInternationalDigits } from '#libs/contracts';
import { type HashedKey, type HashedNumber, hashedNumber, residentKeyName } from '#libs/domain';
import { decrypt, encrypt, PersonalKeys, type Sealed } from '#libs/event-sourcing';

/** The key belongs to no resident. */
const HASH_KEY_NAME = 'telephone numbers';

const ENCRYPTION_CONTEXT = 'telephone number';

/** Facts and read models hold numbers only encrypted or hashed. */
@Injectable()
export class PhoneEncryption {
  constructor(private readonly keys: PersonalKeys) {}

  async hash(phone: string): Promise<HashedNumber> {
    return hashedNumber(await this.keys.getOrCreate(HASH_KEY_NAME), phone);
  }

  async encrypt(key: HashedKey, phone: string): Promise<Sealed> {
    return encrypt(await this.keys.getOrCreate(residentKeyName(key)), ENCRYPTION_CONTEXT, toInternationalDigits(phone));
  }

  async decrypt(key: HashedKey, phone: Sealed): Promise<string | null> {
    const secret = await this.keys.get(residentKeyName(key));
    return secret ? decrypt(secret, ENCRYPTION_CONTEXT, phone) : null;
  }
}
