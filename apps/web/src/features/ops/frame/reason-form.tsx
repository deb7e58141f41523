import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { MAX_REASON_LENGTH } from '#libs/contracts';
import { errorText } from '../../../lib/api';
import { Button } from '../../../ui/button';
import { Field, TextField } from '../../../ui/field';
import styles from './ops.module.css';

export type GivenReason = Readonly<{ reason: string; confirm: string }>;

type Props = {
  action: string;
  label?: string;
  /** For dangerous actions: the name that must be typed to confirm. The button is red. */
  name?: string;
  initialReason?: string | undefined;
  noReason?: boolean;
  send: (input: GivenReason) => Promise<unknown>;
  onDone?: () => void;
  onCancel: () => void;
  children?: ReactNode;
};

export const ReasonForm = ({
  action,
  label = 'Reason',
  name,
  initialReason = '',
  noReason,
  send,
  onDone,
  onCancel,
  children,
}: Props) => {
  const [reason, setReason] = useState(initialReason);
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
      setError(errorText(error, 'It could not be done. Please try again.'));
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
          maxLength={MAX_REASON_LENGTH}
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
