import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { FACT_GROUPS, type FactGroup, type FactLine, type FactPage, formatNumber, type KeyHistory } from '#libs/contracts';
import { api } from '../../../lib/api';
import { withUnbrokenTimes } from '../../../lib/unbroken-times';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/field';
import { useInstantFormatter } from '../frame/instant-texts';
import frame from '../frame/ops.module.css';
import styles from './fact-list.module.css';
import { FACTS_PER_PAGE, pageOfFact, turnToNewer } from './fact-pages';

type Props = { history: KeyHistory; fact: number; onFact: (fact: number) => void };

/** Newest first, in pages. Shows the page of the chosen fact until the auditor turns it; the pages of a group stay when a fact is chosen. */
export const FactList = ({ history: { key, facts: factCount }, fact, onFact }: Props) => {
  const id = useId();
  const [group, setGroup] = useState<FactGroup>();
  const [turnedPages, setTurnedPages] = useState<readonly number[]>([]);
  const page = turnedPages.at(-1) ?? (group ? factCount + 1 : pageOfFact(fact, factCount));
  const queryText = `before=${page}&limit=${FACTS_PER_PAGE}${group ? `&group=${group}` : ''}`;
  const { data, isError } = useQuery({
    queryKey: ['ops', 'audit', key, 'facts', factCount, queryText],
    queryFn: () => api.get<FactPage>(`/ops/audit/keys/${key}/facts?${queryText}`),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const [previousFact, setPreviousFact] = useState(fact);
  if (previousFact !== fact) {
    setPreviousFact(fact);
    if (!group) setTurnedPages([]);
  }
  return (
    <section className={styles.facts} aria-labelledby={id}>
      <div className={styles.factsHead}>
        <h2 id={id}>Facts</h2>
        <SelectField
          label="About"
          value={group ?? ''}
          onChange={({ target }) => {
            setGroup((target.value || undefined) as FactGroup | undefined);
            setTurnedPages([]);
          }}
        >
          <option value="">everything</option>
          {FACT_GROUPS.map((one) => (
            <option key={one} value={one}>
              {GROUP_NAMES[one]}
            </option>
          ))}
        </SelectField>
      </div>
      {isError && (
        <p role="alert" className={frame.refused}>
          Unable to load the facts. Please try again later.
        </p>
      )}
      {data?.facts.length === 0 && <p className={frame.quiet}>No such facts were recorded.</p>}
      {data && <FactsByDay facts={data.facts} chosen={fact} onFact={onFact} />}
      <div className={styles.turn}>
        {page <= factCount && (
          <Button onClick={() => setTurnedPages(turnToNewer(turnedPages, { page, factCount, isGroup: group !== undefined }))}>
            Newer facts
          </Button>
        )}
        {data?.before != null && <Button onClick={() => setTurnedPages([...turnedPages, data.before!])}>Older facts</Button>}
      </div>
    </section>
  );
};

const GROUP_NAMES: Readonly<Record<FactGroup, string>> = {
  follows: 'what they follow',
  saves: 'what they saved',
  consent: 'consent',
  reminders: 'reminders',
  account: 'the account',
  'own-events': 'own events',
};

const FactsByDay = ({
  facts,
  chosen,
  onFact,
}: {
  facts: readonly FactLine[];
  chosen: number;
  onFact: (fact: number) => void;
}) => {
  const textsOf = useInstantFormatter();
  const lines = facts.map((line) => ({ line, texts: textsOf(line.time) }));
  const days = Map.groupBy(lines, ({ texts: { day, monthShort, year } }) => `${day} ${monthShort} ${year}`);
  return (
    <ol className={styles.days}>
      {[...days].map(([date, ofDay]) => (
        <li key={date}>
          <p className={styles.when}>
            <b>{ofDay[0]!.texts.day}</b>
            <span>{ofDay[0]!.texts.monthShort}</span>
          </p>
          <ol>
            {ofDay.map(({ line, texts: { clock } }) => (
              <FactItem key={line.fact} line={line} isOn={line.fact === chosen} onFact={onFact} clock={clock} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
};

type FactItemProps = { line: FactLine; isOn: boolean; clock: string; onFact: (fact: number) => void };

const FactItem = ({ line, isOn, clock, onFact }: FactItemProps) => {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const [row, list] = [item.current, item.current?.closest<HTMLElement>(`.${styles.days}`)];
    if (!isOn || !row || !list || list.scrollHeight <= list.clientHeight) return;
    const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
    if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 3;
  }, [isOn]);
  return (
    <li ref={item} aria-current={isOn ? 'step' : undefined}>
      <button type="button" onClick={() => onFact(line.fact)}>
        <span>{clock}</span>
        <span className={styles.kind}>
          <b>{withBreakOpportunities(line.kind)}</b>
          <span>{withUnbrokenTimes(line.what ?? '(forgotten)')}</span>
        </span>
        <span className={styles.place}>
          {line.by}
          <br />
          {formatNumber(line.position)}
        </span>
      </button>
    </li>
  );
};

const withBreakOpportunities = (kind: string) =>
  kind.split(/(?=[A-Z])/).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name have no other key
    <span key={index}>
      {word}
      <wbr />
    </span>
  ));
