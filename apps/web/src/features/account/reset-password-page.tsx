import { useEffect } from 'react';
import { useParams } from 'wouter';
import type { ResetTokenState } from '#libs/contracts';
import { askForAuth } from '../../lib/auth-dialog';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/button';
import { MantineRoot } from '../../ui/mantine-root';
import { Page } from '../../ui/page';
import { NewPasswordForm } from './new-password-form';
import styles from './reset-password-page.module.css';
import { useLetterLink } from './use-letter-link';
import { Ways } from './ways';

/** Where the link in a letter leads. */
export const ResetPasswordPage = () => {
  const { token = '' } = useParams();
  const { state, again } = useLink(token);
  return (
    <Page title="Reset Password" lead={LEADS[state]}>
      <div className={styles.form}>
        {state === 'valid' && (
          <MantineRoot>
            <NewPasswordForm token={token} />
          </MantineRoot>
        )}
        {(state === 'invalid' || state === 'unverified') && (
          <Ways again={state === 'unverified' && again}>
            {state === 'invalid' && (
              <Button variant="filled" onClick={() => askForAuth('forgot-password')}>
                Send Reset Link
              </Button>
            )}
          </Ways>
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

/** Whether it is still good; what is wrong with it is told as a toast too. */
const useLink = (token: string) => {
  const stateOf = ({ valid }: ResetTokenState) => (valid ? 'valid' : 'invalid');
  const { state, again } = useLetterLink('/auth/verify-reset-token', token, stateOf, { valid: true });
  useEffect(() => {
    if (state === 'invalid') toast(INVALID);
    if (state === 'unverified') toast(UNVERIFIED);
  }, [state]);
  return { state, again };
};

const INVALID = {
  title: 'Invalid reset link',
  description: 'This reset link is invalid or has expired.',
  variant: 'destructive',
} as const;
const UNVERIFIED = { title: 'Error', description: 'Unable to verify reset link', variant: 'destructive' } as const;
