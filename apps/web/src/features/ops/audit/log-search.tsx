import { queryOptions, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { AuditChoices, FactSearch, FoundFact, SearchRequest } from '#libs/contracts';
import { api, sentenceOf } from '../../../lib/api';
import { useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { Field, SelectField } from '../../../ui/field';
import { counted } from '../frame/counting';
import { useMoments } from '../frame/moments';
import frame from '../frame/ops.module.css';
import { Section } from '../frame/parts';
import styles from './audit.module.css';
import { InstantField } from './instant-field';
import { instantIn } from './typed-instant';

const LISTS = [
  ['kind', 'Kind', 'kinds'],
  ['projection', 'Projection', 'projections'],
] as const;

const FIELDS = [
  ['actor', 'Who', 'An e-mail address, a key, a hash, a source, or “operators”'],
  ['event', 'Event', 'Its address, or its number'],
  ['command', 'Command', undefined],
  ['correlation', 'Request', undefined],
] as const;

const INSTANTS = [
  ['from', 'From'],
  ['to', 'To'],
] as const;

export type LookedFor = Readonly<Partial<Record<'command' | 'correlation', string>>>;
export type OnSearch = (lookedFor: LookedFor) => void;

const CHOICES = queryOptions({ queryKey: ['ops', 'audit-choices'], queryFn: () => api.get<AuditChoices>('/ops/audit/choices') });

type State = { found: FoundFact[]; read: number; after: string | null; request: SearchRequest };

/** The whole log, oldest first, read in parts: what it says of people is told in their histories only. */
export const LogSearch = ({ lookedFor }: { lookedFor: LookedFor | undefined }) => {
  const here = useRef<HTMLDivElement>(null);
  const { timeZone } = useTown();
  const [state, setState] = useState<State>();
  const [error, setError] = useState<string>();
  const [wrong, setWrong] = useState<Readonly<Record<string, string | undefined>>>({});
  const [asking, setAsking] = useState(false);
  const { data } = useQuery(CHOICES);

  const search = async (request: SearchRequest, before?: State) => {
    if (asking) return;
    setAsking(true);
    setError(undefined);
    try {
      const further = before?.after ? { after: before.after } : {};
      const part = await api.post<FactSearch>('/ops/audit/search', { ...request, ...further });
      setState({
        found: [...(before?.found ?? []), ...part.found],
        read: (before?.read ?? 0) + part.read,
        after: part.after,
        request,
      });
    } catch (error) {
      setError(sentenceOf(error, 'Unable to search the log. Please try again later.'));
    }
    setAsking(false);
  };

  // It stands anew, far below, when something else is led to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it begins, and never again
  useEffect(() => {
    if (!lookedFor) return;
    here.current?.querySelector('h2')?.focus();
    void search(lookedFor);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const times = INSTANTS.map(([name]) => [name, instantIn(form, name, timeZone)] as const);
    const wrong = Object.fromEntries(times.map(([name, { wrong }]) => [name, wrong]));
    setWrong(wrong);
    if (Object.values(wrong).some(Boolean)) return;
    const words = [...LISTS, ...FIELDS].map(([name]) => [name, String(new FormData(form).get(name)).trim()]);
    const said = [...words, ...times.map(([name, { instant = '' }]) => [name, instant])].filter(([, value]) => value);
    if (said.length === 0) return setError('Enter at least one search term.');
    void search(Object.fromEntries(said));
  };

  return (
    <div ref={here}>
      <Section title="Search the log">
        <form className={styles.search} noValidate onSubmit={submit}>
          {LISTS.map(([name, label, choices]) => (
            <SelectField key={name} label={label} name={name}>
              <option value="">any</option>
              {data?.[choices].map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </SelectField>
          ))}
          {FIELDS.map(([name, label, help]) => (
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
          {INSTANTS.map(([name, label]) => (
            <InstantField key={name} label={label} name={name} error={wrong[name]} />
          ))}
          <Button type="submit" aria-disabled={asking}>
            Search
          </Button>
        </form>
        {error && (
          <p role="alert" className={frame.refused}>
            {error}
          </p>
        )}
        <p role="status" className={frame.quiet}>
          {state && `${counted(state.found.length)} found in ${counted(state.read)} facts.`}
        </p>
        {state && (
          <ol className={styles.sent} aria-label="Facts that were found">
            {state.found.map((fact) => (
              <Found key={fact.position} fact={fact} />
            ))}
          </ol>
        )}
        {state?.after != null && (
          <Button aria-disabled={asking} onClick={() => search(state.request, state)}>
            Search further
          </Button>
        )}
      </Section>
    </div>
  );
};

const Found = ({ fact: { kind, time, actor, position, key, event, what, command } }: { fact: FoundFact }) => {
  const momentOf = useMoments();
  return (
    <li>
      <p>
        <b>{kind}</b>
        {event !== null && ` of event ${event}`}, position {counted(position)}
        {key && (
          <>
            {', '}
            <Link href={`/ops/audit/${key}`}>open the history of {key.slice(0, 8)}…</Link>
          </>
        )}
      </p>
      {what && <p className={styles.digits}>{what}</p>}
      <p className={styles.by}>
        {momentOf(time).whole}, by {actor.length > 40 ? `${actor.slice(0, 8)}…` : actor}, command <code>{command}</code>
      </p>
    </li>
  );
};
