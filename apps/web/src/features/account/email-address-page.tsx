import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'wouter';
import type { EmailLinkPurpose, EmailLinkState, Told } from '#libs/contracts';
import { leave } from '../../lib/account';
import { api, sentenceOf } from '../../lib/api';
import { askForAuth } from '../../lib/auth-dialog';
import { focusHeading } from '../../lib/focus-heading';
import { queries } from '../../lib/queries';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import styles from './reset-password-page.module.css';
import { useLetterLink } from './use-letter-link';
import { Ways } from './ways';

/** Where the links in letters about a new email address lead. Nothing is done before somebody presses: programs open links too. */
export const EmailAddressPage = () => {
  const { token = '' } = useParams();
  const { state, again } = useLetterLink('/auth/verify-email-token', token, ({ does }: EmailLinkState) => does ?? 'invalid');
  const { data: told, error, isPending, mutate } = useLinkAction(token, state);
  const outcome = told?.message ?? (error ? sentenceOf(error, FAILED) : '');
  const isUndone = told && state === 'undo';
  return (
    <Page title="Email Address" {...(!outcome && { lead: LEADS[state] })}>
      <div className={styles.form}>
        <p role="status" className={styles.outcome}>
          {outcome}
        </p>
        {state !== 'verifying' && (
          <Ways again={state === 'unverified' && again}>
            {isUndone && (
              <Button variant="filled" onClick={() => askForAuth('forgot-password')}>
                Set a new password
              </Button>
            )}
            {!told && (state === 'change' || state === 'undo') && (
              <Button variant="filled" aria-disabled={isPending} onClick={() => isPending || mutate()}>
                {ACTIONS[state]}
              </Button>
            )}
          </Ways>
        )}
      </div>
    </Page>
  );
};

const ACTIONS = { change: 'Use this email address', undo: 'Undo the change' } as const satisfies Record<EmailLinkPurpose, string>;

const LEADS = {
  verifying: 'Verifying your link…',
  change: 'Sign in with this email address from now on. You are signed out on all other devices then.',
  undo: 'Your account gets its former email address back, and everybody is signed out of it.',
  invalid: 'This link is invalid or has expired.',
  unverified: 'Unable to verify your link.',
};

const FAILED = 'Nothing has changed. Please try again.';

/** Whoever is signed in here is asked for anew: they have another address now, or have been signed out. */
const useLinkAction = (token: string, state: keyof typeof LEADS) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.post<Told>('/auth/use-email-token', { token }),
    onSuccess: () => {
      if (state === 'undo') leave(client);
      else void client.invalidateQueries({ queryKey: queries.account.queryKey });
    },
    onSettled: focusHeading,
  });
};
