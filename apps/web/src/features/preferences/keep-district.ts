import type { QueryClient } from '@tanstack/react-query';
import type { Preferences } from '#libs/contracts';
import { ownKey } from '../../lib/account';
import { api } from '../../lib/api';
import { queries } from '../../lib/queries';
import { PREFERENCES } from '../../lib/shape';
import { toast } from '../../lib/toast';

/** Has the server keep where somebody's refuse is collected, by its whole name, and tells them. */
export const keepDistrict = async (client: QueryClient, district: string) => {
  const key = await ownKey(client);
  const told = await api.post<Preferences>(`/preferences/${key}/collection-district`, { district }, PREFERENCES);
  client.setQueryData(queries.preferences(key).queryKey, told);
  client.invalidateQueries({ queryKey: queries.sidebar(key).queryKey });
  toast({ title: 'Collection District Updated', description: district });
};
