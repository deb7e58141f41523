import type { MouseEvent } from 'react';
import { useMayRegister } from '../../lib/account';
import { openAuthDialog } from '../../lib/auth-dialog';
import type { MenuEntry } from './menu-entries';

export const useSignInInstead = () => {
  const mayJoin = useMayRegister();
  return ({ isOwn }: MenuEntry) =>
    mayJoin && isOwn
      ? {
          'aria-haspopup': 'dialog' as const,
          onClick: (event: MouseEvent) => {
            event.preventDefault();
            openAuthDialog('register');
          },
        }
      : {};
};
