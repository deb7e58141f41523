import { type FormEvent, useState } from 'react';
import { LONGEST, type OpsSource } from '#libs/contracts';
import type { MoveSourceBody } from '#libs/contracts/requests';
import { sentenceOf } from '../../../lib/api';
import { toast } from '../../../lib/toast';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import styles from '../frame/ops.module.css';
import { useTell } from './use-feeds';

type Props = { source: OpsSource; onDone: () => void; onCancel: () => void };

/** Where the same calendar is found now. The present address is not filled in: nobody but the server knows all of it. */
export const AddressForm = ({ source: { id, name, address }, onDone, onCancel }: Props) => {
  const tell = useTell(id);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await tell('address', { address: typed.trim() } satisfies MoveSourceBody);
    } catch (refusal) {
      return setError(sentenceOf(refusal, 'It could not be changed. Please try again.'));
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
        maxLength={LONGEST.url}
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
