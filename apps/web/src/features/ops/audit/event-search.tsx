import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { EventAudit, FoundEvent } from '#libs/contracts';
import type { FindEventBody } from '#libs/contracts/requests';
import { api, errorText } from '../../../lib/api';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { OpsSection } from '../frame/parts';
import styles from './audit.module.css';
import { EventHistoryView } from './event-history-view';

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
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!typed.trim()) return setWrong('Type the address of an event, or its number.');
    const request: FindEventBody = { event: typed.trim() };
    try {
      setId((await api.post<FoundEvent>('/ops/audit/events', request)).id);
      setWrong(undefined);
    } catch (error) {
      setWrong(errorText(error, FAILED_TEXT));
    }
  };
  const refused = error && errorText(error, FAILED_TEXT);
  return (
    <OpsSection title="History of an event">
      <form className={styles.search} noValidate onSubmit={submit}>
        <Field
          label="Event"
          help="Its address, or its number"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          error={wrong ?? refused ?? undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">Show event</Button>
      </form>
      {data && <EventHistoryView key={data.id} life={data} />}
    </OpsSection>
  );
};

const FAILED_TEXT = 'Unable to load the event. Please try again later.';
