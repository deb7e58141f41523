import { useEffect } from 'react';
import type { User } from '#libs/contracts';
import { useUser } from '../../lib/account';
import { hasSeenUser, remembered } from '../../lib/local-storage';

/** Whoever has signed in sees everything first, whatever was searched for before they came. */
export const beginAnew = ({ id }: User) => {
  remembered.searchTerm.forget();
  remembered.isSearchExpanded.forget();
  hasSeenUser(id).write(true);
};

/** So does whoever is signed in already, in a browser session that has not seen them. */
export const useBeginAnew = () => {
  const user = useUser();
  useEffect(() => {
    if (user && !hasSeenUser(user.id).read()) beginAnew(user);
  }, [user]);
};
