import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { KeyHistory } from '#libs/contracts';
import type { LookBody } from '#libs/contracts/requests';
import { api, errorText } from '../../../lib/api';
import { Button } from '../../../ui/button';
import line from '../../../ui/input.module.css';
import styles from './audit.module.css';

/** The typed text is sent in the request only; the address of the page has the hash. */
export const ResidentSearch = ({ resident }: { resident: string | undefined }) => {
  const id = useId();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState(resident ?? '');
  const [error, setError] = useState<string>();
  const [isSearching, setSearching] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSearching) return;
    if (!typed.trim()) return setError('Type a key or an e-mail address.');
    setSearching(true);
    setError(undefined);
    try {
      const request: LookBody = { key: typed.trim() };
      const history = await api.post<KeyHistory>('/ops/audit/looks', request);
      client.setQueryData(['ops', 'audit', history.key], history);
      navigate(`/ops/audit/${history.key}`);
    } catch (error) {
      setError(errorText(error, 'It could not be looked up. Please try again.'));
    }
    setSearching(false);
  };

  return (
    <form className={styles.who} noValidate onSubmit={submit}>
      <label htmlFor={id}>Key</label>
      <input
        id={id}
        className={line.input}
        value={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="filled" aria-disabled={isSearching}>
        Show
      </Button>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </form>
  );
};
