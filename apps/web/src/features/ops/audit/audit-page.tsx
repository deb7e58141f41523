import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { KeyHistory } from '#libs/contracts';
import { api, errorText } from '../../../lib/api';
import { HeadlineAside } from '../frame/headline-aside';
import frame from '../frame/ops.module.css';
import styles from './audit.module.css';
import { EventSearch } from './event-search';
import { LogSearch, type LogSearchTerms, type OnSearch } from './log-search';
import { ResidentHistory } from './resident-history';
import { ResidentSearch } from './resident-search';

/** A history is addressed by the hash of its key. Unlike the key, the hash is no secret. */
const HISTORY_PATH_PATTERN = /^\/ops\/audit\/([\da-f]{64})$/;

export const AuditPage = () => {
  const [path] = useLocation();
  const key = HISTORY_PATH_PATTERN.exec(path)?.[1];
  const { data, error } = useQuery({
    queryKey: ['ops', 'audit', key],
    queryFn: () => api.get<KeyHistory>(`/ops/audit/keys/${key}`),
    enabled: key !== undefined,
    staleTime: 0,
  });
  const [searched, setSearched] = useState<{ nth: number; query: LogSearchTerms }>();
  const search: OnSearch = (query) => setSearched((before) => ({ nth: (before?.nth ?? 0) + 1, query }));
  return (
    <>
      <HeadlineAside>
        <ResidentSearch key={key} resident={key} />
      </HeadlineAside>
      {error && (
        <p role="alert" className={`${frame.refused} ${styles.lead}`}>
          {errorText(error, 'Unable to load this history. Please try again later.')}
        </p>
      )}
      {key === undefined && (
        <p className={`${frame.quiet} ${styles.lead}`}>
          Type a key, an e-mail address, or the hash that facts contain. Every search is recorded with its time; the text you type
          is not.
        </p>
      )}
      {data && <ResidentHistory key={data.key} history={data} onSearch={search} />}
      <EventSearch />
      <LogSearch key={searched?.nth} lookedFor={searched?.query} />
    </>
  );
};
