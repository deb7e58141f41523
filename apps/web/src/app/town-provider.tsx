import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type Town, toTownDay } from '#libs/contracts';
import { queries } from '../lib/queries';
import { NowContext, TodayContext, TownContext, type TownPlace, UNKNOWN_TOWN } from '../lib/use-town';

const TICK_MS = 30_000;

/** The town's clock is the server's instant plus the time passed since its answer. */
export const TownProvider = ({ children }: { children: ReactNode }) => {
  const { data: town } = useQuery({ ...queries.town, select: withoutClock });
  const { data: clock } = useQuery({ ...queries.town, select: serverClockOf });
  const passing = useTick();
  const now = new Date(clock ? clock.now + passing - clock.receivedAt : passing).toISOString();
  const { timeZone } = town ?? { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };

  return (
    <TownContext value={town ?? UNKNOWN_TOWN}>
      <TodayContext value={toTownDay(timeZone, now)}>
        <NowContext value={now}>{children}</NowContext>
      </TodayContext>
    </TownContext>
  );
};

type TownAnswer = Town & { receivedAt: number };

/** Stable between two answers, so that a new time does not re-render everything. */
const withoutClock = ({ now, receivedAt, ...place }: TownAnswer): TownPlace => place;

const serverClockOf = ({ now, receivedAt }: TownAnswer) => ({ now: Date.parse(now), receivedAt });

const useTick = () => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const read = () => setNow(Date.now());
    const timer = setInterval(read, TICK_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  return now;
};
