import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Preferences } from '#libs/contracts';
import { api } from '../../lib/api';
import { queries } from '../../lib/queries';
import { sessionKey } from '../../lib/session';
import { usePreferences } from '../preferences/use-preferences';

/** The programs that will be followed; `apply` sends the whole list and rejects when that failed. */
export const useProgramDraft = () => {
  const client = useQueryClient();
  const { data: preferences } = usePreferences();
  const followed = preferences?.followedSubcalendars ?? [];
  const [draft, setDraft] = useState<number[] | null>(null);
  const chosen = draft ?? followed;

  return {
    changed: draft !== null,
    has: (id: number) => chosen.includes(id),
    choose: (id: number, follow: boolean) => setDraft([...chosen.filter((other) => other !== id), ...(follow ? [id] : [])]),
    apply: async () => {
      const answer = await api.post<Preferences>('/subcalendars/follow', { sessionId: sessionKey(), subcalendars: chosen });
      client.setQueryData(queries.preferences.queryKey, answer);
    },
  };
};
