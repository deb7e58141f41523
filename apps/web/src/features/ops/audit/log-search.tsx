import { queryOptions, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import {
  type AuditSearchOptions,
  type FactSearchRequest,
  type FactSearchResponse,
  type FoundFact,
  formatNumber,
} from '#libs/contracts';
import { api, errorText } from '../../../lib/api';
import { useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { Field, SelectField } from '../../../ui/field';
import { useInstantFormatter } from '../frame/instant-texts';
import frame from '../frame/ops.module.css';
import { OpsSection } from '../frame/parts';
import styles from './audit.module.css';
import { InstantField } from './instant-field';
import { readInstantField } from './typed-instant';

const SELECT_FIELDS = [
  ['kind', 'Kind', 'kinds'],
  ['projection', 'Projection', 'projections'],
] as const;

const TEXT_FIELDS = [
  ['actor', 'Who', 'An e-mail address, a key, a hash, a source, or “operators”'],
  ['event', 'Event', 'Its address, or its number'],
  ['command', 'Command', undefined],
  ['correlation', 'Request', undefined],
] as const;

const INSTANT_FIELDS = [
  ['from', 'From'],
  ['to', 'To'],
] as const;

export type LogSearchTerms = Readonly<Partial<Record<'command' | 'correlation', string>>>;
export type OnSearch = (lookedFor: LogSearchTerms) => void;

const searchOptionsQuery = queryOptions({
  queryKey: ['ops', 'audit-choices'],
  queryFn: () => api.get<AuditSearchOptions>('/ops/audit/choices'),
});

type LogSearchState = { found: FoundFact[]; read: number; after: string | null; request: FactSearchRequest };

/** Oldest first, in parts. Personal data is shown in histories only. */
export const LogSearch = ({ lookedFor }: { lookedFor: LogSearchTerms | undefined }) => {
  const section = useRef<HTMLDivElement>(null);
  const { timeZone } = useTown();
  const [state, setState] = useState<LogSearchState>();
  const [error, setError] = useState<string>();
  const [wrong, setWrong] = useState<Readonly<Record<string, string | undefined>>>({});
  const [isSearching, setSearching] = useState(false);
  const { data } = useQuery(searchOptionsQuery);

  const search = async (request: FactSearchRequest, earlierSearch?: LogSearchState) => {
    if (isSearching) return;
    setSearching(true);
    setError(undefined);
    try {
      const further = earlierSearch?.after ? { after: earlierSearch.after } : {};
      const part = await api.post<FactSearchResponse>('/ops/audit/search', { ...request, ...further });
      setState({
        found: [...(earlierSearch?.found ?? []), ...part.found],
        read: (earlierSearch?.read ?? 0) + part.read,
        after: part.after,
        request,
      });
    } catch (error) {
      setError(errorText(error, 'Unable to search the log. Please try again later.'));
    }
    setSearching(false);
  };

  // It stands anew, far below, when something else is led to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it begins, and never again
  useEffect(() => {
    if (!lookedFor) return;
    section.current?.querySelector('h2')?.focus();
    void search(lookedFor);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const times = INSTANT_FIELDS.map(([name]) => [name, readInstantField(form, name, timeZone)] as const);
    const wrong = Object.fromEntries(times.map(([name, { problem: wrong }]) => [name, wrong]));
    setWrong(wrong);
    if (Object.values(wrong).some(Boolean)) return;
    const words = [...SELECT_FIELDS, ...TEXT_FIELDS].map(([name]) => [name, String(new FormData(form).get(name)).trim()]);
    const entered = [...words, ...times.map(([name, { instant = '' }]) => [name, instant])].filter(([, value]) => value);
    if (entered.length === 0) return setError('Enter at least one search term.');
    void search(Object.fromEntries(entered));
  };

  return (
    <div ref={section}>
      <OpsSection title="Search the log">
        <form className={styles.search} noValidate onSubmit={submit}>
          {SELECT_FIELDS.map(([name, label, choices]) => (
            <SelectField key={name} label={label} name={name}>
              <option value="">any</option>
              {data?.[choices].map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </SelectField>
          ))}
          {TEXT_FIELDS.map(([name, label, help]) => (
            <Field
              key={name}
              label={label}
              name={name}
              {...(help && { help })}
              defaultValue={(lookedFor as Record<string, string> | undefined)?.[name]}
              autoComplete="off"
              spellCheck={false}
            />
          ))}
          {INSTANT_FIELDS.map(([name, label]) => (
            <InstantField key={name} label={label} name={name} error={wrong[name]} />
          ))}
          <Button type="submit" aria-disabled={isSearching}>
            Search
          </Button>
        </form>
        {error && (
          <p role="alert" className={frame.refused}>
            {error}
          </p>
        )}
        <p role="status" className={frame.quiet}>
          {state && `${formatNumber(state.found.length)} found in ${formatNumber(state.read)} facts.`}
        </p>
        {state && (
          <ol className={styles.sent} aria-label="Facts that were found">
            {state.found.map((fact) => (
              <FoundFactItem key={fact.position} fact={fact} />
            ))}
          </ol>
        )}
        {state?.after != null && (
          <Button aria-disabled={isSearching} onClick={() => search(state.request, state)}>
            Search further
          </Button>
        )}
      </OpsSection>
    </div>
  );
};

const FoundFactItem = ({ fact: { kind, time, actor, position, key, event, what, command } }: { fact: FoundFact }) => {
  const textsOf = useInstantFormatter();
  return (
    <li>
      <p>
        <b>{kind}</b>
        {event !== null && ` of event ${event}`}, position {formatNumber(position)}
        {key && (
          <>
            {', '}
            <Link href={`/ops/audit/${key}`}>open the history of {key.slice(0, 8)}…</Link>
          </>
        )}
      </p>
      {what && <p className={styles.digits}>{what}</p>}
      <p className={styles.by}>
        {textsOf(time).whole}, by {actor.length > 40 ? `${actor.slice(0, 8)}…` : actor}, command <code>{command}</code>
      </p>
    </li>
  );
};
