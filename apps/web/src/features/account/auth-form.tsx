import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { AuthMode } from '../../lib/auth-dialog';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import styles from './auth-dialog.module.css';
import { AUTH_MODES } from './auth-modes';
import { type AuthProblems, findAuthProblems, PASSWORD_LENGTH_TEXT } from './auth-problems';
import { CodeField } from './code-field';
import { useAuth } from './use-auth';

type Props = { mode: AuthMode; onForgotten: () => void; onDone: () => void };

/** Uncontrolled fields, so that browsers and password managers can fill them. They keep their values until the request succeeds. */
export const AuthForm = ({ mode, onForgotten, onDone }: Props) => {
  const { button, password } = AUTH_MODES[mode];
  const [problems, setProblems] = useState<AuthProblems>({});
  const [sending, setSending] = useState(false);
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const send = useAuth(mode);
  useRestoreFocus(form);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const typed = readForm(form);
    const wrong = findAuthProblems(mode, typed);
    setProblems(wrong);
    if (hasNoProblems(wrong)) {
      setSending(true);
      const refused = await send(typed);
      setSending(false);
      if (!refused) return onDone();
      setProblems(refused);
      if (refused.code !== undefined) setAsksForCode(true);
      focusFirst(form, refused);
    } else focusFirst(form, wrong);
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Field label="Email" name="email" type="email" autoComplete="username" required error={problems.email} data-autofocus />
      {password && (
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete={password}
          required
          help={mode === 'register' ? PASSWORD_LENGTH_TEXT : undefined}
          error={problems.password}
        />
      )}
      {asksForCode && <CodeField error={problems.code || undefined} autoFocus />}
      {mode === 'login' && (
        <p className={styles.forgotten}>
          <button type="button" className="link" onClick={onForgotten}>
            Forgot your password?
          </button>
        </p>
      )}
      <Button type="submit" variant="filled" aria-disabled={sending}>
        {button}
      </Button>
    </form>
  );
};

const readForm = ({ current }: RefObject<HTMLFormElement | null>) => {
  const data = new FormData(current!);
  const code = data.get('code');
  return {
    ...{ email: String(data.get('email')), password: String(data.get('password') ?? '') },
    ...(code !== null && { code: String(code).trim() }),
  };
};

const hasNoProblems = (problems: AuthProblems) => Object.keys(problems).length === 0;

const focusFirst = ({ current }: RefObject<HTMLFormElement | null>, problems: AuthProblems) => {
  const first = ['email', 'password', 'code'].find((name) => name in problems);
  if (first) current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
};

/** The link that changed the mode is gone. On the first opening the dialog sets the focus. */
const useRestoreFocus = (form: RefObject<HTMLFormElement | null>) =>
  useEffect(() => {
    if (document.activeElement === document.body) form.current?.querySelector('input')?.focus();
  }, [form]);
