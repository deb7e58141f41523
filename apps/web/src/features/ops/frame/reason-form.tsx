import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { LONGEST_REASON } from '#libs/contracts';
import { sentenceOf } from '../../../lib/api';
import { Button } from '../../../ui/button';
import { Field, TextField } from '../../../ui/field';
import styles from './ops.module.css';

export type Reasoned = Readonly<{ reason: string; confirm: string }>;

type Props = {
  /** What the button says that does it: 'Skip this event'. */
  action: string;
  /** 'Reason', unless it says more. */
  label?: string;
  /** For what is dangerous: what has to be typed once more, and the button is red. */
  name?: string;
  /** What stands in it to begin with, to be sent as it is or typed over. */
  said?: string | undefined;
  /** A reason is asked for unless nothing is undone or skipped. */
  noReason?: boolean;
  send: (said: Reasoned) => Promise<unknown>;
  onDone?: () => void;
  onCancel: () => void;
  /** What else is asked, under the reason. */
  children?: ReactNode;
};

/** Why something is done, in one's own words, and for what is dangerous the name of what it is done to. Until both are there nothing can be done. Enter sends it, Escape thinks better of it. */
export const ReasonForm = ({ action, label = 'Reason', name, said = '', noReason, send, onDone, onCancel, children }: Props) => {
  const [reason, setReason] = useState(said);
  const [confirm, setConfirm] = useState('');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const isReady = (noReason || reason.trim() !== '') && (name === undefined || confirm.trim() === name);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.select(), []);

  const submit = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (sending || !isReady) return;
    setSending(true);
    setError(undefined);
    try {
      await send({ reason: reason.trim(), confirm: confirm.trim() });
    } catch (error) {
      setError(sentenceOf(error, 'It could not be done. Please try again.'));
      return setSending(false);
    }
    setSending(false);
    onDone?.();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && !event.shiftKey && event.target instanceof HTMLTextAreaElement) void submit(event);
  };

  return (
    <form ref={form} className={styles.reason} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      {!noReason && (
        <TextField
          label={label}
          rows={2}
          required
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          data-autofocus
          autoFocus
        />
      )}
      {children}
      {name !== undefined && (
        <Field
          label={`Type “${name}” to confirm`}
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={confirm}
          onChange={({ target }) => setConfirm(target.value)}
          data-autofocus={noReason || undefined}
        />
      )}
      {error && (
        <p role="alert" className={styles.refused}>
          {error}
        </p>
      )}
      <div className={styles.answers}>
        <Button
          type="submit"
          className={styles.small}
          variant={name === undefined ? 'filled' : 'danger-filled'}
          aria-disabled={sending || !isReady}
        >
          {action}
        </Button>
        <Button className={styles.small} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
