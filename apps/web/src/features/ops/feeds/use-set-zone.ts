import type { OpsSource } from '#libs/contracts';
import type { TimeZoneBody } from '#libs/contracts/requests';
import { toast } from '../../../lib/toast';
import { useTell } from './use-feeds';

/** Sets the zone that the clock times of a source are really in; null for what it says itself. Throws what the server says. */
export const useSetZone = ({ id, name }: OpsSource) => {
  const tell = useTell(id);
  return async (timeZone: string | null) => {
    await tell('time-zone', { timeZone } satisfies TimeZoneBody);
    toast({ title: 'Time zone set', description: `${name} is loaded again with this time zone.` });
  };
};
