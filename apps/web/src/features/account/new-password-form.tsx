import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { MessageResponse } from '#libs/contracts';
import type { ResetPasswordBody } from '#libs/contracts/requests';
import { leaveAccount } from '../../lib/account';
import { api, errorText } from '../../lib/api';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/button';
import { findLengthProblem, isTooShort, PASSWORDS_DIFFER_TEXT } from './auth-problems';
import { NewPasswordFields } from './new-password-fields';
import styles from './reset-password-page.module.css';

export const NewPasswordForm = ({ token }: { token: string }) => {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState<PasswordProblem>();
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const [password, repeatedPassword] = ['password', 'again'].map((name) => String(new FormData(form).get(name)));
    const wrong = findPasswordProblem(password!, repeatedPassword!);
    setWrong(wrong);
    if (wrong) {
      toast({ ...wrong, variant: 'destructive' });
      return form.querySelector<HTMLInputElement>(`[name="${wrong.field}"]`)?.focus();
    }
    setSending(true);
    const request: ResetPasswordBody = { token, password: password! };
    try {
      const { message } = await api.post<MessageResponse>('/auth/reset-password', request);
      leaveAccount(client);
      toast({ title: 'Password reset successful', description: message });
      navigate('/');
    } catch (error) {
      const description = errorText(error, FAILED_TEXT);
      toast({ title: 'Reset failed', description, variant: 'destructive' });
      setSending(false);
    }
  };

  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      <NewPasswordFields name="password" errorIn={(field) => (wrong?.field === field ? wrong.description : undefined)} />
      <Button type="submit" variant="filled" aria-disabled={sending}>
        Reset Password
      </Button>
    </form>
  );
};

const FAILED_TEXT = 'Unable to reset password. Please try again.';

type PasswordProblem = { field: 'password' | 'again'; title: string; description: string };

const findPasswordProblem = (password: string, again: string): PasswordProblem | undefined => {
  if (password !== again) return { field: 'again', title: "Passwords don't match", description: PASSWORDS_DIFFER_TEXT };
  const description = findLengthProblem(password);
  if (description === undefined) return undefined;
  const title = isTooShort(password) ? 'Password too short' : 'Password too long';
  return { field: 'password', title, description };
};
