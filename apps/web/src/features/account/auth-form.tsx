import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { AuthMode } from '../../lib/auth-dialog';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import styles from './auth-dialog.module.css';
import { MODES } from './auth-modes';
import { CodeField } from './code-field';
import { PASSWORD_LENGTHS, type Problems, problemsIn } from './problems';
import { useAuth } from './use-auth';

type Props = { mode: AuthMode; onForgotten: () => void; onDone: () => void };

/** What is typed stays in its fields, where the browser and password managers know it, until it has been sent with success. */
export const AuthForm = ({ mode, onForgotten, onDone }: Props) => {
  const { button, password } = MODES[mode];
  const [problems, setProblems] = useState<Problems>({});
  const [sending, setSending] = useState(false);
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const send = useAuth(mode);
  useFocusGone(form);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const typed = typedIn(form);
    const wrong = problemsIn(mode, typed);
    setProblems(wrong);
    if (isGood(wrong)) {
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
          help={mode === 'register' ? PASSWORD_LENGTHS : undefined}
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

const typedIn = ({ current }: RefObject<HTMLFormElement | null>) => {
  const data = new FormData(current!);
  const code = data.get('code');
  return {
    ...{ email: String(data.get('email')), password: String(data.get('password') ?? '') },
    ...(code !== null && { code: String(code).trim() }),
  };
};

const isGood = (problems: Problems) => Object.keys(problems).length === 0;

/** Where something is wrong one goes on typing. */
const focusFirst = ({ current }: RefObject<HTMLFormElement | null>, problems: Problems) => {
  const first = ['email', 'password', 'code'].find((name) => name in problems);
  if (first) current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
};

/** The link that led from another mode is gone; at the first opening the dialog itself sees to it. */
const useFocusGone = (form: RefObject<HTMLFormElement | null>) =>
  useEffect(() => {
    if (document.activeElement === document.body) form.current?.querySelector('input')?.focus();
  }, [form]);
