import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { dayIn } from '#libs/contracts';
import { queries } from '../lib/queries';
import { NowContext, TodayContext, TownContext, UNKNOWN_TOWN } from '../lib/use-town';

const TICK = 30_000;

/** Gives the page the town and its clock: the server's instant plus the time that has passed here since. */
export const TownProvider = ({ children }: { children: ReactNode }) => {
  const { data: town } = useQuery(queries.town);
  const passing = useTick();
  const now = new Date(town ? Date.parse(town.now) + passing - town.receivedAt : passing).toISOString();
  const { timeZone } = town ?? { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };

  return (
    <TownContext value={town ?? UNKNOWN_TOWN}>
      <TodayContext value={dayIn(timeZone, now)}>
        <NowContext value={now}>{children}</NowContext>
      </TodayContext>
    </TownContext>
  );
};

/** This device's clock, read again every half minute and when someone comes back to the page. */
const useTick = () => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const read = () => setNow(Date.now());
    const timer = setInterval(read, TICK);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  return now;
};
