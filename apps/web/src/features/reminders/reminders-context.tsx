import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Reminder } from '#libs/contracts';
import { useOwnKey, useUser } from '../../lib/account';
import { remembered, useRemembered } from '../../lib/local-storage';
import { queries } from '../../lib/queries';

/** Disabled for a visitor without an account who never set one. */
export const useRemindersQuery = () => {
  const [hasReminders] = useRemembered(remembered.hasReminders);
  const user = useUser();
  const key = useOwnKey();
  return queries.reminders(hasReminders || user ? key : undefined);
};

export const RemindersProvider = ({ children }: { children: ReactNode }) => {
  const { data } = useQuery(useRemindersQuery());
  const waiting = useMemo(() => data?.filter(({ state }) => state === 'waiting') ?? NO_REMINDERS, [data]);
  return <RemindersContext value={waiting}>{children}</RemindersContext>;
};

export const useReminders = (): readonly Reminder[] => useContext(RemindersContext);

export const useRemindersOf = (eventId: number): readonly Reminder[] => {
  const all = useReminders();
  return useMemo(() => all.filter((one) => one.eventId === eventId), [all, eventId]);
};

const NO_REMINDERS: readonly Reminder[] = [];

const RemindersContext = createContext(NO_REMINDERS);
