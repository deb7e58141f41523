import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatInstant, millisecondsOf } from '#libs/contracts';
import { useOldestAnswer } from '../lib/answer-ages';
import { queries } from '../lib/queries';
import { useOffline } from '../lib/use-offline';
import { useToday } from '../lib/use-town';
import { refetchAll } from './refetch-all';

const RETRY_INTERVAL_MS = 30_000;

/** Retries at intervals while there is a network and the page is visible. */
export const StaleDataText = () => {
  const client = useQueryClient();
  const offline = useOffline();
  const oldest = useOldestAnswer();
  const { dataUpdatedAt } = useQuery({ ...queries.events, enabled: false });
  const { data: town } = useQuery({ ...queries.town, enabled: false });
  const today = useToday();

  useEffect(() => {
    if (offline) return;
    const timer = setInterval(() => document.hidden || refetchAll(client), RETRY_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [client, offline]);

  const reason = offline ? 'You are offline.' : 'Almanac cannot be reached.';
  const since = oldest ?? dataUpdatedAt;
  if (!since || !town) return `${reason} What you see may have changed since.`;
  // By the town's clock, like every time on the page.
  const instant = new Date(millisecondsOf(town.now) + since - town.receivedAt).toISOString();
  return `${reason} This was loaded ${formatInstant(town.timeZone, instant, today)}.`;
};
