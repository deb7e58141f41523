import { type FormEvent, useState } from 'react';
import { MAX_EVENT_TEXT_LENGTHS, type OpsSource } from '#libs/contracts';
import type { MoveSourceBody } from '#libs/contracts/requests';
import { errorText } from '../../../lib/api';
import { toast } from '../../../lib/toast';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import styles from '../frame/ops.module.css';
import { useSourceAction } from './use-sources';

type Props = { source: OpsSource; onDone: () => void; onCancel: () => void };

/** The current address is not filled in, because only the server knows it completely. */
export const SourceAddressForm = ({ source: { id, name, address }, onDone, onCancel }: Props) => {
  const sendAction = useSourceAction(id);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await sendAction('address', { address: typed.trim() } satisfies MoveSourceBody);
    } catch (refusal) {
      return setError(errorText(refusal, 'It could not be changed. Please try again.'));
    }
    toast({ title: 'Address changed', description: `${name} is now loaded from the new address.` });
    onDone();
  };
  return (
    <form className={styles.reason} aria-label={`Change the address of ${name}`} noValidate onSubmit={submit}>
      <Field
        label="New address"
        type="url"
        required
        autoFocus
        maxLength={MAX_EVENT_TEXT_LENGTHS.url}
        placeholder="https://"
        help={`Of the same calendar: its events stay. Until now: ${address}`}
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.answers}>
        <Button type="submit" variant="filled" aria-disabled={typed.trim() === ''}>
          Change address
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
};
