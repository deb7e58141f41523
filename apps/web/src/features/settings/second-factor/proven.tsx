import { type FormEvent, type ReactNode, useState } from 'react';
import { type User, WRONG_CODE } from '#libs/contracts';
import { sentenceOf } from '../../../lib/api';
import { Button } from '../../../ui/button';
import { CodeField } from '../../account/code-field';
import settings from '../settings.module.css';
import { YourPassword } from '../your-password';

type Said = { code: string; password: string };

type Props = {
  user: User;
  action: string;
  /** Of the code, where not any will do. */
  help?: string;
  /** What to say where the server says nothing. */
  failed: string;
  stay: string;
  send: (said: Said) => Promise<void>;
  onStay: () => void;
  children?: ReactNode;
};

type Wrong = { field: keyof Said; words: string };

/** Neither whoever only found the device nor whoever only knows the password changes how somebody signs in. */
export const Proven = ({ user, action, help, failed, stay, send, onStay, children }: Props) => {
  const [wrong, setWrong] = useState<Wrong>();
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const say = (wrong: Wrong) => {
      setWrong(wrong);
      form.querySelector<HTMLInputElement>(`[name="${wrong.field}"]`)?.focus();
    };
    const [code, password] = ['code', 'password'].map((name) => String(new FormData(form).get(name)));
    if (!code?.trim()) return say({ field: 'code', words: 'Code is required.' });
    if (!password) return say({ field: 'password', words: 'Password is required.' });
    setWrong(undefined);
    setSending(true);
    try {
      await send({ code: code.trim(), password });
    } catch (error) {
      const words = sentenceOf(error, failed);
      setSending(false);
      say({ field: words === WRONG_CODE ? 'code' : 'password', words });
    }
  };
  const about = (field: keyof Said) => (wrong?.field === field ? wrong.words : undefined);
  return (
    <form className={settings.confirm} noValidate onSubmit={submit}>
      {children}
      <CodeField {...(help && { help })} error={about('code')} autoFocus={children === undefined} />
      <YourPassword user={user} error={about('password')} />
      <div className={settings.answers}>
        <Button type="submit" variant="filled" aria-disabled={sending}>
          {action}
        </Button>
        <Button onClick={onStay}>{stay}</Button>
      </div>
    </form>
  );
};
