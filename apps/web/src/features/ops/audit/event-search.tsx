import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type EventAudit, type EventFact, eventIdOf } from '#libs/contracts';
import { ApiError, api } from '../../../lib/api';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Section } from '../frame/parts';
import styles from './audit.module.css';
import { useMoments } from './use-moments';

/** The history of one event, by its number. */
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
  const refused = error && ((error instanceof ApiError && error.sentence) || 'Unable to load the event. Please try again later.');
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
      {data && (
        <ol className={styles.sent} aria-label={`Facts of event ${data.id}`}>
          {data.history.map((fact) => (
            <OfEvent key={fact.position} fact={fact} />
          ))}
        </ol>
      )}
    </Section>
  );
};

const OfEvent = ({ fact: { fact, event, source, actor, time, command, changes, into } }: { fact: EventFact }) => {
  const momentOf = useMoments();
  return (
    <li>
      <p>
        <b>{fact}</b> event {event}, {source ?? actor}
        {into !== undefined && `, into event ${into}`}
      </p>
      <ul className={styles.changes}>
        {changes.map(({ field, from, to }) => (
          <li key={field}>
            <span>{field}:</span>
            {from !== null && (
              <>
                <span className="sr">before: </span>
                <del>{words(from)}</del>
                <span className="sr">since: </span>
              </>
            )}
            <span>{words(to)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.by}>
        {momentOf(time).whole}, command <code>{command}</code>
      </p>
    </li>
  );
};

const words = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
};
