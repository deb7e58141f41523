import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { millisecondsOf, momentWords } from '#libs/contracts';
import { useOldest } from '../lib/kept-answers';
import { queries } from '../lib/queries';
import { useOffline } from '../lib/use-offline';
import { useToday } from '../lib/use-town';
import { readAnew } from './read-anew';

const AGAIN_MS = 30_000;

/** Why what is read may be old, and from when the oldest of it is. Where there is a network, it is asked for again and again. */
export const OldWords = () => {
  const client = useQueryClient();
  const offline = useOffline();
  const oldest = useOldest();
  const { dataUpdatedAt } = useQuery({ ...queries.events, enabled: false });
  const { data: town } = useQuery({ ...queries.town, enabled: false });
  const today = useToday();

  useEffect(() => {
    if (offline) return;
    const timer = setInterval(() => readAnew(client), AGAIN_MS);
    return () => clearInterval(timer);
  }, [client, offline]);

  const why = offline ? 'You are offline.' : 'Almanac cannot be reached.';
  const since = oldest ?? dataUpdatedAt;
  if (!since || !town) return `${why} What you see may have changed since.`;
  // By the town's clock, as everything here.
  const instant = new Date(millisecondsOf(town.now) + since - town.receivedAt).toISOString();
  return `${why} This is what was known ${momentWords(town.timeZone, instant, today)}.`;
};
