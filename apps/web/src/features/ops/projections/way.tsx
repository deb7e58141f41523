import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FactWay, WayState } from '#libs/contracts';
import { sentenceOf } from '../../../lib/api';
import { Button } from '../../../ui/button';
import { Field, SelectField } from '../../../ui/field';
import { counted, several } from '../frame/counting';
import styles from '../frame/ops.module.css';
import { Section, State, type StateKind } from '../frame/parts';
import { type Wanted, way } from './calls';
import { Facts } from './facts';
import page from './projections.module.css';

type Props = { wanted: Wanted | undefined; onWanted: (wanted: Wanted) => void };

/** What became of one fact in every projection. */
export const Way = ({ wanted, onWanted }: Props) => {
  const here = useRef<HTMLDivElement>(null);
  const { data, error, isFetching } = useQuery({
    queryKey: ['ops', 'way', wanted?.by, wanted?.number],
    queryFn: () => way(wanted!),
    enabled: wanted !== undefined,
    staleTime: 0,
    retry: false,
  });
  // From wherever it was asked for: what one asked to see is seen, and read first.
  useEffect(() => {
    if (wanted) here.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [wanted]);
  return (
    <div ref={here}>
      <Section title="Trace of a fact">
        <Search key={`${wanted?.by} ${wanted?.number}`} wanted={wanted} onWanted={onWanted} />
        <div role="status">
          {wanted && isFetching && !data && <p className={styles.quiet}>Looking…</p>}
          {error && <p className={styles.refused}>{sentenceOf(error, 'Unable to trace this fact. Please try again later.')}</p>}
          {data && <p className={styles.quiet}>{summed(data)}</p>}
        </div>
        {data && <Found way={data} onWanted={onWanted} />}
      </Section>
    </div>
  );
};

const Search = ({ wanted, onWanted }: Props) => {
  const [by, setBy] = useState<Wanted['by']>(wanted?.by ?? 'position');
  const [text, setText] = useState(wanted?.number ?? '');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = text.replaceAll(/[,\s]/g, '');
    if (!/^\d{1,18}$/.test(number)) return setError('Enter a number.');
    onWanted({ by, number });
  };
  return (
    <form className={page.search} noValidate onSubmit={submit}>
      <SelectField label="Find it by" value={by} onChange={({ target }) => setBy(target.value as Wanted['by'])}>
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

const Found = ({ way: { fact, stream, projections }, onWanted }: { way: FactWay; onWanted: Props['onWanted'] }) => (
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
                  <State kind={KINDS[state]}>{WORDS[state]}</State>
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
      <Facts title="The fact" of={fact} />
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
                  {counted(position)} {type}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  </div>
);

const summed = ({ fact, projections }: FactWay): string => {
  const handling = projections.filter(({ state }) => state !== 'not handled').length;
  const others = projections.length - handling;
  return `${fact.type} concerns ${several(handling, 'projection')}. ${several(others, 'other')} ${others === 1 ? 'ignores' : 'ignore'} it.`;
};

const WORDS: Readonly<Record<WayState, string>> = {
  ...{ 'not handled': 'Not handled', folded: 'Folded', parked: 'Parked here' },
  ...{ waits: 'Waits', skipped: 'Skipped', behind: 'Not there yet' },
};

const KINDS: Readonly<Record<WayState, StateKind>> = {
  ...{ 'not handled': 'ok', folded: 'ok', parked: 'bad' },
  ...{ waits: 'bad', skipped: 'ok', behind: 'run' },
};
