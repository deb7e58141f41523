import type { PushKey } from '#libs/contracts';
import type { TellBrowserBody } from '#libs/contracts/requests';
import { api } from '../../lib/api';
import { registerWorker } from '../../lib/register-worker';

/** Failures are ignored, because an open page shows reminders too. */
export const subscribeToPush = async (sessionId: string) => {
  try {
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return;
    if ((await Notification.requestPermission()) !== 'granted') return;
    const registration = await registerWorker();
    const { publicKey } = await api.get<PushKey>('/push');
    const subscription = await subscribeWithKey(registration.pushManager, publicKey);
    await api.post('/push', { sessionId, subscription: subscription.toJSON() } as unknown as TellBrowserBody);
  } catch {
    // The browser has no push service, or it refused.
  }
};

/** A subscription made with another server key is invalid: another town, or this one before it was moved. */
const subscribeWithKey = async (manager: PushManager, applicationServerKey: string): Promise<PushSubscription> => {
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
