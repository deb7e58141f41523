import type { QueryClient } from '@tanstack/react-query';
import type { Preferences } from '#libs/contracts';
import { ownKey } from '../../lib/account';
import { api } from '../../lib/api';
import { REST_OF_LIST_KEY } from '../../lib/event-keys';
import { queries } from '../../lib/queries';
import { PREFERENCES } from '../../lib/shape';
import { toast } from '../../lib/toast';

export const saveDistrict = async (client: QueryClient, district: string) => {
  const key = await ownKey(client);
  const saved = await api.post<Preferences>(`/preferences/${key}/collection-district`, { district }, PREFERENCES);
  client.setQueryData(queries.preferences(key).queryKey, saved);
  for (const queryKey of [queries.sidebar(key).queryKey, REST_OF_LIST_KEY]) client.invalidateQueries({ queryKey });
  toast({ title: 'Collection District Updated', description: district });
};
