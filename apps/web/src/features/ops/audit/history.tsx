import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { HistoryAt, KeyHistory } from '#libs/contracts';
import { api } from '../../../lib/api';
import { useMoments } from '../frame/moments';
import frame from '../frame/ops.module.css';
import { AtInstant } from './at-instant';
import styles from './audit.module.css';
import { type Chosen, queryOf } from './chosen';
import { FactList } from './fact-list';
import { InstantForm } from './instant-form';
import type { OnSearch } from './log-search';
import { Scrubber } from './scrubber';
import { Sent } from './sent';
import { TakeAway } from './take-away';
import { Feed, Preferences, WhatChanged } from './then';

/** All that is recorded of somebody: a line of facts, of which one is chosen, and how it was then. */
export const History = ({ history, onSearch }: { history: KeyHistory; onSearch: OnSearch }) => {
  const [chosen, setChosen] = useState<Chosen>({ fact: history.facts });
  const asked = useDeferredValue(chosen);
  const momentOf = useMoments();
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['ops', 'audit', history.key, 'at', asked],
    queryFn: () => api.get<HistoryAt>(`/ops/audit/keys/${history.key}/at?${queryOf(asked)}`),
    enabled: history.facts > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (history.facts === 0) return <p className={frame.quiet}>Nothing is recorded for this key.</p>;
  const isHere = data !== undefined && !isPlaceholderData && asked === chosen;
  const fact = 'fact' in chosen ? chosen.fact : (data?.fact ?? history.facts);
  const choose = (one: number) => setChosen({ fact: one });
  return (
    <>
      {history.forgottenAt && (
        <p role="status" className={styles.forgotten}>
          Forgotten on {momentOf(history.forgottenAt).whole}. That there were facts before is all that is left to read.
        </p>
      )}
      <Scrubber
        history={history}
        fact={fact}
        instant={'instant' in chosen ? chosen.instant : undefined}
        line={isHere ? data.line : undefined}
        onFact={choose}
      >
        <InstantForm label="Another instant" onInstant={(instant) => setChosen({ instant })} />
      </Scrubber>
      <AtInstant isError={isError} isBusy={isPlaceholderData} facts={<FactList history={history} fact={fact} onFact={choose} />}>
        {data && <WhatChanged at={data} onSearch={onSearch} />}
        {data?.then && <Preferences then={data.then} onFact={choose} />}
        {data?.then && <Feed then={data.then} />}
      </AtInstant>
      <Sent history={history} onFact={choose} />
      <TakeAway history={history} />
    </>
  );
};
