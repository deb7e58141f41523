import { useQueryClient } from '@tanstack/react-query';
import type { CodeRequired, MessageResponse, SignedInUser } from '#libs/contracts';
import type { LoginBody } from '#libs/contracts/requests';
import { enterAccount } from '../../lib/account';
import { ApiError, api } from '../../lib/api';
import type { AuthMode } from '../../lib/auth-dialog';
import { focusHeading } from '../../lib/focus-heading';
import { ifAnyQueued } from '../../lib/offline-queue/send-or-queue';
import { openOnboarding } from '../../lib/onboarding';
import { sessionKey } from '../../lib/session';
import { toast } from '../../lib/toast';
import { AUTH_MODES } from './auth-modes';
import { type AuthFormValues, type AuthProblems, toAuthProblems } from './auth-problems';
import { resetSearchFor } from './reset-search';

export const useAuth = (mode: AuthMode) => {
  const client = useQueryClient();
  const { path, failed, done } = AUTH_MODES[mode];

  const signIn = async ({ email, password, code }: AuthFormValues): Promise<AuthProblems | undefined> => {
    const request: LoginBody = { email, password, sessionId: sessionKey(), ...(code && { code }) };
    // Changes queued before sign-in belong to the previous visitor.
    await ifAnyQueued(({ takeUp }) => takeUp());
    const { user } = await api.post<SignedInUser | CodeRequired>(path, request);
    if (!user) return { code: '' };
    await ifAnyQueued(({ keepOnlyOf }) => keepOnlyOf(user.id));
    await enterAccount(client, user);
    resetSearchFor(user);
    focusHeading();
    toast(done);
    if (mode === 'register') setTimeout(openOnboarding, FOLLOW_UP_MS);
    return undefined;
  };
  const askForLink = async ({ email }: AuthFormValues): Promise<undefined> => {
    const { message } = await api.post<MessageResponse>(path, { email });
    toast({ ...done, description: message });
  };
  const send = mode === 'forgot-password' ? askForLink : signIn;

  return async (typed: AuthFormValues): Promise<AuthProblems | undefined> => {
    try {
      return await send({ ...typed, email: typed.email.trim() });
    } catch (error) {
      const message = error instanceof ApiError ? error.sentence : undefined;
      const problems = error instanceof ApiError && message ? toAuthProblems(error.status, message) : {};
      const [description = message ?? failed.description] = Object.values(problems);
      toast({ title: failed.title, description, variant: 'destructive' });
      return problems;
    }
  };
};

const FOLLOW_UP_MS = 100;
