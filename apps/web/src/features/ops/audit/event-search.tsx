import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type EventAudit, eventIdOf } from '#libs/contracts';
import { api, sentenceOf } from '../../../lib/api';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Section } from '../frame/parts';
import styles from './audit.module.css';
import { EventLife } from './event-life';

/** One event, by its number. */
export const EventSearch = () => {
  const [typed, setTyped] = useState('');
  const [id, setId] = useState<number>();
  const [wrong, setWrong] = useState<string>();
  const { data, error } = useQuery({
    queryKey: ['ops', 'audit-event', id],
    queryFn: () => api.get<EventAudit>(`/ops/audit/events/${id}`),
    enabled: id !== undefined,
    staleTime: 0,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = eventIdOf(typed.trim());
    setWrong(number === null ? 'Type the number of an event: the last part of its address.' : undefined);
    if (number !== null) setId(number);
  };
  const refused = error && sentenceOf(error, 'Unable to load the event. Please try again later.');
  return (
    <Section title="History of an event">
      <form className={styles.search} noValidate onSubmit={submit}>
        <Field
          label="Event number"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={wrong ?? refused ?? undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">Show event</Button>
      </form>
      {data && <EventLife key={data.id} life={data} />}
    </Section>
  );
};
