import type { BrowserContext } from 'playwright-core';
import type { SignedInUser } from '#libs/contracts';
import { PASSWORD } from '../account';

let addressCount = 0;

/** A new address on every call, so a retried test gets another one. */
export const newEmailAddress = (): string => `newcomer-${++addressCount}@example.com`;

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
