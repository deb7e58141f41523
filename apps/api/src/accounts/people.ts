import { Injectable, UnauthorizedException } from '@nestjs/common';
import type { User } from '#libs/contracts';
import { type HashedAddress, hashedAddress } from '#libs/domain';
import { decrypt, encrypt, KeyDestroyed, PersonalKeys, ReadModels, type Sealed } from '#libs/event-sourcing';
import { type AccountDocument, accounts } from '#projections';
import type { SignedInAccount } from '../http/resident';

/** The key belongs to no person. */
const ADDRESS_KEY_ID = 'email addresses';

type PersonalField = 'email' | 'password' | 'second factor';

/** Finds accounts, and encrypts and decrypts their personal data. No layer below decrypts it. */
@Injectable()
export class People {
  constructor(
    private readonly keys: PersonalKeys,
    private readonly readModels: ReadModels,
  ) {}

  async hashAddress(email: string): Promise<HashedAddress> {
    return hashedAddress(await this.keys.getOrCreate(ADDRESS_KEY_ID), email);
  }

  /** An account forgotten while it was parked is still listed: the later owner of the address wins. */
  async findByAddress(address: HashedAddress): Promise<AccountDocument | undefined> {
    const all = await this.readModels.find(accounts, { address: { eq: address } });
    if (all.length > 1) for (const account of all) if (await this.userOf(account)) return account;
    return all[0];
  }

  async get(id: string): Promise<AccountDocument | undefined> {
    return this.readModels.get(accounts, id);
  }

  /** Throws a 401 without a signed-in account. `purpose` completes "Sign in to …". */
  async requireAccount(resident: SignedInAccount | undefined, purpose = 'choose how you sign in'): Promise<AccountDocument> {
    const account = resident && (await this.get(resident.account));
    if (!account) throw new UnauthorizedException(`Sign in to ${purpose}.`);
    return account;
  }

  /** False while the account is parked: its document may lack facts. */
  async isCurrent(id: string): Promise<boolean> {
    return (await this.readModels.getUnlessParked(accounts, id)) !== undefined;
  }

  /** A forgotten id cannot be registered again. `get` does not tell a destroyed key from one never created; `getOrCreate` does, but creates a missing key. */
  async isForgotten(id: string): Promise<boolean> {
    const personalKey = await this.keys
      .getOrCreate(id)
      .catch((error) => (error instanceof KeyDestroyed ? undefined : Promise.reject(error)));
    return personalKey === undefined;
  }

  /** Returns undefined if the personal key is deleted. */
  async userOf({ id, email, roles }: AccountDocument): Promise<User | undefined> {
    const plainEmail = await this.decrypt(id, 'email', email);
    return plainEmail === undefined ? undefined : { id, email: plainEmail, roles };
  }

  /** Returns undefined without an account or if its key is deleted. */
  async emailOf(id: string): Promise<string | undefined> {
    const account = await this.get(id);
    return account && this.decrypt(id, 'email', account.email);
  }

  async decryptEmail(id: string, email: Sealed): Promise<string | undefined> {
    return this.decrypt(id, 'email', email);
  }

  async passwordOf({ id, password }: AccountDocument): Promise<string | undefined> {
    return this.decrypt(id, 'password', password);
  }

  async secondFactorOf({ id, secondFactor }: AccountDocument): Promise<string | undefined> {
    return secondFactor ? this.decrypt(id, 'second factor', secondFactor.secret) : undefined;
  }

  async encrypt(id: string, field: PersonalField, text: string): Promise<Sealed> {
    return encrypt(await this.keys.getOrCreate(id), contextOf(id, field), text);
  }

  private async decrypt(id: string, field: PersonalField, text: Sealed): Promise<string | undefined> {
    const key = await this.keys.get(id);
    try {
      return key && decrypt(key, contextOf(id, field), text);
    } catch {
      return undefined; // The key was lost and a new one was created.
    }
  }
}

const contextOf = (id: string, field: PersonalField) => `${field} of account ${id}`;
