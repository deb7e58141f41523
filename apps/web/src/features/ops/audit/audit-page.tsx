import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { KeyHistory } from '#libs/contracts';
import { api, sentenceOf } from '../../../lib/api';
import { Beside } from '../frame/beside';
import frame from '../frame/ops.module.css';
import styles from './audit.module.css';
import { EventSearch } from './event-search';
import { History } from './history';
import { LogSearch, type LookedFor, type OnSearch } from './log-search';
import { WhoForm } from './who-form';

/** By its hash a history has an address: that is nobody's secret, as a key would be. */
const ADDRESS = /^\/ops\/audit\/([\da-f]{64})$/;

/** What was recorded of somebody, of an event, and in the whole log. */
export const AuditPage = () => {
  const [path] = useLocation();
  const key = ADDRESS.exec(path)?.[1];
  const { data, error } = useQuery({
    queryKey: ['ops', 'audit', key],
    queryFn: () => api.get<KeyHistory>(`/ops/audit/keys/${key}`),
    enabled: key !== undefined,
    staleTime: 0,
  });
  const [searched, setSearched] = useState<{ nth: number; query: LookedFor }>();
  const search: OnSearch = (query) => setSearched((before) => ({ nth: (before?.nth ?? 0) + 1, query }));
  return (
    <>
      <Beside>
        <WhoForm key={key} shown={key} />
      </Beside>
      {error && (
        <p role="alert" className={`${frame.refused} ${styles.lead}`}>
          {sentenceOf(error, 'Unable to load this history. Please try again later.')}
        </p>
      )}
      {key === undefined && (
        <p className={`${frame.quiet} ${styles.lead}`}>
          Type a key, an e-mail address, or the hash that facts contain. Every search is recorded with its time; the text you type
          is not.
        </p>
      )}
      {data && <History key={data.key} history={data} onSearch={search} />}
      <EventSearch />
      <LogSearch key={searched?.nth} lookedFor={searched?.query} />
    </>
  );
};
