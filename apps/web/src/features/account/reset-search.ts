import { useEffect } from 'react';
import type { User } from '#libs/contracts';
import { useUser } from '../../lib/account';
import { remembered, welcomedUser } from '../../lib/local-storage';

export const resetSearchFor = ({ id }: User) => {
  remembered.searchTerm.forget();
  remembered.isSearchExpanded.forget();
  welcomedUser(id).write(true);
};

/** Also when a signed-in user begins a new browser session. */
export const useResetSearch = () => {
  const user = useUser();
  useEffect(() => {
    if (user && !welcomedUser(user.id).read()) resetSearchFor(user);
  }, [user]);
};
