import { type FormEvent, type ReactNode, useState } from 'react';
import { type User, WRONG_CODE } from '#libs/contracts';
import { sentenceOf } from '../../../lib/api';
import { Button } from '../../../ui/button';
import { CodeField } from '../../account/code-field';
import { FocusedHeading } from '../second-factor/focused-heading';
import { useSecondFactor } from '../second-factor/use-second-factor';
import settings from '../settings.module.css';
import { YourPassword } from '../your-password';

/** What was typed, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>;

export type Problem = Readonly<{ field: string; words: string }>;

type Props = {
  user: User;
  title: string;
  action: string;
  /** What to say where the server says nothing. */
  failed: string;
  /** What is wrong with the new that was typed. */
  problemIn: (typed: Typed) => Problem | undefined;
  /** The field that a refusal is about, where it is not about the password or the code. */
  about: string;
  send: (typed: Typed) => Promise<void>;
  onStay: () => void;
  /** The fields for the new. */
  children: (errorIn: (field: string) => string | undefined) => ReactNode;
};

/** The new that somebody signs in with, and what shows that they may set it: the password, and a code where the account asks for one. */
export const CredentialsForm = ({ user, title, action, failed, problemIn, about, send, onStay, children }: Props) => {
  const { data: secondFactor } = useSecondFactor(user);
  const [problem, setProblem] = useState<Problem>();
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const show = (problem: Problem) => {
      setProblem(problem);
      form.querySelector<HTMLInputElement>(`[name="${problem.field}"]`)?.focus();
    };
    const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const wrong = problemIn(typed) ?? missingIn(typed);
    if (wrong) return show(wrong);
    setProblem(undefined);
    setSending(true);
    try {
      await send(typed);
    } catch (error) {
      const words = sentenceOf(error, failed);
      setSending(false);
      show({ field: fieldOf(words, about), words });
    }
  };
  const errorIn = (field: string) => (problem?.field === field ? problem.words : undefined);

  return (
    <form className={settings.confirm} noValidate onSubmit={submit}>
      <FocusedHeading>{title}</FocusedHeading>
      {children(errorIn)}
      <YourPassword user={user} error={errorIn('password')} />
      {(secondFactor?.enabled || problem?.words === WRONG_CODE) && <CodeField error={errorIn('code')} />}
      <div className={settings.answers}>
        <Button type="submit" variant="filled" aria-disabled={sending}>
          {action}
        </Button>
        <Button onClick={onStay}>Cancel</Button>
      </div>
    </form>
  );
};

const missingIn = ({ password, code }: Typed): Problem | undefined => {
  if (!password) return { field: 'password', words: 'Password is required.' };
  return code?.trim() === '' ? { field: 'code', words: 'Code is required.' } : undefined;
};

const fieldOf = (words: string, about: string): string => {
  if (words === WRONG_CODE) return 'code';
  return words === 'This password is wrong.' ? 'password' : about;
};
