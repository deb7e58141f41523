import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LONGEST_OWN, type Reminder, type ReminderType, type SetReminder, type TownEvent, titleOf } from '#libs/contracts';
import type { ReminderBody } from '#libs/contracts/requests';
import { ownKey } from '../../lib/account';
import { ApiError, api } from '../../lib/api';
import { remembered } from '../../lib/local-storage';
import { queries } from '../../lib/queries';
import { toast } from '../../lib/toast';
import { letBrowserTell } from './let-browser-tell';
import { type Silence, silenceOf } from './notifications';

type Wish = { at: string; type: ReminderType; phone: string; instead: Reminder | undefined };

/** Sets one, instead of another one where that is changed, and closes the dialog once it is set. */
export const useSetReminder = (event: TownEvent, onSet: () => void) => {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ at, type, phone, instead }: Wish) => {
      const key = await ownKey(client);
      // Browsers ask their people only right after a click.
      if (type === 'browser') await letBrowserTell(key);
      const { id } = await api.post<SetReminder>('/reminders', bodyFor(event, at, type, phone, key));
      if (instead && instead.id !== id) await api.delete(`/reminders/${instead.id}`, { sessionId: key });
      remembered.hasReminders.write(true);
      return key;
    },
    onSuccess: async (key, { type }) => {
      await client.invalidateQueries({ queryKey: queries.reminders(key).queryKey });
      toast(promiseOf(titleOf(event), type === 'browser' ? silenceOf() : undefined));
      onSet();
    },
    onError: (error) => toast({ ...wordsFor(error), variant: 'destructive' }),
  });
  return { set: mutate, setting: isPending };
};

const bodyFor = (
  { id, name }: TownEvent,
  reminderTime: string,
  reminderType: ReminderType,
  phone: string,
  sessionId: string,
): ReminderBody => ({
  ...{ reminderTime, eventId: id, eventName: name.slice(0, LONGEST_OWN.name), reminderType, sent: false, sessionId },
  ...(reminderType === 'sms' && { phoneNumber: phone }),
});

/** Nobody is promised more than this browser may do. */
const promiseOf = (name: string, silence: Silence | undefined) =>
  silence
    ? { title: 'Reminder set', description: `You'll be reminded about "${name}"` }
    : { title: 'Reminder set!', description: `You'll be notified about "${name}"` };

const FAILED = { title: 'Error', description: 'Failed to set reminder. Please try again.' };

/** What the server says of a rule is for people; of what went wrong otherwise nobody could make anything. */
const wordsFor = (error: unknown) => {
  const said = error instanceof ApiError && [409, 429].includes(error.status) ? error.sentence : undefined;
  if (said?.startsWith('Please enable SMS')) return { title: 'SMS Reminders Not Enabled', description: said };
  return said ? { ...FAILED, description: said } : FAILED;
};
