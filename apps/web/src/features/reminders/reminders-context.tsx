import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Reminder } from '#libs/contracts';
import { useOwnKey, useUser } from '../../lib/account';
import { remembered, useRemembered } from '../../lib/local-storage';
import { queries } from '../../lib/queries';

/** What the reminders of whoever is here are asked with. Whoever never set any here and has no account asks for none. */
export const useRemindersQuery = () => {
  const [hasReminders] = useRemembered(remembered.hasReminders);
  const user = useUser();
  const key = useOwnKey();
  return queries.reminders(hasReminders || user ? key : undefined);
};

/** Lets every card and page know the reminders that are to come, without asking each by itself. */
export const RemindersProvider = ({ children }: { children: ReactNode }) => {
  const { data } = useQuery(useRemindersQuery());
  const waiting = useMemo(() => data?.filter(({ state }) => state === 'waiting') ?? NONE, [data]);
  return <RemindersContext value={waiting}>{children}</RemindersContext>;
};

/** Those that are to come, the soonest first. */
export const useReminders = (): readonly Reminder[] => useContext(RemindersContext);

export const useRemindersOf = (eventId: number): readonly Reminder[] => {
  const all = useReminders();
  return useMemo(() => all.filter((one) => one.eventId === eventId), [all, eventId]);
};

const NONE: readonly Reminder[] = [];

const RemindersContext = createContext(NONE);
