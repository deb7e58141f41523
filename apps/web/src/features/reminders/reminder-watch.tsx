import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatCount, formatRebooking, type Reminder, repairMojibake, type SeenReminderResponse } from '#libs/contracts';
import { useOwnKey } from '../../lib/account';
import { api } from '../../lib/api';
import { toast } from '../../lib/toast';
import { useRemindersQuery } from './reminders-context';

const POLL_INTERVAL_MS = 30_000;

/** The server decides which of several open pages shows them. */
export const ReminderWatch = () => {
  const key = useOwnKey();
  const { data } = useQuery({
    ...useRemindersQuery(),
    refetchInterval: ({ state }) => (state.data?.some(({ state }) => state === 'waiting') ? POLL_INTERVAL_MS : false),
    // A hidden page does not ask: it would show the reminder to nobody, and a visible one would not.
    refetchOnWindowFocus: true,
  });
  useEffect(() => {
    const ended = data?.filter(({ state }) => state !== 'waiting') ?? [];
    if (key && ended.length > 0) showReminders(ended, key).catch(() => {});
  }, [data, key]);
  return null;
};

const showReminders = async (ended: readonly Reminder[], sessionId: string) => {
  const firsts = await Promise.all(
    ended.map(async (one) => {
      const { first } = await api.post<SeenReminderResponse>(`/reminders/${one.id}/seen`, { sessionId });
      return first ? [one] : [];
    }),
  );
  const reminders = firsts.flat();
  if (reminders.length > 0) toast(formatReminders(reminders));
};

/** Only one toast is visible at a time, so several reminders share one. */
const formatReminders = (reminders: readonly Reminder[]) => {
  const [one] = reminders;
  if (reminders.length > 1 || !one)
    return { title: formatCount(reminders.length, 'reminder'), description: reminders.map(formatReminder).join(' ') };
  return one.state === 'dropped'
    ? { title: 'Reminder dropped', description: formatReminder(one) }
    : { title: `Reminder: ${repairMojibake(one.eventName)}`, description: one.eventTime };
};

const formatReminder = ({ state, eventName, eventTime, rebooking }: Reminder) => {
  const name = repairMojibake(eventName) || 'An event of yours';
  if (state !== 'dropped') return `${name}: ${eventTime}.`;
  return [`${name} will not take place.`, rebooking && `${formatRebooking(rebooking)}.`].filter(Boolean).join(' ');
};
