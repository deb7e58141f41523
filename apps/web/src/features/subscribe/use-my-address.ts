import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subscription } from '#libs/contracts';
import { useOwnKey } from '../../lib/account';
import { api } from '../../lib/api';
import { remembered, useRemembered } from '../../lib/local-storage';
import { queries } from '../../lib/queries';

/** What became of the last wish. */
export type Outcome = 'made' | 'renewed' | 'stopped' | 'failed' | null;

/**
 * The secret address of one's own almanac. The server tells it once and keeps no more than its hash, so this device remembers it,
 * and asks whether it still is the one in use: it may have been made anew elsewhere, or by a wish whose answer was lost.
 */
export const useMyAddress = () => {
  const key = useOwnKey();
  const client = useQueryClient();
  const state = useQuery(queries.subscription(key));
  const [kept, keep] = useRemembered(remembered.subscription);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isBusy, setBusy] = useState(false);
  const [id = '', url = ''] = kept.split(' ');

  const wish = async (send: (sessionId: string) => Promise<Outcome>) => {
    if (key === undefined || isBusy) return;
    setBusy(true);
    setOutcome(await send(key).catch(() => 'failed' as const));
    // Whatever became of it: an answer may be lost on its way.
    await client.invalidateQueries({ queryKey: queries.subscription(key).queryKey });
    setBusy(false);
  };

  return {
    state: state.isLoadingError ? ('unknown' as const) : (state.data ?? ('loading' as const)),
    retry: () => void state.refetch(),
    /** Undefined where there is none, or none that this device knows. */
    url: state.data?.id && state.data.id === id ? url : undefined,
    isBusy,
    outcome,
    make: () =>
      wish(async (sessionId) => {
        const isNew = !state.data?.id;
        const made = await api.post<Subscription>('/subscription', { sessionId }, { url: '', id: '' });
        keep(`${made.id} ${made.url}`);
        return isNew ? 'made' : 'renewed';
      }),
    stop: () =>
      wish(async (sessionId) => {
        await api.delete('/subscription', { sessionId });
        keep('');
        return 'stopped';
      }),
  };
};

export type MyAddress = ReturnType<typeof useMyAddress>;
