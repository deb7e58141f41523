import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '#libs/contracts';
import type { SmsSettingsBody } from '#libs/contracts/requests';
import { ownKey } from '../../lib/account';
import { api } from '../../lib/api';
import { queries } from '../../lib/queries';
import { PREFERENCES } from '../../lib/shape';
import { toast } from '../../lib/toast';

/** What is chosen shows once the server has it: nobody is told that they will be texted who will not. */
export const useTextSettings = () => {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    scope: { id: 'sms-settings' },
    mutationFn: async (wished: SmsSettingsBody) => {
      const key = await ownKey(client);
      return { key, told: await api.post<Preferences>(`/preferences/${key}/sms-settings`, wished, PREFERENCES) };
    },
    onSuccess: ({ key, told }) => {
      client.setQueryData(queries.preferences(key).queryKey, told);
      toast({ title: 'SMS Settings Updated' });
    },
    onError: () => toast({ title: 'Error', description: 'Failed to update SMS settings.', variant: 'destructive' }),
  });
  return { choose: mutate, sending: isPending };
};
