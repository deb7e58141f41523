import type { QueryFunctionContext } from '@tanstack/react-query';
import type { CurrentUser, User } from '#libs/contracts';
import { api } from './api';
import { remembered } from './local-storage';
import { toast } from './toast';

/**
 * Null for whoever has not signed in. A failure changes nothing, and tells nobody: who was not known to have signed in stays
 * anonymous. Whoever was signed in here the last time, and is not any more, is told.
 */
export const readAccount = async ({ client, queryKey }: QueryFunctionContext): Promise<User | null> => {
  const answer = await api.get<CurrentUser>('/auth/me').catch(() => undefined);
  if (!answer) return client.getQueryData<User>(queryKey) ?? null;
  if (!answer.user && remembered.userId.read()) toast(SIGNED_OUT);
  if (answer.user) remembered.userId.write(answer.user.id);
  else remembered.userId.forget();
  return answer.user;
};

const SIGNED_OUT = { title: 'You have been signed out', description: 'Sign in again to see what you follow and have saved.' };
