import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { FACT_GROUPS, type FactGroup, type FactLine, type FactPage, formatNumber, type KeyHistory } from '#libs/contracts';
import { api } from '../../../lib/api';
import { withUnbrokenTimes } from '../../../lib/unbroken-times';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/field';
import { useInstantTexts } from '../frame/instant-texts';
import frame from '../frame/ops.module.css';
import styles from './fact-list.module.css';

type Props = { history: KeyHistory; fact: number; onFact: (fact: number) => void };

const FACTS_PER_PAGE = 50;

/** Latest first, in pages. Shows the page of the selected fact until the auditor turns the page. */
export const FactList = ({ history: { key, facts }, fact, onFact }: Props) => {
  const id = useId();
  const [group, setGroup] = useState<FactGroup>();
  const [turned, setTurned] = useState<number>();
  const ofChosen = Math.min(facts, facts - Math.floor((facts - Math.max(1, fact)) / FACTS_PER_PAGE) * FACTS_PER_PAGE) + 1;
  const beforeFact = turned ?? (group ? facts + 1 : ofChosen);
  const queryText = `before=${beforeFact}&limit=${FACTS_PER_PAGE}${group ? `&group=${group}` : ''}`;
  const { data, isError } = useQuery({
    queryKey: ['ops', 'audit', key, 'facts', facts, queryText],
    queryFn: () => api.get<FactPage>(`/ops/audit/keys/${key}/facts?${queryText}`),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const choose = (one: number) => {
    setTurned(group ? beforeFact : undefined);
    onFact(one);
  };
  const [last, setLast] = useState(fact);
  if (last !== fact) {
    setLast(fact);
    if (!group) setTurned(undefined);
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
            setTurned(undefined);
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
      {data?.facts.length === 0 && <p className={frame.quiet}>Nothing of that was recorded.</p>}
      {data && <FactsByDay facts={data.facts} chosen={fact} onFact={choose} />}
      <div className={styles.turn}>
        {beforeFact <= facts && (
          <Button onClick={() => setTurned(group ? undefined : Math.min(facts + 1, beforeFact + FACTS_PER_PAGE))}>
            Newer facts
          </Button>
        )}
        {data?.before != null && <Button onClick={() => setTurned(data.before!)}>Older facts</Button>}
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
  const momentOf = useInstantTexts();
  const days = Map.groupBy(facts, ({ time }) => {
    const { day, monthShort, year } = momentOf(time);
    return `${day} ${monthShort} ${year}`;
  });
  return (
    <ol className={styles.days}>
      {[...days].map(([name, some]) => (
        <li key={name}>
          <p className={styles.when}>
            <b>{name.split(' ')[0]}</b>
            <span>{name.split(' ')[1]}</span>
          </p>
          <ol>
            {some.map((line) => (
              <FactItem
                key={line.fact}
                line={line}
                isOn={line.fact === chosen}
                onFact={onFact}
                clock={momentOf(line.time).clock}
              />
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
          <b>{withLineBreaks(line.kind)}</b>
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

/** Allows a line break before each capital of 'OrganizationUnfollowed'. */
const withLineBreaks = (kind: string) =>
  kind.split(/(?=[A-Z])/).map((word, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name have no other
    <span key={nth}>
      {word}
      <wbr />
    </span>
  ));
