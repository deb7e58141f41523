import type { BrowserContext } from 'playwright-core';
import { Granting } from '../../apps/api/src/accounts/granting';
import { signUp } from './account';
import type { Screens } from './browser';

let people = 0;

/** The browser of an operator who has signed in. */
export const operator = async (screens: Screens, looks: Parameters<Screens['somebody']>[0] = {}): Promise<BrowserContext> => {
  const context = await screens.somebody(looks);
  const email = `operator-${++people}@example.com`;
  await signUp(context, email);
  await screens.almanac().app.get(Granting, { strict: false }).grant(email, 'operator', 'operator');
  return context;
};
