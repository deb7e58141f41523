import { useEffect } from 'react';
import { remembered } from '../../lib/local-storage';
import { usePreferences } from './use-preferences';

/** Remembers that the visitor has follows or saved events, so that the next visit does not begin as a newcomer's. */
export const useRememberResident = () => {
  const { data } = usePreferences();
  useEffect(() => {
    if (!data) return;
    const own = !data.defaults || data.savedEvents.length > 0;
    if (own !== remembered.isResident.read()) remembered.isResident.write(own);
  }, [data]);
};
