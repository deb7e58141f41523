import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Reminder, repairMojibake } from '#libs/contracts';
import { ownKey } from '../../lib/account';
import { api } from '../../lib/api';
import { queries } from '../../lib/queries';
import { toast } from '../../lib/toast';

export const useRemoveReminder = () => {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id }: Reminder) => {
      const sessionId = await ownKey(client);
      await api.delete(`/reminders/${id}`, { sessionId });
      return sessionId;
    },
    onSuccess: async (key, { eventName }) => {
      await client.invalidateQueries({ queryKey: queries.reminders(key).queryKey });
      toast({ title: 'Reminder removed', description: `You won't be reminded about "${repairMojibake(eventName)}"` });
    },
    onError: () => toast({ title: 'Error', description: 'Failed to remove reminder. Please try again.', variant: 'destructive' }),
  });
  return { remove: mutate, removing: isPending };
};
