import { useQueryClient } from '@tanstack/react-query';
import type { CodeAsked, SignedInUser, Told } from '#libs/contracts';
import type { LoginBody } from '#libs/contracts/requests';
import { enter } from '../../lib/account';
import { ApiError, api } from '../../lib/api';
import type { AuthMode } from '../../lib/auth-dialog';
import { focusHeading } from '../../lib/focus-heading';
import { ifAnyQueued } from '../../lib/offline-queue/send-or-queue';
import { askForOnboarding } from '../../lib/onboarding';
import { sessionKey } from '../../lib/session';
import { toast } from '../../lib/toast';
import { MODES } from './auth-modes';
import { beginAnew } from './begin-anew';
import { type Problems, problemsSaid, type Typed } from './problems';

/** Sends what was typed. Answers what is wrong with it or still asked for, nothing once it is done; a refusal is told as a toast too. */
export const useAuth = (mode: AuthMode) => {
  const client = useQueryClient();
  const { path, failed, done } = MODES[mode];

  const signIn = async ({ email, password, code }: Typed): Promise<Problems | undefined> => {
    const request: LoginBody = { email, password, sessionId: sessionKey(), ...(code && { code }) };
    // What was wished here before is theirs who were here.
    await ifAnyQueued(({ takeUp }) => takeUp());
    const { user } = await api.post<SignedInUser | CodeAsked>(path, request);
    if (!user) return { code: '' };
    await ifAnyQueued(({ keepOnlyOf }) => keepOnlyOf(user.id));
    await enter(client, user);
    beginAnew(user);
    focusHeading();
    toast(done);
    if (mode === 'register') setTimeout(askForOnboarding, FOLLOW_UP_MS);
    return undefined;
  };
  const askForLink = async ({ email }: Typed): Promise<undefined> => {
    const { message } = await api.post<Told>(path, { email });
    toast({ ...done, description: message });
  };
  const send = mode === 'forgot-password' ? askForLink : signIn;

  return async (typed: Typed): Promise<Problems | undefined> => {
    try {
      return await send({ ...typed, email: typed.email.trim() });
    } catch (error) {
      const said = error instanceof ApiError ? error.sentence : undefined;
      const problems = error instanceof ApiError && said ? problemsSaid(error.status, said) : {};
      const [description = said ?? failed.description] = Object.values(problems);
      toast({ title: failed.title, description, variant: 'destructive' });
      return problems;
    }
  };
};

/** After this long comes what follows a registration. */
const FOLLOW_UP_MS = 100;
