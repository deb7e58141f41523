import { useQuery } from '@tanstack/react-query';
import type { AgendaSummary as Answer } from '#libs/contracts';
import { api } from '../../lib/api';
import { Button } from '../../ui/button';
import { MarkedText } from '../../ui/marked-text';
import { AuthorLine } from './author';
import styles from './magic.module.css';

const FRESH_MS = 5 * 60_000;

export const AgendaSummary = ({ id }: { id: number }) => {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['agenda-summary', id],
    queryFn: () => api.get<Answer>(`/events/${id}/agenda-summary`, ANSWER),
    staleTime: FRESH_MS,
  });
  if (isError && !isFetching)
    return (
      <div className={styles.failed}>
        <p role="alert">Failed to load agenda summary. Please try again.</p>
        <Button size="sm" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!data)
    return (
      <p className={styles.said} role="status">
        Reading the agenda…
      </p>
    );
  if (!data.hasSummary)
    return (
      <p className={styles.said} role="status">
        {NONE}
      </p>
    );
  return (
    <>
      <div className={styles.text}>
        <MarkedText text={data.summary} />
      </div>
      <AuthorLine source={data.source} />
      <p className="sr" role="status">
        The summary of the {data.committee} agenda is ready.
      </p>
    </>
  );
};

const ANSWER = { hasSummary: false, summary: '', source: '' };

const NONE =
  "No agenda summary available - either the meeting agenda hasn't been published yet, or the agenda was published too far in advance to be current.";
