import { useEffect } from 'react';
import { remembered } from '../../lib/local-storage';
import { usePreferences } from './use-preferences';

/** Remembers whether anything here is somebody's own, so that the next visit does not begin with what newcomers see. */
export const useResidency = () => {
  const { data } = usePreferences();
  useEffect(() => {
    if (!data) return;
    const own = !data.defaults || data.savedEvents.length > 0;
    if (own !== remembered.isResident.read()) remembered.isResident.write(own);
  }, [data]);
};
