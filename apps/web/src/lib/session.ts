import { createSessionKey, SESSION_KEY_PATTERN } from '#libs/contracts';
import { remembered } from './local-storage';

export const sessionKey = (): string => {
  const storedKey = [remembered.sessionId, remembered.secondSessionId]
    .map((key) => key.read())
    .find((key) => SESSION_KEY_PATTERN.test(key));
  return storeSessionKey(storedKey ?? createSessionKey(Date.now(), crypto.getRandomValues(new Uint8Array(16))));
};

const storeSessionKey = (key: string) => {
  for (const place of [remembered.sessionId, remembered.secondSessionId]) if (place.read() !== key) place.write(key);
  return key;
};
