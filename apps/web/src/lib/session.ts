import { newSessionKey, SESSION_KEY } from '#libs/contracts';
import { remembered } from './local-storage';

/** The key of this device's own preferences. Made at the first call, the same ever after. */
export const sessionKey = (): string => {
  const known = [remembered.sessionId, remembered.secondSessionId].map((key) => key.read()).find((key) => SESSION_KEY.test(key));
  return remember(known ?? newSessionKey(Date.now(), crypto.getRandomValues(new Uint8Array(16))));
};

const remember = (key: string) => {
  for (const place of [remembered.sessionId, remembered.secondSessionId]) if (place.read() !== key) place.write(key);
  return key;
};
