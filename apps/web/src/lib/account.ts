import { type QueryClient, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type User, userKey } from '#libs/contracts';
import { nowHere } from './last-user';
import { remembered, useRemembered } from './local-storage';
import { queries } from './queries';
import { sessionKey } from './session';
import { useFeature } from './use-town';

/** Who is at this page, once the server has said so. Where it could not say, nobody who has signed in. */
export type Account = 'loading' | 'anonymous' | User;

export const useAccount = (): Account => {
  const { data, isPending } = useQuery(queries.account);
  return data ?? (isPending ? 'loading' : 'anonymous');
};

/** Whoever has signed in. */
export const useUser = (): User | undefined => {
  const account = useAccount();
  return typeof account === 'object' ? account : undefined;
};

/** Whether to offer an account: to nobody who has one, nor who had signed in the last time, before it is known whether they still are. */
export const useMayJoin = (): boolean => {
  const account = useAccount();
  const [lastUser] = useRemembered(remembered.userId);
  const accounts = useFeature('accounts');
  return accounts && (account === 'anonymous' || (account === 'loading' && lastUser === ''));
};

/**
 * The key under which is kept what is shown as the person's own: `user_{id}` once signed in, else that of this device. Undefined
 * until it is known whose: then nothing of anybody is shown.
 */
export const useOwnKey = (): string | undefined => {
  const newcomer = useContext(NewcomerContext);
  const account = useAccount();
  return account === 'loading' ? newcomer : keyOf(account);
};

/** The key of whom the page was drawn for, who has nothing of their own yet; undefined where it was not drawn. */
export const NewcomerContext = createContext<string | undefined>(undefined);

/** The key under which is kept what is done now. Whoever acts before it is known who they are waits for that. */
export const ownKey = async (client: QueryClient): Promise<string> =>
  keyOf((await client.ensureQueryData(queries.account)) ?? 'anonymous');

/** What is theirs is fetched before they are there: nobody sees the page without it. */
export const enter = async (client: QueryClient, user: User) => {
  const key = userKey(user.id);
  await nowHere(user);
  await Promise.all([
    client.prefetchQuery({ ...queries.preferences(key), staleTime: 0 }),
    client.prefetchQuery({ ...queries.sidebar(key), staleTime: 0 }),
  ]);
  await client.cancelQueries({ queryKey: queries.account.queryKey });
  client.setQueryData(queries.account.queryKey, user);
};

/** Whoever was here is signed out by what they have done, and need not be told. */
export const leave = (client: QueryClient) => {
  void nowHere(null);
  client.resetQueries({ queryKey: queries.account.queryKey });
};

const keyOf = (account: User | 'anonymous') => (account === 'anonymous' ? sessionKey() : userKey(account.id));
