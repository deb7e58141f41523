import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Preferences } from '#libs/contracts';
import { ownKey } from '../../lib/account';
import { api } from '../../lib/api';
import { queries } from '../../lib/queries';
import { PREFERENCES } from '../../lib/shape';
import { toast } from '../../lib/toast';

/** The choice shows at once, and goes back if the server refuses. */
export const useChooseDistrict = () => {
  const client = useQueryClient();
  const [wished, setWished] = useState<string>();
  const { mutate } = useMutation({
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
    // Whoever has chosen another one meanwhile sees that.
    onSettled: (_, __, district) => setWished((last) => (last === district ? undefined : last)),
  });
  const choose = (district: string) => {
    setWished(district);
    mutate(district);
  };
  return { choose, wished };
};
