import { useQuery } from '@tanstack/react-query';
import type { AgendaSummary as Answer } from '#libs/contracts';
import { api } from '../../lib/api';
import { SummaryAnswer } from './summary-text';

const FRESH_MS = 5 * 60_000;

export const AgendaSummary = ({ id }: { id: number }) => {
  const query = useQuery({
    queryKey: ['agenda-summary', id],
    queryFn: () => api.get<Answer>(`/events/${id}/agenda-summary`, ANSWER_SHAPE),
    staleTime: FRESH_MS,
  });
  return <SummaryAnswer query={query} texts={TEXTS} />;
};

const ANSWER_SHAPE = { hasSummary: false, summary: '', source: '' };

const TEXTS = {
  loading: 'Reading the agenda…',
  empty:
    "No agenda summary available - either the meeting agenda hasn't been published yet, or the agenda was published too far in advance to be current.",
  announceReady: ({ committee }: Answer) => `The summary of the ${committee} agenda is ready.`,
  failed: 'Failed to load agenda summary. Please try again.',
};
