import { type QueryClient, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { toUserKey, type User } from '#libs/contracts';
import { rememberUser } from './last-user';
import { remembered, useRemembered } from './local-storage';
import { queries } from './queries';
import { sessionKey } from './session';
import { useFeature } from './use-town';

/** Who is signed in, as the server last said. Anonymous if it could not say and nobody was signed in before. */
export type Account = 'loading' | 'anonymous' | User;

export const useAccount = (): Account => {
  const { data, isPending } = useQuery(queries.account);
  return data ?? (isPending ? 'loading' : 'anonymous');
};

export const useUser = (): User | undefined => {
  const account = useAccount();
  return typeof account === 'object' ? account : undefined;
};

/** False for a user, and while it is being checked whether the last one is still signed in. */
export const useMayRegister = (): boolean => {
  const account = useAccount();
  const [lastUser] = useRemembered(remembered.userId);
  const accounts = useFeature('accounts');
  return accounts && (account === 'anonymous' || (account === 'loading' && lastUser === ''));
};

/** `user_{id}` when signed in, else the session key. Undefined until it is known, and then no personal data is shown. */
export const useOwnKey = (): string | undefined => {
  const newcomer = useContext(NewcomerContext);
  const account = useAccount();
  return account === 'loading' ? newcomer : keyOf(account);
};

/** The key of the newcomer that the server drew the page for. Undefined if it was drawn in the browser. */
export const NewcomerContext = createContext<string | undefined>(undefined);

/** Resolves with the key for a write, once the server has said who is signed in. */
export const ownKey = async (client: QueryClient): Promise<string> =>
  keyOf((await client.ensureQueryData(queries.account)) ?? 'anonymous');

/** Fetches the personal data first, so that the page never shows an account without it. */
export const enterAccount = async (client: QueryClient, user: User) => {
  const key = toUserKey(user.id);
  await rememberUser(user);
  await Promise.all([
    client.prefetchQuery({ ...queries.preferences(key), staleTime: 0 }),
    client.prefetchQuery({ ...queries.sidebar(key), staleTime: 0 }),
  ]);
  await client.cancelQueries({ queryKey: queries.account.queryKey });
  client.setQueryData(queries.account.queryKey, user);
};

/** No toast: the user signed out on purpose. */
export const leaveAccount = (client: QueryClient) => {
  void rememberUser(null);
  client.resetQueries({ queryKey: queries.account.queryKey });
};

const keyOf = (account: User | 'anonymous') => (account === 'anonymous' ? sessionKey() : toUserKey(account.id));
