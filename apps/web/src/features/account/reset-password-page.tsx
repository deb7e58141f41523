import { useEffect } from 'react';
import { useParams } from 'wouter';
import type { ResetTokenState } from '#libs/contracts';
import { openAuthDialog } from '../../lib/auth-dialog';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/button';
import { MantineRoot } from '../../ui/mantine-root';
import { Page } from '../../ui/page';
import { NewPasswordForm } from './new-password-form';
import { NextSteps } from './next-steps';
import styles from './reset-password-page.module.css';
import { useMailLink } from './use-letter-link';

export const ResetPasswordPage = () => {
  const { token = '' } = useParams();
  const { state, again } = useResetLink(token);
  return (
    <Page title="Reset Password" lead={LEADS[state]}>
      <div className={styles.form}>
        {state === 'valid' && (
          <MantineRoot>
            <NewPasswordForm token={token} />
          </MantineRoot>
        )}
        {(state === 'invalid' || state === 'unverified') && (
          <NextSteps again={state === 'unverified' && again}>
            {state === 'invalid' && (
              <Button variant="filled" onClick={() => openAuthDialog('forgot-password')}>
                Send Reset Link
              </Button>
            )}
          </NextSteps>
        )}
      </div>
    </Page>
  );
};

const LEADS = {
  verifying: 'Verifying your reset link…',
  valid: 'Set a new password. You are signed out on all devices then.',
  invalid: 'This reset link is invalid or has expired. A link works once, for one hour.',
  unverified: 'Unable to verify reset link.',
};

const useResetLink = (token: string) => {
  const stateOf = ({ valid }: ResetTokenState) => (valid ? 'valid' : 'invalid');
  const { state, again } = useMailLink('/auth/verify-reset-token', token, stateOf, { valid: true });
  useEffect(() => {
    if (state === 'invalid') toast(INVALID_TOAST);
    if (state === 'unverified') toast(UNVERIFIED_TOAST);
  }, [state]);
  return { state, again };
};

const INVALID_TOAST = {
  title: 'Invalid reset link',
  description: 'This reset link is invalid or has expired.',
  variant: 'destructive',
} as const;
const UNVERIFIED_TOAST = { title: 'Error', description: 'Unable to verify reset link', variant: 'destructive' } as const;
