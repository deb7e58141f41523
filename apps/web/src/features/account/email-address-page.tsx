import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'wouter';
import type { EmailLinkPurpose, EmailLinkState, MessageResponse } from '#libs/contracts';
import { leaveAccount } from '../../lib/account';
import { api, errorText } from '../../lib/api';
import { openAuthDialog } from '../../lib/auth-dialog';
import { focusHeading } from '../../lib/focus-heading';
import { queries } from '../../lib/queries';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { NextSteps } from './next-steps';
import styles from './reset-password-page.module.css';
import { useMailLink } from './use-letter-link';

/** Nothing changes until a button is pressed, because mail programs open links too. */
export const EmailAddressPage = () => {
  const { token = '' } = useParams();
  const { state, again } = useMailLink('/auth/verify-email-token', token, ({ does }: EmailLinkState) => does ?? 'invalid');
  const { data: response, error, isPending, mutate } = useLinkAction(token, state);
  const outcome = response?.message ?? (error ? errorText(error, FAILED_TEXT) : '');
  const isUndone = response && state === 'undo';
  return (
    <Page title="Email Address" {...(!outcome && { lead: LEADS[state] })}>
      <div className={styles.form}>
        <p role="status" className={styles.outcome}>
          {outcome}
        </p>
        {state !== 'verifying' && (
          <NextSteps again={state === 'unverified' && again}>
            {isUndone && (
              <Button variant="filled" onClick={() => openAuthDialog('forgot-password')}>
                Set a new password
              </Button>
            )}
            {!response && (state === 'change' || state === 'undo') && (
              <Button variant="filled" aria-disabled={isPending} onClick={() => isPending || mutate()}>
                {ACTIONS[state]}
              </Button>
            )}
          </NextSteps>
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

const FAILED_TEXT = 'Nothing has changed. Please try again.';

/** Refetches the account of a signed-in user, whose address has changed or whose session has ended. */
const useLinkAction = (token: string, state: keyof typeof LEADS) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.post<MessageResponse>('/auth/use-email-token', { token }),
    onSuccess: () => {
      if (state === 'undo') leaveAccount(client);
      else void client.invalidateQueries({ queryKey: queries.account.queryKey });
    },
    onSettled: focusHeading,
  });
};
