import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FactState, type FactTrace, formatCount, formatNumber } from '#libs/contracts';
import { errorText } from '../../../lib/api';
import { Button } from '../../../ui/button';
import { Field, SelectField } from '../../../ui/field';
import styles from '../frame/ops.module.css';
import { OpsSection, type StateKind, StateLabel } from '../frame/parts';
import { FactDetails } from './fact-details';
import { type FactReference, fetchFactTrace } from './projection-calls';
import page from './projections.module.css';

type Props = { reference: FactReference | undefined; onWanted: (reference: FactReference) => void };

export const FactTraceSection = ({ reference, onWanted }: Props) => {
  const section = useRef<HTMLDivElement>(null);
  const { data, error, isFetching } = useQuery({
    queryKey: ['ops', 'way', reference?.by, reference?.number],
    queryFn: () => fetchFactTrace(reference!),
    enabled: reference !== undefined,
    staleTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (reference) section.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [reference]);
  return (
    <div ref={section}>
      <OpsSection title="Trace of a fact">
        <FactSearchForm key={`${reference?.by} ${reference?.number}`} reference={reference} onWanted={onWanted} />
        <div role="status">
          {reference && isFetching && !data && <p className={styles.quiet}>Looking…</p>}
          {error && <p className={styles.refused}>{errorText(error, 'Unable to trace this fact. Please try again later.')}</p>}
          {data && <p className={styles.quiet}>{summarizeTrace(data)}</p>}
        </div>
        {data && <FactTraceResult way={data} onWanted={onWanted} />}
      </OpsSection>
    </div>
  );
};

const FactSearchForm = ({ reference, onWanted }: Props) => {
  const [by, setBy] = useState<FactReference['by']>(reference?.by ?? 'position');
  const [text, setText] = useState(reference?.number ?? '');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = text.replaceAll(/[,\s]/g, '');
    if (!/^\d{1,18}$/.test(number)) return setError('Enter a number.');
    onWanted({ by, number });
  };
  return (
    <form className={page.search} noValidate onSubmit={submit}>
      <SelectField label="Find it by" value={by} onChange={({ target }) => setBy(target.value as FactReference['by'])}>
        <option value="position">Position in the log</option>
        <option value="event">Number of an event</option>
      </SelectField>
      <Field
        label={by === 'position' ? 'Position' : 'Event'}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        {...(error && { error })}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">Follow</Button>
    </form>
  );
};

const FactTraceResult = ({ way: { fact, stream, projections }, onWanted }: { way: FactTrace; onWanted: Props['onWanted'] }) => (
  <div className={page.columns}>
    <div>
      <table className={`${styles.table} ${page.wayOf}`}>
        <thead>
          <tr>
            <th scope="col">Projection</th>
            <th scope="col">State</th>
            <th scope="col">Keys</th>
          </tr>
        </thead>
        <tbody>
          {projections
            .filter(({ state }) => state !== 'not handled')
            .map(({ name, state, keys }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-state>
                  <StateLabel kind={STATE_KINDS[state]}>{STATE_NAMES[state]}</StateLabel>
                </td>
                <td data-label="Keys" className={page.keysOf}>
                  {keys.map(({ key, reason }) => (
                    <p key={key}>
                      {key}
                      {reason && <span className={page.reason}>{reason}</span>}
                    </p>
                  ))}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
    <div>
      <FactDetails title="The fact" of={fact} />
      {stream.length > 1 && (
        <>
          <p className={page.label}>Others of {fact.stream}</p>
          <ul className={page.stream}>
            {stream.map(({ position, type }) => (
              <li key={position}>
                <Button
                  className={styles.small}
                  variant="subtle"
                  aria-current={position === fact.position || undefined}
                  onClick={() => onWanted({ by: 'position', number: position })}
                >
                  {formatNumber(position)} {type}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  </div>
);

const summarizeTrace = ({ fact, projections }: FactTrace): string => {
  const handling = projections.filter(({ state }) => state !== 'not handled').length;
  const others = projections.length - handling;
  return `${fact.type} concerns ${formatCount(handling, 'projection')}. ${formatCount(others, 'other')} ${others === 1 ? 'ignores' : 'ignore'} it.`;
};

const STATE_NAMES: Readonly<Record<FactState, string>> = {
  ...{ 'not handled': 'Not handled', folded: 'Folded', parked: 'Parked here' },
  ...{ waits: 'Waits', skipped: 'Skipped', behind: 'Not there yet' },
};

const STATE_KINDS: Readonly<Record<FactState, StateKind>> = {
  ...{ 'not handled': 'ok', folded: 'ok', parked: 'bad' },
  ...{ waits: 'bad', skipped: 'ok', behind: 'run' },
};
