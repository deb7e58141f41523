import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { dayIn, type Town } from '#libs/contracts';
import { queries } from '../lib/queries';
import { NowContext, type Place, TodayContext, TownContext, UNKNOWN_TOWN } from '../lib/use-town';

const TICK = 30_000;

/** Gives the page the town and its clock: the server's instant plus the time that has passed here since. */
export const TownProvider = ({ children }: { children: ReactNode }) => {
  const { data: town } = useQuery({ ...queries.town, select: placeOf });
  const { data: clock } = useQuery({ ...queries.town, select: clockOf });
  const passing = useTick();
  const now = new Date(clock ? clock.now + passing - clock.receivedAt : passing).toISOString();
  const { timeZone } = town ?? { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };

  return (
    <TownContext value={town ?? UNKNOWN_TOWN}>
      <TodayContext value={dayIn(timeZone, now)}>
        <NowContext value={now}>{children}</NowContext>
      </TodayContext>
    </TownContext>
  );
};

type Answer = Town & { receivedAt: number };

/** What stays when the town is asked again for the time. */
const placeOf = ({ now, receivedAt, ...place }: Answer): Place => place;

const clockOf = ({ now, receivedAt }: Answer) => ({ now: Date.parse(now), receivedAt });

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
