import { Injectable } from '@nestjs/common';
import type { Role } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { accounts } from '#projections';
import type { SignedIn } from './signed-in';

/** Who may do what at this instant, whatever was so when they signed in: what was revoked ends at once. */
@Injectable()
export class Roles {
  constructor(private readonly readModels: ReadModels) {}

  /** None where the sign-in has ended, whose it was is forgotten, or their account is parked: what they hold now is not known. */
  async of({ account, signIn }: SignedIn): Promise<readonly Role[]> {
    const known = await this.readModels.getSure(accounts, account);
    return known?.signIns.includes(signIn) ? known.roles : [];
  }

  /** Whether one of them is held. What answers for longer than a request asks again. */
  async holds(resident: SignedIn, oneOf: readonly Role[]): Promise<boolean> {
    return (await this.of(resident)).some((role) => oneOf.includes(role));
  }
}
