import { Injectable } from '@nestjs/common';
import type { Role } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { accounts } from '#projections';
import type { SignedInAccount } from './resident';

/** A revoked role ends at once, whatever it was at sign-in. */
@Injectable()
export class Roles {
  constructor(private readonly readModels: ReadModels) {}

  /** Returns no roles if the sign-in ended, the account is forgotten, or its document is parked. */
  async of({ account, signIn }: SignedInAccount): Promise<readonly Role[]> {
    const document = await this.readModels.getUnlessParked(accounts, account);
    return document?.signIns.includes(signIn) ? document.roles : [];
  }

  /** Long-lived responses must check again. */
  async holds(resident: SignedInAccount, oneOf: readonly Role[]): Promise<boolean> {
    return (await this.of(resident)).some((role) => oneOf.includes(role));
  }
}
