import { api } from '../../lib/api';
import { forgetDevice } from '../../lib/forget-device';
import { ifAnyQueued } from '../../lib/offline-queue/send-or-queue';
import { sessionKey } from '../../lib/session';
import { toast } from '../../lib/toast';

/** Without an answer of the server nothing changes. */
export const logOut = async () => {
  try {
    await ifAnyQueued(({ takeUp }) => takeUp());
    await api.post('/auth/logout', undefined);
  } catch {
    return toast({ title: 'Logout failed', description: 'You are still signed in. Please try again.', variant: 'destructive' });
  }
  await forgetDevice();
  sessionKey();
  window.location.assign('/');
};
