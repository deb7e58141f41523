import type { MouseEvent } from 'react';
import { useMayJoin } from '../../lib/account';
import { askForAuth } from '../../lib/auth-dialog';
import type { Entry } from './entries';

/** What a link does instead of leading to somebody's own page while nobody has signed in. */
export const useAskInstead = () => {
  const mayJoin = useMayJoin();
  return ({ isOwn }: Entry) =>
    mayJoin && isOwn
      ? {
          'aria-haspopup': 'dialog' as const,
          onClick: (event: MouseEvent) => {
            event.preventDefault();
            askForAuth('register');
          },
        }
      : {};
};
