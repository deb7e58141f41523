import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type CreatedReminder,
  MAX_OWN_EVENT_TEXT_LENGTHS,
  type Reminder,
  type ReminderType,
  type TownEvent,
  titleOf,
} from '#libs/contracts';
import type { ReminderBody } from '#libs/contracts/requests';
import { ownKey } from '../../lib/account';
import { ApiError, api } from '../../lib/api';
import { remembered } from '../../lib/local-storage';
import { queries } from '../../lib/queries';
import { toast } from '../../lib/toast';
import { findNotificationProblem, type NotificationProblem } from './notifications';
import { subscribeToPush } from './subscribe-to-push';

type ReminderSettings = { at: string; type: ReminderType; phone: string; replaced: Reminder | undefined };

export const useSetReminder = (event: TownEvent, onSet: () => void) => {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ at, type, phone, replaced }: ReminderSettings) => {
      const key = await ownKey(client);
      // Browsers allow the permission prompt only during a click.
      if (type === 'browser') await subscribeToPush(key);
      const { id } = await api.post<CreatedReminder>('/reminders', toReminderRequest(event, at, type, phone, key));
      if (replaced && replaced.id !== id) await api.delete(`/reminders/${replaced.id}`, { sessionId: key });
      remembered.hasReminders.write(true);
      return key;
    },
    onSuccess: async (key, { type }) => {
      await client.invalidateQueries({ queryKey: queries.reminders(key).queryKey });
      toast(toSuccessToast(titleOf(event), type === 'browser' ? findNotificationProblem() : undefined));
      onSet();
    },
    onError: (error) => toast({ ...toErrorToast(error), variant: 'destructive' }),
  });
  return { set: mutate, setting: isPending };
};

const toReminderRequest = (
  { id, name }: TownEvent,
  reminderTime: string,
  reminderType: ReminderType,
  phone: string,
  sessionId: string,
): ReminderBody => ({
  ...{
    reminderTime,
    eventId: id,
    eventName: name.slice(0, MAX_OWN_EVENT_TEXT_LENGTHS.name),
    reminderType,
    sent: false,
    sessionId,
  },
  ...(reminderType === 'sms' && { phoneNumber: phone }),
});

const toSuccessToast = (name: string, silence: NotificationProblem | undefined) =>
  silence
    ? { title: 'Reminder set', description: `You'll be reminded about "${name}"` }
    : { title: 'Reminder set!', description: `You'll be notified about "${name}"` };

const FAILED_TOAST = { title: 'Error', description: 'Failed to set reminder. Please try again.' };

const toErrorToast = (error: unknown) => {
  const message = error instanceof ApiError && [409, 429].includes(error.status) ? error.sentence : undefined;
  if (message?.startsWith('Please enable SMS')) return { title: 'SMS Reminders Not Enabled', description: message };
  return message ? { ...FAILED_TOAST, description: message } : FAILED_TOAST;
};
