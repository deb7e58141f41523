import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { KeyHistory, PastState } from '#libs/contracts';
import { api } from '../../../lib/api';
import { useInstantFormatter } from '../frame/instant-texts';
import frame from '../frame/ops.module.css';
import { AtInstant } from './at-instant';
import styles from './audit.module.css';
import { FactList } from './fact-list';
import { HistoryDownload } from './history-download';
import { type HistoryPoint, toPointQuery } from './history-point';
import { InstantForm } from './instant-form';
import type { OnSearch } from './log-search';
import { FactChanges, PastMyAlmanac, PastPreferencesSection } from './past-state';
import { Scrubber } from './scrubber';
import { SentMessages } from './sent-messages';

export const ResidentHistory = ({ history, onSearch }: { history: KeyHistory; onSearch: OnSearch }) => {
  const [point, setPoint] = useState<HistoryPoint>({ step: history.facts });
  const requested = useDeferredValue(point);
  const textsOf = useInstantFormatter();
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['ops', 'audit', history.key, 'at', requested],
    queryFn: () => api.get<PastState>(`/ops/audit/keys/${history.key}/at?${toPointQuery(requested)}`),
    enabled: history.facts > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (history.facts === 0) return <p className={frame.quiet}>Nothing is recorded for this key.</p>;
  const isHere = data !== undefined && !isPlaceholderData && requested === point;
  const fact = 'step' in point ? point.step : (data?.fact ?? history.facts);
  const choose = (one: number) => setPoint({ step: one });
  return (
    <>
      {history.forgottenAt && (
        <p role="status" className={styles.forgotten}>
          Forgotten on {textsOf(history.forgottenAt).whole}. That there were facts before is all that is left to read.
        </p>
      )}
      <Scrubber
        history={history}
        fact={fact}
        instant={'instant' in point ? point.instant : undefined}
        line={isHere ? data.line : undefined}
        onFact={choose}
      >
        <InstantForm label="Another instant" onInstant={(instant) => setPoint({ instant })} />
      </Scrubber>
      <AtInstant isError={isError} isBusy={isPlaceholderData} facts={<FactList history={history} fact={fact} onFact={choose} />}>
        {data && <FactChanges at={data} onSearch={onSearch} />}
        {data?.then && <PastPreferencesSection then={data.then} onFact={choose} />}
        {data?.then && <PastMyAlmanac then={data.then} />}
      </AtInstant>
      <SentMessages history={history} onFact={choose} />
      <HistoryDownload history={history} />
    </>
  );
};
