import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { EventTraitsResponse } from '#libs/contracts';
import { api, errorText } from '../../../lib/api';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { OpsSection } from '../frame/parts';
import { TraitList } from './trait-list';
import styles from './traits.module.css';

export const TraitSearch = () => {
  const [typed, setTyped] = useState('');
  const [event, setEvent] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['ops', 'traits', event],
    queryFn: () => api.get<EventTraitsResponse>(`/ops/traits?${new URLSearchParams({ event })}`),
    enabled: event !== '',
    staleTime: 0,
  });
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    setEvent(typed.trim());
  };
  return (
    <OpsSection title="What an event is">
      <form className={styles.search} noValidate onSubmit={submit}>
        <Field
          label="Event to correct"
          help="Its address, or its number. A correction holds for the whole series."
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          error={error ? errorText(error, 'Unable to load the event. Please try again later.') : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">Show traits</Button>
      </form>
      {data && <TraitList key={data.id} event={data} onChange={() => void refetch()} />}
    </OpsSection>
  );
};
