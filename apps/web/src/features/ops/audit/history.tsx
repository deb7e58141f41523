import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { HistoryAt, KeyHistory } from '#libs/contracts';
import { api } from '../../../lib/api';
import frame from '../frame/ops.module.css';
import styles from './audit.module.css';
import { FactList } from './fact-list';
import { Scrubber } from './scrubber';
import { Sent } from './sent';
import { TakeAway } from './take-away';
import { Feed, Preferences, WhatChanged } from './then';
import { useMoments } from './use-moments';

/** All that is recorded of somebody: a line of facts, of which one is chosen, and how it was then. */
export const History = ({ history }: { history: KeyHistory }) => {
  const [chosen, setChosen] = useState(history.facts);
  const fact = useDeferredValue(chosen);
  const momentOf = useMoments();
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['ops', 'audit', history.key, 'at', fact],
    queryFn: () => api.get<HistoryAt>(`/ops/audit/keys/${history.key}/at?fact=${fact}`),
    enabled: fact > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (history.facts === 0) return <p className={frame.quiet}>Nothing was recorded of whoever holds this key.</p>;
  const line = data && !isPlaceholderData ? data.line : undefined;
  return (
    <>
      {history.forgottenAt && (
        <p role="status" className={styles.forgotten}>
          Forgotten on {momentOf(history.forgottenAt).whole}. That there were facts before is all that is left to read.
        </p>
      )}
      <Scrubber history={history} fact={chosen} line={line} onFact={setChosen} />
      {isError && <p role="alert">Unable to load this instant. Please try again later.</p>}
      <div className={styles.columns}>
        <FactList history={history} fact={chosen} onFact={setChosen} />
        <div aria-busy={isPlaceholderData}>
          {data && <WhatChanged at={data} />}
          {data?.then && <Preferences then={data.then} />}
          {data?.then && <Feed then={data.then} />}
        </div>
      </div>
      <Sent history={history} onFact={setChosen} />
      <TakeAway history={history} />
    </>
  );
};
