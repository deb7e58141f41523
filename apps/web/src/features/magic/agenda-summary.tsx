import { useQuery } from '@tanstack/react-query';
import type { AgendaSummary as Answer } from '#libs/contracts';
import { api } from '../../lib/api';
import { Told } from './told';

const FRESH_MS = 5 * 60_000;

export const AgendaSummary = ({ id }: { id: number }) => {
  const asked = useQuery({
    queryKey: ['agenda-summary', id],
    queryFn: () => api.get<Answer>(`/events/${id}/agenda-summary`, ANSWER),
    staleTime: FRESH_MS,
  });
  return <Told asked={asked} words={WORDS} />;
};

const ANSWER = { hasSummary: false, summary: '', source: '' };

const WORDS = {
  reading: 'Reading the agenda…',
  none: "No agenda summary available - either the meeting agenda hasn't been published yet, or the agenda was published too far in advance to be current.",
  ready: ({ committee }: Answer) => `The summary of the ${committee} agenda is ready.`,
  failed: 'Failed to load agenda summary. Please try again.',
};
