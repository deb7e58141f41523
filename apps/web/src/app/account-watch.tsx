import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBeginAnew } from '../features/account/begin-anew';
import { remembered } from '../lib/local-storage';
import { queries } from '../lib/queries';

/** Asks again who is here when somebody has signed in or out in another tab. Until it is known, nothing of anybody is shown. */
export const AccountWatch = () => {
  const client = useQueryClient();
  useBeginAnew();
  useEffect(() => {
    const { queryKey } = queries.account;
    const compare = () => {
      const account = client.getQueryData(queryKey);
      if (account !== undefined && (account?.id ?? '') !== remembered.userId.read()) client.resetQueries({ queryKey });
    };
    // A tab that was put aside hears nothing of others.
    window.addEventListener('storage', compare);
    document.addEventListener('visibilitychange', compare);
    return () => {
      window.removeEventListener('storage', compare);
      document.removeEventListener('visibilitychange', compare);
    };
  }, [client]);
  return null;
};
