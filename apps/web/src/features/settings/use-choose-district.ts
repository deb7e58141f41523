import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '#libs/contracts';
import { ownKey } from '../../lib/account';
import { api } from '../../lib/api';
import { queries } from '../../lib/queries';
import { PREFERENCES } from '../../lib/shape';
import { toast } from '../../lib/toast';

/** The choice shows at once, and goes back if the server refuses. */
export const useChooseDistrict = () => {
  const client = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    scope: { id: 'collection-district' },
    mutationFn: async (district: string) => {
      const key = await ownKey(client);
      const told = await api.post<Preferences>(`/preferences/${key}/collection-district`, { district }, PREFERENCES);
      return { key, told };
    },
    onSuccess: ({ key, told }, district) => {
      client.setQueryData(queries.preferences(key).queryKey, told);
      client.invalidateQueries({ queryKey: queries.sidebar(key).queryKey });
      toast({ title: 'Collection District Updated', description: district });
    },
    onError: () => toast({ title: 'Error', description: 'Failed to update collection district.', variant: 'destructive' }),
  });
  return { choose: mutate, wished: isPending ? variables : undefined };
};
