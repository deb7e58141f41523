import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber, type KeyHistory, type SentMessage } from '#libs/contracts';
import { api } from '../../../lib/api';
import { Field } from '../../../ui/field';
import { useInstantFormatter } from '../frame/instant-texts';
import frame from '../frame/ops.module.css';
import { OpsSection } from '../frame/parts';
import styles from './audit.module.css';

type Props = { history: KeyHistory; onFact: (fact: number) => void };

export const SentMessages = ({ history: { key, facts }, onFact }: Props) => {
  const [day, setDay] = useState('');
  const { data, isError } = useQuery({
    queryKey: ['ops', 'audit', key, 'sent', facts, day],
    queryFn: () => api.get<SentMessage[]>(`/ops/audit/keys/${key}/sent${day && `?day=${day}`}`),
    staleTime: 0,
  });
  return (
    <OpsSection title="What was sent">
      <div className={styles.narrow}>
        <Field label="On a day" optional type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </div>
      {isError && (
        <p role="alert" className={frame.refused}>
          Unable to load the sent messages. Please try again later.
        </p>
      )}
      <p role="status" className={frame.quiet}>
        {data?.length === 0 && (day ? 'Nothing was sent on that day.' : 'Nothing was sent.')}
      </p>
      <ul className={styles.sent}>
        {data?.map((item) => (
          <SentMessageItem key={item.fact} item={item} onFact={onFact} />
        ))}
      </ul>
    </OpsSection>
  );
};

const SentMessageItem = ({ item, onFact }: { item: SentMessage; onFact: (fact: number) => void }) => {
  const textsOf = useInstantFormatter();
  return (
    <li>
      <p>
        <b>{CHANNEL_NAMES[item.way]}</b>, {item.what ?? '(forgotten)'}: {item.outcome}
        {item.reason && ` (${item.reason})`}
      </p>
      <p className={styles.by}>
        <time dateTime={item.time}>{textsOf(item.time).whole}</time>
      </p>
      {item.because.length > 0 && (
        <details>
          <summary>Why: {formatNumber(item.because.length)} facts led to it</summary>
          <ol>
            {item.because.map((line) => (
              <li key={line.fact}>
                <button type="button" onClick={() => onFact(line.fact)}>
                  {line.kind}
                </button>
                {line.what && ` ${line.what}`}, by {line.by}, {textsOf(line.time).whole}
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
};

const CHANNEL_NAMES: Readonly<Record<SentMessage['way'], string>> = {
  'text message': 'Text message',
  browser: 'To a browser',
  'open page': 'By the open page',
  letter: 'Letter',
};
