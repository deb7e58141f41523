import type { QueryFunctionContext } from '@tanstack/react-query';
import type { CurrentUser, User } from '#libs/contracts';
import { api, Unreachable } from './api';
import { lastUser, nowHere } from './last-user';
import { remembered } from './local-storage';
import { toast } from './toast';

/**
 * Null for whoever has not signed in. A failure changes nothing, and tells nobody: who was not known to have signed in stays
 * anonymous, and where nobody answers it is whoever was here before. Whoever was signed in here the last time, and is not any more, is told.
 */
export const readAccount = async ({ client, queryKey }: QueryFunctionContext): Promise<User | null> => {
  const answer = await api.get<CurrentUser>('/auth/me').catch((error: unknown) => error);
  if (answer instanceof Error) return client.getQueryData<User>(queryKey) ?? (answer instanceof Unreachable ? lastUser() : null);
  const { user } = answer as CurrentUser;
  if (!user && remembered.userId.read()) toast(SIGNED_OUT);
  await nowHere(user);
  return user;
};

const SIGNED_OUT = { title: 'You have been signed out', description: 'Sign in again to see what you follow and have saved.' };
