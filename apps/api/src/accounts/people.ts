import { Injectable, UnauthorizedException } from '@nestjs/common';
import type { User } from '#libs/contracts';
import { type HashedAddress, hashedAddress } from '#libs/domain';
import { KeyDestroyed, PersonalKeys, ReadModels, type Sealed, seal, unseal } from '#libs/event-sourcing';
import { type AccountDocument, accounts } from '#projections';
import type { SignedIn } from '../http/signed-in';

/** Under it the keys hold one that is nobody's: what addresses are hashed with. */
const ADDRESSES = 'email addresses';

type Fact = 'email' | 'password' | 'second factor';

/** Who has an account. What is personal of them is in the clear here, and nowhere further down. */
@Injectable()
export class People {
  constructor(
    private readonly keys: PersonalKeys,
    private readonly readModels: ReadModels,
  ) {}

  async addressOf(email: string): Promise<HashedAddress> {
    return hashedAddress(await this.keys.made(ADDRESSES), email);
  }

  /** Who was forgotten while they were parked still stands there: whoever has the address since comes first. */
  async at(address: HashedAddress): Promise<AccountDocument | undefined> {
    const all = await this.readModels.find(accounts, { address: { eq: address } });
    if (all.length > 1) for (const account of all) if (await this.userOf(account)) return account;
    return all[0];
  }

  async get(id: string): Promise<AccountDocument | undefined> {
    return this.readModels.get(accounts, id);
  }

  /** Throws a 401 where nobody is signed in, which says what for. */
  async ofResident(resident: SignedIn | undefined, wish = 'choose how you sign in'): Promise<AccountDocument> {
    const account = resident && (await this.get(resident.account));
    if (!account) throw new UnauthorizedException(`Sign in to ${wish}.`);
    return account;
  }

  /** Whether what is shown of an account is what it is: not while it is parked. */
  async isSure(id: string): Promise<boolean> {
    return (await this.readModels.getSure(accounts, id)) !== undefined;
  }

  /** Under such an id nobody can register any more. */
  async isForgotten(id: string): Promise<boolean> {
    const had = await this.keys.made(id).catch((error) => (error instanceof KeyDestroyed ? undefined : Promise.reject(error)));
    return had === undefined;
  }

  /** Undefined where their key is gone: then it can be read by nobody. */
  async userOf({ id, email, roles }: AccountDocument): Promise<User | undefined> {
    const told = await this.read(id, 'email', email);
    return told === undefined ? undefined : { id, email: told, roles };
  }

  /** Undefined where nobody has it, or their key is gone. */
  async emailOf(id: string): Promise<string | undefined> {
    const account = await this.get(id);
    return account && this.read(id, 'email', account.email);
  }

  /** What a fact of an account has sealed; undefined where their key is gone. */
  async emailIn(id: string, email: Sealed): Promise<string | undefined> {
    return this.read(id, 'email', email);
  }

  async passwordOf({ id, password }: AccountDocument): Promise<string | undefined> {
    return this.read(id, 'password', password);
  }

  /** The secret that codes follow from. */
  async secondFactorOf({ id, secondFactor }: AccountDocument): Promise<string | undefined> {
    return secondFactor ? this.read(id, 'second factor', secondFactor.secret) : undefined;
  }

  async sealed(id: string, fact: Fact, text: string): Promise<Sealed> {
    return seal(await this.keys.made(id), aboutOf(id, fact), text);
  }

  private async read(id: string, fact: Fact, text: Sealed): Promise<string | undefined> {
    const key = await this.keys.get(id);
    try {
      return key && unseal(key, aboutOf(id, fact), text);
    } catch {
      return undefined; // The key was lost, and another one made since.
    }
  }
}

const aboutOf = (id: string, fact: Fact) => `${fact} of account ${id}`;
