import type { BrowserContext } from 'playwright-core';
import type { Role } from '#libs/contracts';
import { Granting } from '../../apps/api/src/accounts/granting';
import { signUp } from './account';
import type { Screens } from './browser';

type Looks = Parameters<Screens['somebody']>[0];

let people = 0;

/** The browser of somebody who has signed in and holds a role. */
const holding =
  (role: Role) =>
  async (screens: Screens, looks: Looks = {}): Promise<BrowserContext> => {
    const context = await screens.somebody(looks);
    const email = `${role}-${++people}@example.com`;
    await signUp(context, email);
    await screens.almanac().app.get(Granting, { strict: false }).grant(email, role, 'operator', { unproven: true });
    return context;
  };

export const operator = holding('operator');
export const auditor = holding('auditor');
