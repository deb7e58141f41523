import type { PushKey } from '#libs/contracts';
import type { TellBrowserBody } from '#libs/contracts/requests';
import { api } from '../../lib/api';
import { registerWorker } from '../../lib/register-worker';

/**
 * Lets this browser tell reminders while no page is open, if it can and whoever is at it allows it. Whatever becomes of that, the
 * open page tells them.
 */
export const letBrowserTell = async (sessionId: string) => {
  try {
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return;
    if ((await Notification.requestPermission()) !== 'granted') return;
    const registration = await registerWorker();
    const { publicKey } = await api.get<PushKey>('/push');
    const subscription = await subscribed(registration.pushManager, publicKey);
    await api.post('/push', { sessionId, subscription: subscription.toJSON() } as unknown as TellBrowserBody);
  } catch {
    // A browser without a push service, or one that refuses: nothing is lost.
  }
};

/** One that was made for another key is of another town, or of this one before it was moved. */
const subscribed = async (manager: PushManager, applicationServerKey: string): Promise<PushSubscription> => {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const before = await manager.getSubscription();
    if (!before) throw error;
    await before.unsubscribe();
    return manager.subscribe(options);
  }
};
