import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subscription } from '#libs/contracts';
import { useOwnKey } from '../../lib/account';
import { api } from '../../lib/api';
import { remembered, useRemembered } from '../../lib/local-storage';
import { queries } from '../../lib/queries';

export type AddressOutcome = 'made' | 'renewed' | 'stopped' | 'failed' | null;

/** Shown once, so this device remembers it. The id is fetched: another device or a lost answer may have replaced the address. */
export const useMyAddress = () => {
  const key = useOwnKey();
  const client = useQueryClient();
  const state = useQuery(queries.subscription(key));
  const [subscription, keep] = useRemembered(remembered.subscription);
  const [outcome, setOutcome] = useState<AddressOutcome>(null);
  const [isBusy, setBusy] = useState(false);
  const [id = '', url = ''] = subscription.split(' ');

  const requestAddress = async (send: (sessionId: string) => Promise<AddressOutcome>) => {
    if (key === undefined || isBusy) return;
    setBusy(true);
    setOutcome(await send(key).catch(() => 'failed' as const));
    // Also after a failure: the request may have succeeded and its answer been lost.
    await client.invalidateQueries({ queryKey: queries.subscription(key).queryKey });
    setBusy(false);
  };

  return {
    state: state.isLoadingError ? ('unknown' as const) : (state.data ?? ('loading' as const)),
    retry: () => void state.refetch(),
    /** Undefined if there is none, or this device does not know it. */
    url: state.data?.id && state.data.id === id ? url : undefined,
    isBusy,
    outcome,
    make: () =>
      requestAddress(async (sessionId) => {
        const isNew = !state.data?.id;
        const made = await api.post<Subscription>('/subscription', { sessionId }, { url: '', id: '' });
        keep(`${made.id} ${made.url}`);
        return isNew ? 'made' : 'renewed';
      }),
    stop: () =>
      requestAddress(async (sessionId) => {
        await api.delete('/subscription', { sessionId });
        keep('');
        return 'stopped';
      }),
  };
};

export type MyAddress = ReturnType<typeof useMyAddress>;
