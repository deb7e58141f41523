import { type FormEvent, type ReactNode, useState } from 'react';
import { WRONG_CODE_MESSAGE, WRONG_PASSWORD } from '#libs/contracts';
import { errorText } from '../../lib/api';
import { Button } from '../../ui/button';
import styles from './settings.module.css';

export type FormValues = Readonly<Record<string, string>>;

export type FieldProblem = Readonly<{ field: string; words: string }>;

export type ErrorIn = (field: string) => string | undefined;

type Props = {
  action: string;
  stay?: string;
  /** The message if the server gives none. */
  failed: string;
  problemIn: (typed: FormValues) => FieldProblem | undefined;
  /** The field of an error that is not about the password or the code. */
  about: string;
  send: (typed: FormValues) => Promise<void>;
  onStay: () => void;
  children: (errorIn: ErrorIn) => ReactNode;
};

export const ProofForm = ({ action, stay = 'Cancel', failed, problemIn, about, send, onStay, children }: Props) => {
  const [problem, setProblem] = useState<FieldProblem>();
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const show = (problem: FieldProblem) => {
      setProblem(problem);
      form.querySelector<HTMLInputElement>(`[name="${problem.field}"]`)?.focus();
    };
    const typed = readForm(form);
    const wrong = problemIn(typed);
    if (wrong) return show(wrong);
    setProblem(undefined);
    setSending(true);
    try {
      await send(typed);
    } catch (error) {
      const words = errorText(error, failed);
      setSending(false);
      show({ field: FIELD_NAMES[words] ?? about, words });
    }
  };

  return (
    <form className={styles.confirm} noValidate onSubmit={submit}>
      {children((field) => (problem?.field === field ? problem.words : undefined))}
      <div className={styles.answers}>
        <Button type="submit" variant="filled" aria-disabled={sending}>
          {action}
        </Button>
        <Button onClick={onStay}>{stay}</Button>
      </div>
    </form>
  );
};

const readForm = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, name === 'code' ? String(value).trim() : String(value)]),
  );

const FIELD_NAMES: Readonly<Record<string, string>> = { [WRONG_CODE_MESSAGE]: 'code', [WRONG_PASSWORD]: 'password' };

export const findMissingPassword = ({ password }: FormValues): FieldProblem | undefined =>
  password ? undefined : { field: 'password', words: 'Password is required.' };

export const findMissingCode = ({ code }: FormValues): FieldProblem | undefined =>
  code === '' ? { field: 'code', words: 'Code is required.' } : undefined;
