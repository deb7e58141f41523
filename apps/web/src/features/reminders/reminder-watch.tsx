import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countedWords, plainQuotes, type Reminder, rebookingWords, type SeenReminder } from '#libs/contracts';
import { useOwnKey } from '../../lib/account';
import { api } from '../../lib/api';
import { toast } from '../../lib/toast';
import { useRemindersQuery } from './reminders-context';

const EVERY_MS = 30_000;

/** Tells what is due in the open page: in one of all that are open, for the server knows which was first. */
export const ReminderWatch = () => {
  const key = useOwnKey();
  const { data } = useQuery({
    ...useRemindersQuery(),
    refetchInterval: ({ state }) => (state.data?.some(({ state }) => state === 'waiting') ? EVERY_MS : false),
    refetchIntervalInBackground: true,
  });
  useEffect(() => {
    const ended = data?.filter(({ state }) => state !== 'waiting') ?? [];
    if (key && ended.length > 0) tell(ended, key).catch(() => {});
  }, [data, key]);
  return null;
};

const tell = async (ended: readonly Reminder[], sessionId: string) => {
  const firsts = await Promise.all(
    ended.map(async (one) => {
      const { first } = await api.post<SeenReminder>(`/reminders/${one.id}/seen`, { sessionId });
      return first ? [one] : [];
    }),
  );
  const told = firsts.flat();
  if (told.length > 0) toast(wordsFor(told));
};

/** One toast is seen at a time, so several are told in one. */
const wordsFor = (told: readonly Reminder[]) => {
  const [one] = told;
  if (told.length > 1 || !one) return { title: countedWords(told.length, 'reminder'), description: told.map(sentence).join(' ') };
  return one.state === 'dropped'
    ? { title: 'Reminder dropped', description: sentence(one) }
    : { title: `Reminder: ${plainQuotes(one.eventName)}`, description: one.eventTime };
};

const sentence = ({ state, eventName, eventTime, rebooking }: Reminder) => {
  const name = plainQuotes(eventName) || 'An event of yours';
  if (state !== 'dropped') return `${name}: ${eventTime}.`;
  return [`${name} will not take place.`, rebooking && `${rebookingWords(rebooking)}.`].filter(Boolean).join(' ');
};
