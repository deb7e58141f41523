import type { OpsSource } from '#libs/contracts';
import type { TimeZoneBody } from '#libs/contracts/requests';
import { toast } from '../../../lib/toast';
import { useSourceAction } from './use-sources';

/** Null means the zone the feed names. Throws the server's errors. */
export const useSetZone = ({ id, name }: OpsSource) => {
  const sendAction = useSourceAction(id);
  return async (timeZone: string | null) => {
    await sendAction('time-zone', { timeZone } satisfies TimeZoneBody);
    toast({ title: 'Time zone set', description: `${name} is loaded again with this time zone.` });
  };
};
