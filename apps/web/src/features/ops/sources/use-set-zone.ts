import type { OpsSource } from '#libs/contracts';
import type { TimeZoneBody } from '#libs/contracts/requests';
import { toast } from '../../../lib/toast';
import { useSourceAction } from './use-sources';

/** Returns a function that sets the time zone of a source; null means the zone the feed names. It throws the server's errors. */
export const useSetZone = ({ id, name }: OpsSource) => {
  const sendAction = useSourceAction(id);
  return async (timeZone: string | null) => {
    await sendAction('time-zone', { timeZone } satisfies TimeZoneBody);
    toast({ title: 'Time zone set', description: `${name} is loaded again with this time zone.` });
  };
};
