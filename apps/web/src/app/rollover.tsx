import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { isExpired } from '#libs/contracts';
import { useOwnKey } from '../lib/account';
import { queries } from '../lib/queries';
import { useNow, useToday, useTown } from '../lib/use-town';

/** The list turns at midnight and when something expires by this page's clock; the counts are the server's, and asked for again then. */
export const Rollover = () => {
  const client = useQueryClient();
  const key = useOwnKey();
  const { data: events } = useQuery({ ...queries.events, enabled: false });
  const [now, today, { timeZone }] = [useNow(), useToday(), useTown()];
  const expired = useMemo(() => events?.filter((event) => isExpired(event, now)).length, [events, now]);
  const before = useRef({ events, today, timeZone, expired });

  useEffect(() => {
    const was = before.current;
    before.current = { events, today, timeZone, expired };
    // Other events, or a town that has only now said where it is, are no passing of time.
    const isNextDay = was.timeZone === timeZone && was.today !== today;
    const hasExpired = was.events === events && was.expired !== expired;
    if (isNextDay || hasExpired) client.invalidateQueries({ queryKey: queries.sidebar(key).queryKey });
  }, [client, key, events, today, timeZone, expired]);

  return null;
};
