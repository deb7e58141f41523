import type { BrowserContext } from 'playwright-core';
import type { SignedInUser } from '#libs/contracts';
import { PASSWORD } from '../account';

let comers = 0;

/** Of somebody who was never there before, also at a second try. */
export const aNewAddress = (): string => `newcomer-${++comers}@example.com`;

/** Registers somebody who uses this browser, and signs them in. */
export const signUp = async (context: BrowserContext, email: string) => {
  const answer = await context.request.post('/api/auth/register', { data: { email, password: PASSWORD } });
  const { user }: SignedInUser = await answer.json();
  const key = `user_${user.id}`;
  return {
    id: user.id,
    key,
    save: async (...ids: number[]) => {
      for (const id of ids) await context.request.post(`/api/events/${id}/save`, { data: { sessionId: key } });
    },
  };
};
