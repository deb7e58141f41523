import { api } from '../../lib/api';
import { forgetEverything } from '../../lib/local-storage';
import { sessionKey } from '../../lib/session';
import { toast } from '../../lib/toast';

/** Nothing of whoever was here stays on the device, and the page begins anew. Where the server does not hear of it, nothing changes. */
export const logOut = async () => {
  try {
    await api.post('/auth/logout', undefined);
  } catch {
    return toast({ title: 'Logout failed', description: 'You are still signed in. Please try again.', variant: 'destructive' });
  }
  forgetEverything();
  sessionKey();
  window.location.assign('/');
};
